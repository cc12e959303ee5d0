//! The view as plain text, at most 100 columns wide.

use orrery_core::{Message, Present, Texts};

use super::amounts;
use crate::Evacuation;
use crate::components::{COMPONENTS, Cost};
use crate::state::Who;
use crate::view::{SeatView, ShipView, View};
use crate::vocab::{Field, Lane, World};

const WIDTH: usize = 100;

pub(super) fn print(view: &View, texts: &Texts) -> String {
    let mut page = Page { texts, out: String::new() };
    page.heading(view);
    page.map(view);
    page.track(view);
    page.displays(view);
    for seat in &view.seats {
        page.seat(view, seat);
    }
    page.out
}

struct Page<'a> {
    texts: &'a Texts,
    out: String,
}

impl Page<'_> {
    fn say(&self, message: Message) -> String {
        self.texts.say(&message)
    }

    fn word(&self, id: &'static str) -> String {
        self.say(Message::new(id))
    }

    fn name(&self, id: &str) -> String {
        self.texts.name(id)
    }

    fn line(&mut self, text: &str) {
        let short: String = text.trim_end().chars().take(WIDTH).collect();
        self.out.push_str(&short);
        self.out.push('\n');
    }

    /// A label and items behind it, continued on further lines under the first item.
    fn items(&mut self, label: &str, items: &[String]) {
        if items.is_empty() {
            return;
        }
        let indent = label.chars().count() + 1;
        let mut line = format!("{label} ");
        for (i, item) in items.iter().enumerate() {
            let comma = if i + 1 < items.len() { ", " } else { "" };
            if i > 0 && line.chars().count() + item.chars().count() + comma.trim_end().len() > WIDTH {
                self.line(&line);
                line = " ".repeat(indent);
            }
            line += item;
            line += comma;
        }
        self.line(&line);
    }

    fn heading(&mut self, view: &View) {
        let phase = view.phase.map_or_else(|| self.word("print-setup"), |phase| self.name(phase.id()));
        let year = self.say(Message::new("print-year").number("year", view.year));
        self.line(&format!("EVACUATION - {year}, {phase}"));
        let prompt = self.say(Evacuation::prompt(view));
        self.line(&prompt);
        let order: Vec<String> = view.order.iter().map(|who| self.who(*who)).collect();
        let label = self.word("print-order");
        self.items(&label, &order);
        let bonus: Vec<String> = view
            .bonus_cards
            .iter()
            .skip(usize::from(view.year.saturating_sub(1)))
            .map(|card| {
                let [upper, lower] = COMPONENTS.bonus_cards[card.index()].numbers;
                format!("{} {upper}/{lower}", self.name(card.id()))
            })
            .collect();
        let label = self.word("print-bonus");
        self.items(&label, &bonus);
        self.line(&"=".repeat(WIDTH));
    }

    fn who(&self, who: Who) -> String {
        match who {
            Who::Player(seat) => format!("P{}", seat.0 + 1),
            Who::Opponent => self.word("opponent"),
            Who::Neutral => self.word("neutral"),
        }
    }

    /// Terrain letter and owner of each field, row by row.
    fn map(&mut self, view: &View) {
        for r in -3..=3_i8 {
            let mut line = " ".repeat(3 * usize::from(r.unsigned_abs()));
            for field in Field::all().filter(|f| COMPONENTS.fields[f.index()].r == r) {
                let data = &COMPONENTS.fields[field.index()];
                let letter = ["s", "d", "f", "o"][data.terrain.index()];
                let owner = match view.fields[field.index()].owner {
                    None => ".".to_owned(),
                    Some(Who::Player(seat)) => (seat.0 + 1).to_string(),
                    Some(_) => "x".to_owned(),
                };
                line += &format!(" {letter}{owner:<3} ");
            }
            self.line(&line);
        }
    }

    fn track(&mut self, view: &View) {
        let markers: Vec<String> = view
            .markers
            .iter()
            .map(|marker| {
                let lane = match marker.lane {
                    Some(Lane::Main) | None => "",
                    Some(Lane::ThreePlus) => "+",
                    Some(Lane::Parking) => "p",
                };
                format!("{} {}{lane}", self.who(marker.who), marker.space)
            })
            .collect();
        let label = self.word("print-track");
        self.items(&label, &markers);
    }

    fn displays(&mut self, view: &View) {
        for display in &view.displays {
            let label = format!("{} ({}):", self.name(display.display.id()), display.stack);
            let items: Vec<String> = display.items.iter().flatten().map(|id| self.name(id)).collect();
            self.items(&label, &items);
        }
        let contracts: Vec<String> = view.contracts.iter().map(|c| self.name(c.id())).collect();
        let label = self.word("print-contracts");
        self.items(&label, &contracts);
        if let Some(opponent) = &view.opponent {
            let label = self.word("print-opponent");
            let top = opponent.top.map_or_else(String::new, |card| self.name(card.id()));
            let corner = self.name(opponent.corner.id());
            self.items(&label, &[top, format!("+{}", opponent.stack), corner]);
        }
        self.line(&"-".repeat(WIDTH));
    }

    fn cost(&self, cost: Cost) -> String {
        self.say(Message::new("print-amounts").with("amounts", amounts(cost)))
    }

    fn seat(&mut self, view: &View, seat: &SeatView) {
        let own = if view.you == Some(seat.seat) { "*" } else { "" };
        let title = Message::new("print-seat")
            .name("colour", seat.colour.id())
            .number("score", seat.score)
            .number("satisfaction", seat.satisfaction)
            .number("penalties", seat.penalties);
        let title = self.say(title);
        let passed = if seat.passed { self.word("print-passed") } else { String::new() };
        self.line(&format!("P{}{own} {title} {passed}", seat.seat.0 + 1));
        for world in World::ALL {
            let i = world.index();
            let message = Message::new("print-world")
                .name("world", world.id())
                .with("store", amounts(seat.stores[i]))
                .with("production", amounts(seat.production[i]));
            let line = self.say(message);
            self.line(&format!("  {line}"));
            let mut pieces: Vec<String> = seat.ships[i].iter().map(|ship| self.ship(ship)).collect();
            pieces.extend(seat.stadiums[i].iter().map(|stadium| self.name(stadium.id())));
            if seat.factories[i] != [0; 3] {
                let factories = self.cost(seat.factories[i]);
                pieces.push(format!("{}: {factories}", self.word("print-factories")));
            }
            if world == World::Old {
                pieces.extend(seat.sites.iter().map(|site| self.name(site.id())));
            } else if seat.population > 0 {
                pieces.push(self.say(Message::new("print-population").number("n", seat.population)));
            }
            self.items("   ", &pieces);
        }
        let techs: Vec<String> = seat
            .technologies
            .iter()
            .flatten()
            .filter(|tech| tech.done > 0)
            .map(|tech| format!("{} {}/{}", self.name(tech.tech.id()), tech.done, tech.needed))
            .collect();
        self.items("  +", &techs);
        let cards = seat.infrastructures.iter().map(|infra| self.name(infra.id()));
        let played = seat.played.iter().map(|played| {
            format!("{}{}", self.name(played.infrastructure.id()), if played.fulfilled { "!" } else { "?" })
        });
        let goals = seat.goals.iter().map(|goal| format!("{} {}", self.name(goal.goal.id()), goal.points));
        let contracts = seat.contracts.iter().map(|contract| self.name(contract.contract.id()));
        let hand = seat.hand.iter().flatten().map(|card| self.name(card.id()));
        let all: Vec<String> = cards.chain(played).chain(goals).chain(contracts).chain(hand).collect();
        self.items("  #", &all);
        if let Some(demand) = &seat.demand {
            let message = Message::new("print-demand")
                .number("year", demand.year)
                .number("old", demand.food[0])
                .number("new", demand.food[1])
                .number("stadiums", demand.stadiums);
            let line = self.say(message);
            self.line(&format!("  {line}"));
        }
    }

    fn ship(&self, ship: &ShipView) -> String {
        let mut text = self.name(ship.ship.id());
        if ship.flying {
            text += " >";
        }
        let sites = ship.sites.iter().chain(&ship.factory_sites).map(|site| site.id());
        let aboard: Vec<String> =
            sites.chain(ship.stadiums.iter().map(|s| s.id())).map(|id| self.name(id)).collect();
        if !aboard.is_empty() {
            text += &format!(" [{}]", aboard.join(" "));
        }
        text
    }
}
