//! The rows of a batch: parts of arrays that belong to numpy.

/// No list of legal actions is longer, by law.
pub const MOST_LEGAL: usize = 256;

/// What is told of each game, one row for each in every array.
pub struct Rows<'a> {
    pub seat: &'a mut [i8],
    pub mask: &'a mut [u8],
    pub legal: &'a mut [i16],
    pub count: &'a mut [i16],
    pub observation: &'a mut [u8],
    pub reward: &'a mut [f32],
    pub score: &'a mut [i32],
    /// 1 where a game has ended: numpy's form of a truth value.
    pub done: &'a mut [u8],
    pub game: &'a mut [i64],
    /// The width of the mask; 0 for none.
    pub actions: usize,
    /// The width of an observation.
    pub bytes: usize,
    pub players: usize,
}

impl<'a> Rows<'a> {
    /// The first rows, and the others.
    pub fn split(self, count: usize) -> (Rows<'a>, Rows<'a>) {
        let (actions, bytes, players) = (self.actions, self.bytes, self.players);
        let (seat, seats) = self.seat.split_at_mut(count);
        let (mask, masks) = self.mask.split_at_mut(count * actions);
        let (legal, legals) = self.legal.split_at_mut(count * MOST_LEGAL);
        let (own_count, counts) = self.count.split_at_mut(count);
        let (observation, observations) = self.observation.split_at_mut(count * bytes);
        let (reward, rewards) = self.reward.split_at_mut(count * players);
        let (score, scores) = self.score.split_at_mut(count * players);
        let (done, dones) = self.done.split_at_mut(count);
        let (game, games) = self.game.split_at_mut(count);
        let first = Rows {
            seat,
            mask,
            legal,
            count: own_count,
            observation,
            reward,
            score,
            done,
            game,
            actions,
            bytes,
            players,
        };
        let others = Rows {
            seat: seats,
            mask: masks,
            legal: legals,
            count: counts,
            observation: observations,
            reward: rewards,
            score: scores,
            done: dones,
            game: games,
            actions,
            bytes,
            players,
        };
        (first, others)
    }

    /// The legal actions of a game.
    pub fn legal_of(&self, row: usize) -> &[i16] {
        &self.legal[row * MOST_LEGAL..][..self.count[row] as usize]
    }

    pub fn observation_of(&mut self, row: usize) -> &mut [u8] {
        &mut self.observation[row * self.bytes..][..self.bytes]
    }

    pub fn reward_of(&mut self, row: usize) -> &mut [f32] {
        &mut self.reward[row * self.players..][..self.players]
    }

    pub fn score_of(&mut self, row: usize) -> &mut [i32] {
        &mut self.score[row * self.players..][..self.players]
    }

    /// Takes back what was legal: much quicker than to write the whole mask again.
    pub fn clear_mask(&mut self, row: usize) {
        if self.actions > 0 {
            for at in 0..self.count[row] as usize {
                let action = self.legal[row * MOST_LEGAL + at] as usize;
                self.mask[row * self.actions + action] = 0;
            }
        }
    }

    /// Nothing has ended here, nothing is won.
    pub fn clear(&mut self, row: usize) {
        self.done[row] = 0;
        self.reward_of(row).fill(0.0);
    }
}
