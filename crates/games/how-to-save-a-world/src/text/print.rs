//! The view as plain text, at most 100 columns wide.

use orrery_core::{Message, Seat, Texts};

use super::tell::{cube_text, type_name};
use crate::rules::landers::world_name;
use crate::view::{PlaceView, SeatView, View, WorldView};
use crate::vocab::{Badge, Card, Cube, Resource, Side, Space, SpaceKind};

/// The widest line.
const WIDTH: usize = 100;

/// The page.
pub(super) fn print(view: &View, texts: &Texts) -> String {
    let mut page = Page { texts, text: String::new() };
    page.head(view);
    view.worlds.iter().for_each(|world| page.world(world));
    page.projects(view);
    page.display(view);
    page.consortium(view);
    view.seats.iter().for_each(|seat| page.seat(view, seat));
    page.text
}

struct Page<'a> {
    texts: &'a Texts,
    text: String,
}

impl Page<'_> {
    fn say(&self, message: Message) -> String {
        self.texts.say(&message)
    }

    fn word(&self, id: &'static str) -> String {
        self.say(Message::new(id))
    }

    fn line(&mut self, text: &str) {
        self.text.extend(text.chars().take(WIDTH));
        self.text.push('\n');
    }

    /// A heading and items, broken into lines.
    fn items(&mut self, heading: &str, items: &[String]) {
        let mut line = format!("{heading}:");
        for item in items {
            if line.chars().count() + item.chars().count() + 2 > WIDTH {
                self.line(&line);
                line = "   ".into();
            }
            line.push_str("  ");
            line.push_str(item);
        }
        self.line(&line);
    }

    fn side(&self, side: Side) -> String {
        match side.seat() {
            Some(seat) => player(seat),
            None if side == Side::CONSORTIUM => self.word("print-consortium-short"),
            None => "n".into(),
        }
    }

    fn head(&mut self, view: &View) {
        let danger = view.danger.first().copied().unwrap_or(0);
        let head = Message::new("print-head").number("round", view.round).number("danger", danger);
        let head =
            self.say(head.number("asteroid", view.asteroid).with("medal", super::tell::side_arg(view.medal)));
        self.line(&head);
        let bag: Vec<String> = Cube::ALL
            .iter()
            .map(|&cube| format!("{} {}", self.texts.name(cube_text(cube)), view.bag[cube.index()]))
            .collect();
        let heading = self.word("print-bag");
        self.items(&heading, &bag);
    }

    fn world(&mut self, world: &WorldView) {
        let mut items: Vec<String> = world.places.iter().map(|place| self.place(place)).collect();
        let zone =
            world.zone.iter().map(|l| format!("{}×{}", self.side(l.side), l.count)).collect::<Vec<_>>();
        let heading = self.texts.name(world_name(world.world));
        items.insert(0, format!("[{}]", zone.join(" ")));
        self.items(&heading, &items);
    }

    fn place(&self, place: &PlaceView) -> String {
        let spaces: Vec<String> = place
            .spaces
            .iter()
            .map(|space| {
                let landers: Vec<String> = space.landers.iter().map(|&side| self.side(side)).collect();
                format!("{}{}", kind_mark(space.space), landers.join(","))
            })
            .collect();
        format!("{} {}", self.texts.name(place.place.id()), spaces.join(" "))
    }

    fn projects(&mut self, view: &View) {
        for project in &view.projects {
            let stacks = project.spaces.iter().enumerate().filter(|(_, stack)| !stack.is_empty());
            let discs: Vec<String> = stacks
                .map(|(space, stack)| {
                    let names: Vec<String> = stack.iter().map(|&side| self.side(side)).collect();
                    format!("{space}:{}", names.join("<"))
                })
                .collect();
            let cubes = project.progress.iter().flatten().count();
            let name = self.texts.name(project.project.id());
            let reward = self.texts.name(project.reward.id());
            let rescue = if view.rescue == Some(project.project) { " *" } else { "" };
            let line = format!(
                "{name}{rescue}  {cubes}/{}  {}  ({reward})",
                project.progress.len(),
                discs.join(" ")
            );
            self.line(&line);
        }
    }

    fn display(&mut self, view: &View) {
        for row in &view.display {
            let heading = self.texts.name(type_name(row.card_type));
            let cards = row.cards.iter().flatten();
            let mut items: Vec<String> = cards.map(|&card| self.card(card)).collect();
            if let Some(price) = row.price {
                items.push(format!("({price} {})", self.texts.name(row.resource.id())));
            }
            self.items(&heading, &items);
        }
    }

    fn card(&self, card: Card) -> String {
        self.texts.name(card.id())
    }

    fn consortium(&mut self, view: &View) {
        let Some(rival) = &view.consortium else { return };
        let name = self.texts.name("consortium");
        let order = rival.order.map(|order| self.texts.name(order.id())).unwrap_or_default();
        let line = format!("{name}: {} ({}) {order}", rival.points, self.texts.name(rival.difficulty.id()));
        self.line(&line);
    }

    fn seat(&mut self, view: &View, seat: &SeatView) {
        let turn = if view.active == Some(seat.seat.into()) { ">" } else { " " };
        let passed = if seat.passed { self.word("print-passed") } else { String::new() };
        let points = self.say(Message::new("print-points").number("points", seat.points));
        self.line(&format!("{turn}{} {points} {passed}", player(seat.seat)));
        let resources: Vec<String> = Resource::ALL
            .iter()
            .map(|r| {
                let (marker, line) = (seat.resources[r.index()], seat.incomes[r.index()]);
                format!("{} {marker}/{line}", self.texts.name(r.id()))
            })
            .collect();
        self.items("  ", &resources);
        let badges: Vec<String> = Badge::ALL
            .iter()
            .map(|b| {
                let (active, spent) = (seat.active_tiles[b.index()], seat.spent_tiles[b.index()]);
                format!("{} {active}+{spent}", self.texts.name(b.id()))
            })
            .collect();
        self.items("  ", &badges);
        if !seat.technologies.is_empty() {
            let names: Vec<String> = seat.technologies.iter().map(|t| self.texts.name(t.id())).collect();
            let heading = format!("  {}", self.word("print-technologies"));
            self.items(&heading, &names);
        }
        let mut cards: Vec<String> = seat.hand.iter().map(|card| self.card(card)).collect();
        let hidden = seat.hand_counts.iter().sum::<u8>() - seat.hand.len();
        if hidden > 0 {
            cards.push(format!("? ×{hidden}"));
        }
        let heading = format!("  {}", self.word("print-hand"));
        self.items(&heading, &cards);
        if !seat.pile.is_empty() {
            let names: Vec<String> = seat.pile.iter().map(|card| self.card(card)).collect();
            let heading = format!("  {}", self.word("print-pile"));
            self.items(&heading, &names);
        }
    }
}

fn player(seat: Seat) -> String {
    format!("P{}", seat.0 + 1)
}

/// Where the lander of a space goes: away, back, on, or anywhere.
fn kind_mark(space: Space) -> char {
    match space.data().kind {
        _ if space.data().unlimited => '∞',
        SpaceKind::Departure => '↗',
        SpaceKind::Stay => '↺',
        SpaceKind::Wait => '…',
    }
}
