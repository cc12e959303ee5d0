//! The view as plain text, at most 100 columns wide.

use orrery_core::{Message, Texts};

use super::tell::end_text;
use crate::components::COMPONENTS;
use crate::view::{ColonyView, GoalView, OutlookView, SeatView, StackView, View, WorldView};
use crate::vocab::{Kind, Tile};

const WIDTH: usize = 100;

pub(super) fn print(view: &View, texts: &Texts) -> String {
    let mut page = Page { texts, out: String::new() };
    page.heading(view);
    page.action_tiles(view);
    page.worlds("print-display", &view.display);
    page.worlds("print-drawn", &view.drawn);
    page.developments(view);
    page.goals(view);
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

    /// A line, cut where the terminal ends.
    fn line(&mut self, text: &str) {
        let cut: String = text.chars().take(WIDTH).collect();
        self.out.push_str(cut.trim_end());
        self.out.push('\n');
    }

    fn rule(&mut self, mark: &str) {
        self.line(&mark.repeat(WIDTH));
    }

    /// A label and items behind it, continued on further lines.
    fn items(&mut self, label: &str, items: &[String]) {
        if items.is_empty() {
            return;
        }
        let mut line = format!("{label} ");
        for (i, item) in items.iter().enumerate() {
            let comma = if i + 1 < items.len() { ", " } else { "" };
            if i > 0 && line.chars().count() + item.chars().count() + comma.len() > WIDTH {
                self.line(&line);
                line = "    ".into();
            }
            line += item;
            line += comma;
        }
        self.line(&line);
    }

    fn heading(&mut self, view: &View) {
        let title = Message::new("print-title").number("round", view.round).name("mode", mode_text(view));
        let title = self.say(title);
        self.line(&title);
        let supplies = Message::new("print-supplies")
            .number("colonists", view.colonists)
            .number("pool", view.pool)
            .number("bag", view.bag);
        let supplies = self.say(supplies);
        self.line(&supplies);
        let ends: Vec<String> = view.ends.iter().map(|&end| self.word(end_text(end))).collect();
        let label = self.word("print-last-round");
        self.items(&label, &ends);
        self.rule("=");
    }

    fn action_tiles(&mut self, view: &View) {
        let player = |seat: orrery_core::Seat| format!("P{}", seat.0 + 1);
        let discs: Vec<String> = view
            .discs
            .iter()
            .map(|disc| {
                let mark = if disc.current { "*" } else { "" };
                match disc.tile {
                    Some(tile) => format!("{}{mark} {}", player(disc.seat), self.texts.name(tile.id())),
                    None => format!("{}{mark}", player(disc.seat)),
                }
            })
            .collect();
        let label = self.word("print-order");
        self.items(&label, &discs);
        let free: Vec<String> = view
            .action_tiles
            .iter()
            .filter(|tile| tile.selected_by.is_none())
            .map(|tile| {
                let name = self.texts.name(tile.tile.id());
                if tile.credits > 0 { format!("{name} ({})", self.price(tile.credits)) } else { name }
            })
            .collect();
        let label = self.word("print-tiles");
        self.items(&label, &free);
        self.rule("-");
    }

    fn worlds(&mut self, label: &'static str, worlds: &[WorldView]) {
        let worlds: Vec<String> = worlds.iter().map(|world| self.world(world)).collect();
        let label = self.word(label);
        self.items(&label, &worlds);
    }

    /// "Rebel Base [6 military, 2 colonists, strength 4]".
    fn world(&self, world: &WorldView) -> String {
        let name = self.texts.name(world.tile.id());
        match &world.outlook {
            Some(outlook) => format!("{name} [{}]", self.outlook(world.tile, outlook)),
            None => name,
        }
    }

    fn outlook(&self, tile: Tile, outlook: &OutlookView) -> String {
        let data = COMPONENTS.tile(tile);
        let id = if data.military { "print-world-military" } else { "print-world" };
        let mut text = self.say(
            Message::new(id)
                .number("cost", data.cost)
                .number("price", outlook.price.unwrap_or(-1))
                .number("strength", outlook.strength.unwrap_or(0))
                .number("colonists", data.colonists),
        );
        if outlook.ready {
            text += " +";
        }
        text
    }

    fn developments(&mut self, view: &View) {
        let on_sale = view.stacks.iter().filter(|stack| stack.left > 0);
        let names: Vec<String> = on_sale.map(|stack| self.stack(stack)).collect();
        let label = self.word("print-developments");
        self.items(&label, &names);
        self.rule("-");
    }

    fn stack(&self, stack: &StackView) -> String {
        let price = stack.price.unwrap_or(COMPONENTS.tile(stack.development).cost.into());
        let mark = if stack.affordable { " +" } else { "" };
        let count = if stack.left > 1 { format!(" x{}", stack.left) } else { String::new() };
        format!("{} {}{count}{mark}", self.texts.name(stack.development.id()), self.price(price))
    }

    fn price(&self, price: impl Into<i32>) -> String {
        self.say(Message::new("print-price").number("price", price))
    }

    fn goals(&mut self, view: &View) {
        let Some(goals) = &view.goals else { return };
        let stack = self.say(Message::new("print-goal-stack").number("count", goals.stack));
        let face_up: Vec<String> = goals.face_up.iter().map(|goal| self.goal(goal)).collect();
        self.items(&stack, &face_up);
        if let Some(owner) = goals.face_down {
            let text = match &goals.own {
                Some(goal) => Message::new("print-face-down-known").name("goal", goal.goal.id()),
                None => Message::new("print-face-down"),
            };
            let text = self.say(text.seat("who", owner));
            self.line(&text);
        }
        let drawn: Vec<String> = goals.drawn_goals.iter().map(|goal| self.goal(goal)).collect();
        let label = self.word("print-goals-drawn");
        self.items(&label, &drawn);
        self.rule("-");
    }

    fn goal(&self, goal: &GoalView) -> String {
        let points: Vec<String> = goal.points.iter().map(ToString::to_string).collect();
        format!("{} ({})", self.texts.name(goal.goal.id()), points.join("/"))
    }

    fn seat(&mut self, view: &View, seat: &SeatView) {
        let mark = if view.actor == Some(seat.seat) { "> " } else { "" };
        let text = self.say(
            Message::new("print-seat")
                .seat("who", seat.seat)
                .number("score", seat.score)
                .number("credits", seat.credits)
                .number("colonists", seat.colonists)
                .number("chips", seat.chips)
                .number("strength", seat.strength)
                .number("spaces", seat.spaces),
        );
        self.line(&format!("{mark}{text}"));
        let sides: Vec<String> = seat.sides.iter().map(|side| self.texts.name(side.id())).collect();
        let label = format!("  {}", self.word("print-sides"));
        self.items(&label, &sides);
        let colonies: Vec<String> = seat.colonies.iter().map(|colony| self.colony(colony)).collect();
        let label = format!("  {}", self.word("print-colonies"));
        self.items(&label, &colonies);
        let explored: Vec<String> = seat.explored.iter().map(|world| self.world(world)).collect();
        let label = format!("  {}", self.word("print-explored"));
        self.items(&label, &explored);
        let owned: Vec<String> =
            seat.developments.iter().map(|tile| self.texts.name(tile.tile.id())).collect();
        let label = format!("  {}", self.word("print-owned"));
        self.items(&label, &owned);
        self.stockpile(seat);
    }

    /// NFR-COMP-15: kinds are told in words.
    fn colony(&self, colony: &ColonyView) -> String {
        let name = self.texts.name(colony.tile.id());
        match colony.good {
            Some(kind) => format!("{name} ({})", self.texts.name(kind.text())),
            None => name,
        }
    }

    fn stockpile(&mut self, seat: &SeatView) {
        let stored = &seat.stockpile;
        let mut items: Vec<String> = stored.worlds.iter().map(|world| self.texts.name(world.id())).collect();
        for (kind, &count) in Kind::ALL.into_iter().zip(&stored.goods) {
            if count > 0 {
                items.push(format!("{count} {}", self.texts.name(kind.text())));
            }
        }
        if stored.credits > 0 {
            items.push(self.price(stored.credits));
        }
        let label = format!("  {}", self.word("print-stockpile"));
        self.items(&label, &items);
    }
}

fn mode_text(view: &View) -> &'static str {
    use crate::vocab::Mode;
    match view.mode {
        Mode::FirstGame => "option-mode-first_game",
        Mode::Standard => "option-mode-standard",
        Mode::Goals => "option-mode-goals",
    }
}
