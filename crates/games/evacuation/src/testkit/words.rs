//! Pieces and places in words.

use crate::components::Cost;
use crate::vocab::{BoardAction, Card, Contract, Display, Field, Infra, Resource, Ship, Stadium, World};

/// Resources such as `"2 food steel"`.
pub fn resources(text: &str) -> Cost {
    let mut amounts = [0; 3];
    let mut number = 1;
    for word in text.split_whitespace() {
        if let Ok(n) = word.parse() {
            number = n;
        } else {
            let resource = Resource::from_id(word).unwrap_or_else(|| panic!("no resource `{word}`"));
            amounts[resource.index()] += number;
            number = 1;
        }
    }
    amounts
}

pub(super) fn of_world(id: &str) -> World {
    World::from_id(id).unwrap_or_else(|| panic!("no world `{id}`"))
}

/// The field with this id.
pub fn field(id: &str) -> Field {
    Field::from_id(id).unwrap_or_else(|| panic!("no field `{id}`"))
}

/// The action card with this id.
pub fn card(id: &str) -> Card {
    Card::from_id(id).unwrap_or_else(|| panic!("no card `{id}`"))
}

/// The board action with this id.
pub fn board_action(id: &str) -> BoardAction {
    BoardAction::from_id(id).unwrap_or_else(|| panic!("no action `{id}`"))
}

pub(super) fn infra(id: &str) -> Infra {
    Infra::from_id(id).unwrap_or_else(|| panic!("no infrastructure `{id}`"))
}

pub(super) fn contract(id: &str) -> Contract {
    Contract::from_id(id).unwrap_or_else(|| panic!("no contract `{id}`"))
}

pub(super) fn item(display: Display, id: &str) -> u8 {
    let item = match display {
        Display::Ship => Ship::from_id(id).map(|item| item.0),
        Display::Stadium => Stadium::from_id(id).map(|item| item.0),
        Display::Infrastructure => Infra::from_id(id).map(|item| item.0),
    };
    item.unwrap_or_else(|| panic!("nothing `{id}` in this display"))
}
