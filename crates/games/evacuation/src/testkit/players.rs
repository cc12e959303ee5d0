//! What belongs to the players of a position.

use super::words::{contract, infra, of_world};
use super::{Fixture, card, field, resources};
use crate::components::COMPONENTS;
use crate::state::Progress;
use crate::vocab::{CardSet, Display, Goal, Lane, Ship, Site, SiteSet, Stadium, StadiumSet, Tech};

impl Fixture {
    /// Resources of a world, such as `"2 steel 1 energy"`.
    pub fn store(mut self, seat: u8, world: &str, amounts: &str) -> Fixture {
        self.player(seat).stores[of_world(world).index()] = resources(amounts);
        self
    }

    /// Production of the New World besides that of fields and sea sites.
    pub fn production(mut self, seat: u8, amounts: &str) -> Fixture {
        self.player(seat).rewards = resources(amounts);
        self
    }

    /// Population waiting on the New World.
    pub fn population(mut self, seat: u8, count: u8) -> Fixture {
        self.player(seat).population = count;
        self
    }

    /// Factories waiting on a world, from the supply.
    pub fn factories(mut self, seat: u8, world: &str, types: &str) -> Fixture {
        let factories = resources(types);
        let player = self.player(seat);
        for (i, n) in factories.into_iter().enumerate() {
            player.factories[of_world(world).index()][i] += n;
            player.supply[i] -= n;
        }
        self
    }

    /// Ships over a world, taken out of their display or stack.
    pub fn ships(mut self, seat: u8, world: &str, ids: &[&str]) -> Fixture {
        for id in ids {
            let ship = Ship::from_id(id).unwrap_or_else(|| panic!("no ship `{id}`"));
            self.remove(Display::Ship, ship.0);
            self.player(seat).ships[of_world(world).index()].insert(ship);
        }
        self
    }

    /// Stadiums of a world, taken out of their display or stack.
    pub fn stadiums(mut self, seat: u8, world: &str, ids: &[&str]) -> Fixture {
        for id in ids {
            let stadium = Stadium::from_id(id).unwrap_or_else(|| panic!("no stadium `{id}`"));
            self.remove(Display::Stadium, stadium.0);
            self.player(seat).stadiums[0].remove(stadium);
            self.player(seat).stadiums[of_world(world).index()].insert(stadium);
        }
        self
    }

    /// Takes away the start stadium.
    pub fn without_stadium(mut self, seat: u8) -> Fixture {
        self.player(seat).stadiums[0] = StadiumSet::NONE;
        self
    }

    /// Infrastructures in hand.
    pub fn infra_hand(mut self, seat: u8, ids: &[&str]) -> Fixture {
        for id in ids {
            let infra = infra(id);
            self.remove(Display::Infrastructure, infra.0);
            self.player(seat).infras.hand.insert(infra);
        }
        self
    }

    /// Infrastructures laid out and not fulfilled.
    pub fn infra_played(mut self, seat: u8, ids: &[&str]) -> Fixture {
        for id in ids {
            let infra = infra(id);
            self.remove(Display::Infrastructure, infra.0);
            self.player(seat).infras.played.insert(infra);
        }
        self
    }

    /// Infrastructures laid out and fulfilled; their reward is not given.
    pub fn infra_fulfilled(mut self, seat: u8, ids: &[&str]) -> Fixture {
        self = self.infra_played(seat, ids);
        ids.iter().for_each(|id| self.player(seat).infras.fulfilled.insert(infra(id)));
        self
    }

    /// Settles a field, with factories such as `"energy"` from the supply.
    pub fn settled(mut self, seat: u8, id: &str, factories: &str) -> Fixture {
        let field = field(id);
        let types = resources(factories);
        assert_eq!(types.iter().sum::<u8>(), COMPONENTS.fields[field.index()].factories, "factories of {id}");
        let player = self.player(seat);
        player.fields.insert(field);
        for (i, n) in types.into_iter().enumerate() {
            player.supply[i] -= n;
            player.settled[i] += n;
        }
        self.state.built[field.index()] = types[0] | types[1] << 2 | types[2] << 4;
        self.state.settled.insert(field);
        self
    }

    /// Gives a player the set of these technologies and completes them. Each takes the next free column of its
    /// level; what lies below in a column is completed too.
    pub fn techs(mut self, seat: u8, ids: &[&str]) -> Fixture {
        let techs: Vec<Tech> = ids
            .iter()
            .map(|id| Tech::from_id(id).unwrap_or_else(|| panic!("no technology `{id}`")))
            .collect();
        let set = techs[0].0 / 9;
        let other = self.state.players.iter().position(|p| p.set == set);
        let own = self.player(seat).set;
        if let Some(other) = other {
            self.state.players[other].set = own;
        }
        let player = self.player(seat);
        player.set = set;
        for level in 0..3 {
            let mut row: Vec<u8> = techs.iter().filter(|t| t.0 % 9 / 3 == level).map(|t| t.0 % 9).collect();
            for column in 0..row.len() {
                player.research[column] = player.research[column].max(2 * level + 1);
            }
            row.extend((3 * level..3 * level + 3).filter(|n| !techs.iter().any(|t| t.0 % 9 == *n)));
            for (column, tech) in row.into_iter().enumerate() {
                player.grid[column][usize::from(level)] = tech;
            }
        }
        self
    }

    /// Researches in the three columns.
    pub fn research(mut self, seat: u8, steps: [u8; 3]) -> Fixture {
        self.player(seat).research = steps;
        self
    }

    /// The progress markers: space and lane, with what their turning points brought.
    pub fn markers(mut self, seat: u8, markers: [(u8, &str); 2]) -> Fixture {
        self.player(seat).markers =
            markers.map(|(space, lane)| Progress { space, lane: Lane::from_id(lane).expect("a lane") });
        self
    }

    /// The active land sites; both sea sites stay as the markers say.
    pub fn sites(mut self, seat: u8, ids: &[&str]) -> Fixture {
        let land: SiteSet =
            ids.iter().map(|id| Site::from_id(id).unwrap_or_else(|| panic!("no site `{id}`"))).collect();
        let player = self.player(seat);
        let sea: SiteSet = player.sites.iter().filter(|site| site.index() >= Site::LAND).collect();
        player.sites = land.or(sea);
        self
    }

    /// Penalty tokens.
    pub fn penalties(mut self, seat: u8, tokens: u8) -> Fixture {
        self.player(seat).penalties = tokens;
        self
    }

    /// Actions taken this year, as the areas of their cards.
    pub fn acted(mut self, seat: u8, areas: &[u8]) -> Fixture {
        let player = self.player(seat);
        player.areas = [0; 4];
        areas.iter().for_each(|&area| player.areas[usize::from(area) - 1] += 1);
        player.actions = areas.len() as u8;
        self
    }

    /// Cards played face up this year, after [`Fixture::acted`].
    pub fn face_up(mut self, seat: u8, ids: &[&str]) -> Fixture {
        let cards: CardSet = ids.iter().map(|id| card(id)).collect();
        let player = self.player(seat);
        player.cards.face_up = cards;
        player.actions += cards.len();
        self
    }

    /// The hand of action cards.
    pub fn hand(mut self, seat: u8, ids: &[&str]) -> Fixture {
        self.hands[usize::from(seat)] = Some(ids.iter().map(|id| card(id)).collect());
        self
    }

    /// The goal cards that a player keeps.
    pub fn goals(mut self, seat: u8, ids: &[&str]) -> Fixture {
        let goals = ids.iter().map(|id| Goal::from_id(id).unwrap_or_else(|| panic!("no goal `{id}`")));
        self.goals[usize::from(seat)] = Some(goals.collect());
        self
    }

    /// Upper and lower bonuses taken so far.
    pub fn bonuses(mut self, seat: u8, taken: [u8; 2]) -> Fixture {
        self.player(seat).goals.bonuses = taken;
        self
    }

    /// Contracts that a player holds.
    pub fn held(mut self, seat: u8, ids: &[&str]) -> Fixture {
        ids.iter().for_each(|id| {
            self.state.contracts.remove(contract(id));
            self.player(seat).contracts.held.insert(contract(id));
        });
        self
    }

    /// Lets a player pass.
    pub fn passed(mut self, seat: u8) -> Fixture {
        self.player(seat).passed = true;
        self
    }
}
