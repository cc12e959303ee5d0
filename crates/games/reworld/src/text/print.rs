//! The view as plain text, at most 100 columns wide.

use orrery_core::{Message, Texts};

use crate::view::{Ask, ModuleView, SeatView, ShipView, SlotView, View};
use crate::vocab::Number;

const WIDTH: usize = 100;

pub(super) fn print(view: &View, texts: &Texts) -> String {
    let mut page = Page { texts, out: String::new() };
    page.heading(view);
    if view.chapter == 1 {
        page.station(view);
    }
    for seat in &view.seats {
        page.seat(view, seat);
    }
    page.ships(view);
    page.categories(view);
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

    fn line(&mut self, text: &str) {
        self.out.push_str(text.trim_end());
        self.out.push('\n');
    }

    /// A label and items behind it, continued on further lines under the first item.
    fn items(&mut self, label: &str, items: &[String]) {
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
        let stage = match (view.chapter, &view.ask) {
            (_, Ask::Over) => Message::new("print-over"),
            (1, _) => {
                let points = view.terrabot_points.get(usize::from(view.round) - 1).copied().unwrap_or(0);
                Message::new("print-round").number("round", view.round).number("points", points)
            }
            _ => Message::new("print-chapter-two"),
        };
        let title = format!("REWORLD - {}", self.say(stage));
        self.line(&title);
        if view.chapter == 1 {
            let bag: u8 = view.bag.iter().map(|m| m.count).sum();
            let supplies = Message::new("print-supplies").number("bag", bag);
            let supplies = self.say(supplies.number("discards", view.discard_pile));
            self.line(&supplies);
        }
        self.line(&"=".repeat(WIDTH));
    }

    fn station(&mut self, view: &View) {
        let (upper, lower) = view.slots.split_at(view.slots.len() / 2);
        for (left, right) in upper.iter().zip(lower) {
            let line = format!("{}  {}", fit(&self.slot(left), 49), fit(&self.slot(right), 49));
            self.line(&line);
        }
        if let Some(start) = &view.start_space {
            let text = match start.card {
                Some(card) => Message::new("print-start-card").number("card", card.get()),
                None => Message::new("print-start-taken"),
            };
            let text = self.say(text.seat("who", start.by));
            self.line(&text);
        }
        self.line(&"-".repeat(WIDTH));
    }

    /// A module with the numbers that are demanded for it, or the cards that paid for it.
    fn slot(&self, slot: &SlotView) -> String {
        let id = slot.id.trim_start_matches("slot-");
        match (&slot.module, slot.top) {
            (Some(module), _) => {
                let name = fit(&self.texts.name(module.module.id()), 34);
                format!("{id} {name} {}", self.price(&slot.demands))
            }
            (None, Some(top)) => {
                let cards: Vec<String> = slot.cards.iter().map(|n| n.get().to_string()).collect();
                let cards = cards.join(" ");
                format!("{id} {}", self.word("print-cards")) + &format!(" {cards} -> {}", top.get())
            }
            (None, None) => id.into(),
        }
    }

    fn price(&self, demands: &[Number]) -> String {
        match demands {
            [] => self.word("print-any-card"),
            [n] => n.get().to_string(),
            numbers => numbers.iter().map(|n| n.get().to_string()).collect::<Vec<_>>().join("+"),
        }
    }

    fn seat(&mut self, view: &View, seat: &SeatView) {
        let mut text = self.say(
            Message::new("print-seat")
                .seat("who", seat.seat)
                .name("freighter", seat.freighter)
                .number("points", seat.score),
        );
        if view.marker == seat.seat {
            text += &self.word("print-marker");
        }
        if view.chapter == 1 {
            text += &self.say(Message::new("print-hand").number("count", seat.hand_count));
            for card in seat.hand.iter().flatten() {
                for _ in 0..card.count {
                    text += &format!(" {}", card.number.get());
                }
            }
        }
        if seat.left {
            text += &self.word("print-left");
        }
        let to_move = if view.turn == Some(seat.seat) { "> " } else { "  " };
        self.line(&format!("{to_move}{text}"));
        for row in seat.rows.iter().filter(|r| !r.modules.is_empty()) {
            let label = self.say(Message::new("print-row").number("row", row.bay.get()));
            // REW-AREA-01: the open end is on the left.
            let from_open_end: Vec<ModuleView> = row.modules.iter().rev().cloned().collect();
            self.modules(&label, &from_open_end);
        }
        for city in &seat.cities {
            let letter = city.letter.id().to_uppercase();
            let label = format!("{} {} ({}):", letter, self.texts.name(city.sign.id()), city.size);
            self.modules(&label, &city.modules);
        }
        let defence = self.say(Message::new("print-defence").number("shields", seat.shields));
        for (label, modules) in [
            (defence, &seat.defence),
            (self.word("print-shuttles"), &seat.shuttles),
            (self.word("print-satellites"), &seat.satellites),
        ] {
            if !modules.is_empty() {
                self.modules(&label, modules);
            }
        }
    }

    fn modules(&mut self, label: &str, modules: &[ModuleView]) {
        let names: Vec<String> = modules.iter().map(|m| self.texts.name(m.module.id())).collect();
        self.items(&format!("    {label}"), &names);
    }

    fn ships(&mut self, view: &View) {
        self.line(&"-".repeat(WIDTH));
        let free: Vec<String> =
            view.ships.iter().filter(|s| s.taken_by.is_none()).map(|s| self.ship(view, s)).collect();
        let label = self.word("print-ships");
        self.items(&label, &free);
        for seat in view.seats.iter().filter(|s| !s.ships.is_empty()) {
            let ships: Vec<String> = seat.ships.iter().map(|s| self.texts.name(s.id())).collect();
            let label = self.say(Message::new("print-ships-of").seat("who", seat.seat));
            self.items(&label, &ships);
        }
    }

    /// A ship with its points, and how far the viewer is.
    fn ship(&self, view: &View, ship: &ShipView) -> String {
        let name = self.texts.name(ship.ship.id());
        let own = view.you.and_then(|seat| ship.progress.get(seat.index()));
        match own {
            Some(progress) => format!("{name} {progress}/{} (+{})", ship.threshold, ship.points),
            None => format!("{name} /{} (+{})", ship.threshold, ship.points),
        }
    }

    fn categories(&mut self, view: &View) {
        if view.chapter == 1 {
            return;
        }
        let label = self.word("print-final");
        let items: Vec<String> = view
            .categories
            .iter()
            .map(|c| {
                let ranks: Vec<String> = c.ranks.iter().map(i16::to_string).collect();
                let sizes: Vec<String> = c.sizes.iter().map(u8::to_string).collect();
                format!("{} {} [{}]", self.texts.name(c.category.id()), ranks.join("/"), sizes.join(" "))
            })
            .collect();
        self.items(&label, &items);
    }
}

/// The text, padded or cut to a width.
fn fit(text: &str, width: usize) -> String {
    let length = text.chars().count();
    if length <= width {
        return format!("{text:<width$}");
    }
    text.chars().take(width - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::WIDTH;
    use crate::Reworld;
    use crate::testkit::new_game;
    use orrery_core::{FastDice, Game, Lang, Present, Silent, Texts, Viewer, playout};

    #[test]
    fn the_page_is_at_most_100_columns_wide() {
        for (lang, players) in [(Lang::En, 4), (Lang::De, 4), (Lang::De, 2)] {
            let texts = Texts::of_game(lang, Reworld::sources());
            let mut state = new_game(players, 3).state;
            let mut dice = FastDice::new(3);
            let mut actions = Vec::new();
            while let Some((seat, action)) = playout::choose::<Reworld>(&state, &mut dice, &mut actions) {
                Reworld::play(&mut state, seat, action, &mut dice, &mut Silent);
                let page = Reworld::print(&Reworld::view(&state, Viewer::Seat(seat)), &texts);
                for line in page.lines() {
                    assert!(line.chars().count() <= WIDTH, "{line}");
                }
            }
        }
    }
}
