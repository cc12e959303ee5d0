//! Who has which table.

use sqlx::{AssertSqlSafe, Row};

use super::{NOW, Postgres};
use crate::store::{Claim, Place, Result, Tenure};

/// The most tables that are claimed at once because something is due in them: after the loss of a server the others
/// share its tables, and nobody is flooded.
const SLICE: i64 = 50;

/// Whether table `t` has no owner, or one that was given up. Asked of the row as it is when it is locked, hence no join.
const FREE: &str = "coalesce((select n.dead from node n where n.id = t.owner), true)";
/// When the owner of table `t` was last heard of.
const HEARD: &str = "(select n.seen from node n where n.id = t.owner)";

/// Whether a node can play the game of table `t`.
fn plays(node: &str) -> String {
    format!(
        "(t.rules_version is null or position(',' || t.game || '=' || t.rules_version || ',' in {node}.rules) > 0)"
    )
}

/// Whether `me` may claim table `t` if it is free: it can play it and is not to leave it to others, or nobody else can.
fn may_claim() -> String {
    let (mine, others) = (plays("me"), plays("o"));
    format!(
        "({mine} and (not me.drain or not exists (select 1 from node o where not o.dead and not o.leaving and not o.drain
            and {others}))
          or not exists (select 1 from node o where o.id <> me.id and not o.dead and not o.leaving and {others}))"
    )
}

impl Postgres {
    /// Makes this server the owner of a table, in one statement: no two can win.
    pub async fn claim(&self, id: &str) -> Result<Claim> {
        let may_claim = may_claim();
        let sql = format!(
            "with t as (select id, owner, game, rules_version from game_table where id = $1 for update),
             won as (update game_table g set owner = me.id, epoch = g.epoch + 1,
                paused = case when t.owner <> me.id then coalesce(g.paused, {HEARD}) else g.paused end
                from t, node me where g.id = t.id and me.id = $2 and not me.dead
                and (t.owner = me.id or {FREE} and not me.leaving and {may_claim})
                returning g.epoch, g.paused),
             noted as (insert into tenure (table_id, epoch, node, time, why)
                select t.id, won.epoch, $2, {NOW},
                case when t.owner is null then 'free' when t.owner = $2 then 'own' else 'dead' end from won, t)
             select won.epoch, won.paused, coalesce(t.owner <> $2, false) as taken_over,
                (select up_since from cluster) as up_since from t left join won on true"
        );
        let row = sqlx::query(AssertSqlSafe(sql))
            .bind(id)
            .bind(self.membership.id())
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(Claim::Missing) };
        let Some(epoch) = row.try_get("epoch")? else { return Ok(Claim::Elsewhere) };
        if row.try_get("taken_over")? {
            metrics::counter!("orrery_takeovers").increment(1);
        }
        Ok(Claim::Won(Tenure { epoch, paused: row.try_get("paused")?, up_since: row.try_get("up_since")? }))
    }

    /// Claims tables that nobody has, and in which something must happen now. Own ones are told as well: one that was claimed may
    /// not have come into the memory.
    pub async fn due(&self, now: i64, limit: i64, resting: &[String]) -> Result<Vec<String>> {
        let may_claim = may_claim();
        let sql = format!(
            "with t as (select t.id, t.owner from node me, game_table t
                where me.id = $1 and not me.dead and not me.leaving and t.wake <= $2
                and {FREE} and t.id <> all($4) and {may_claim}
                order by t.wake limit $5 for update of t skip locked),
             won as (update game_table g set owner = $1, epoch = g.epoch + 1, paused = coalesce(g.paused, {HEARD})
                from t where g.id = t.id returning g.id, g.epoch, t.owner as former),
             noted as (insert into tenure (table_id, epoch, node, time, why)
                select id, epoch, $1, {NOW}, case when former is null then 'due' else 'due, dead' end from won),
             own as (select id from game_table where owner = $1 and wake <= $2 and id <> all($4) order by wake limit $3)
             select id, former is not null as taken_over from won union all select id, false from own"
        );
        let rows = sqlx::query(AssertSqlSafe(sql))
            .bind(self.membership.id())
            .bind(now)
            .bind(limit)
            .bind(resting)
            .bind(SLICE)
            .fetch_all(&self.readers)
            .await?;
        let mut ids = Vec::with_capacity(rows.len());
        for row in rows {
            if row.try_get("taken_over")? {
                metrics::counter!("orrery_takeovers").increment(1);
            }
            ids.push(row.try_get("id")?);
        }
        Ok(ids)
    }

    /// Gives a table back, if it is still owned under this epoch: anybody may claim it.
    pub async fn release(&self, id: &str, epoch: i64) -> Result<()> {
        sqlx::query("update game_table set owner = null where id = $1 and epoch = $2")
            .bind(id)
            .bind(epoch)
            .execute(&self.readers)
            .await?;
        Ok(())
    }

    /// Where a table is to be asked for: at its owner if that lives, otherwise where it may be claimed.
    pub async fn place(&self, id: &str) -> Result<Place> {
        let (may_claim, plays) = (may_claim(), plays("o"));
        let sql = format!(
            "select n.id as node, n.address, t.owner = me.id as own, not me.dead and not me.leaving and {may_claim} as mine
             from node me, game_table t left join node n on n.id = t.owner and not n.dead where t.id = $1 and me.id = $2"
        );
        let row = sqlx::query(AssertSqlSafe(sql))
            .bind(id)
            .bind(self.membership.id())
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(Place::Here) };
        if row.try_get::<Option<bool>, _>("own")?.unwrap_or(false) {
            return Ok(Place::Here);
        }
        let mut owner: (Option<String>, Option<String>) = (row.try_get("node")?, row.try_get("address")?);
        if owner.0.is_none() && !row.try_get::<bool, _>("mine")? {
            let sql = format!(
                "select o.id, o.address from node o, game_table t
                 where t.id = $1 and not o.dead and not o.leaving and o.id <> $2
                 order by not {plays}, o.drain, md5(o.id || t.id) limit 1"
            );
            let other = sqlx::query(AssertSqlSafe(sql))
                .bind(id)
                .bind(self.membership.id())
                .fetch_optional(&self.readers)
                .await?;
            if let Some(other) = other {
                owner = (other.try_get("id")?, other.try_get("address")?);
            }
        }
        let (node, address) = owner;
        Ok(node.zip(address).map_or(Place::Here, |(node, address)| Place::At { node, address }))
    }

    /// A server refused a connection: it is given up if it has been silent for a moment as well.
    pub async fn refused(&self, node: &str) -> Result<bool> {
        self.membership.bury_silent(&self.readers, node).await
    }

    /// Takes no more tables, and tells the others so.
    pub async fn leave(&self) -> Result<()> {
        self.membership.set_leaving();
        sqlx::query("update node set leaving = true where id = $1")
            .bind(self.membership.id())
            .execute(&self.readers)
            .await?;
        Ok(())
    }
}
