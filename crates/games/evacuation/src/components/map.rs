//! The geometry of the New World: fields by what they are and need, lines, neighbours and coast corners, all
//! computed from coordinates. Ledger: EVA-MAP.

use arrayvec::ArrayVec;

use super::{CornerData, FieldData};
use crate::vocab::{Arrow, Field, FieldSet, Symbol, Terrain};

/// The six directions of a map of hexagons with pointed tops: E, NE, NW, W, SW, SE.
pub const DIRECTIONS: [(&str, i8, i8); 6] =
    [("E", 1, 0), ("NE", 1, -1), ("NW", 0, -1), ("W", -1, 0), ("SW", -1, 1), ("SE", 0, 1)];

/// The map.
#[derive(Debug)]
pub struct Map {
    /// The fields of each terrain.
    pub terrain: [FieldSet; 4],
    /// The fields with at most so many population spots.
    pub population_up_to: [FieldSet; 5],
    /// The fields with at most so many factory spots.
    pub factories_up_to: [FieldSet; 5],
    /// The fields whose symbols are available: rings, diamonds, and symbols that may be ignored, up to two each.
    pub symbols: [[[FieldSet; 3]; 3]; 3],
    /// The horizontal lines (EVA-MAP-02). Anything may lie between two fields of a line (EVA-MAP-04).
    pub horizontal: Vec<FieldSet>,
    /// The diagonal lines of both directions (EVA-MAP-03).
    pub diagonal: Vec<FieldSet>,
    /// The adjacent fields.
    pub neighbours: [FieldSet; Field::COUNT],
    /// The fields along the arrows of each corner, from the coast inland (EVA-MAP-10).
    pub arrows: Vec<[ArrayVec<Field, 8>; 2]>,
}

impl Map {
    /// Computes the map from the fields and corners.
    pub(super) fn new(fields: &[FieldData; Field::COUNT], corners: &[CornerData]) -> Map {
        let select = |keep: &dyn Fn(&FieldData) -> bool| -> FieldSet {
            Field::all().filter(|f| keep(&fields[f.index()])).collect()
        };
        let lines = |key: fn(&FieldData) -> i8| -> Vec<FieldSet> {
            (-8..=8).map(|value| select(&|f| key(f) == value)).filter(|line| !line.is_empty()).collect()
        };
        let at = |q: i8, r: i8| Field::all().find(|f| (fields[f.index()].q, fields[f.index()].r) == (q, r));
        let mut diagonal = lines(|f| f.q);
        diagonal.extend(lines(|f| f.q + f.r));
        Map {
            terrain: Terrain::ALL.map(|terrain| select(&|f| f.terrain == terrain)),
            population_up_to: std::array::from_fn(|n| select(&|f| f.population.len() <= n)),
            factories_up_to: std::array::from_fn(|n| select(&|f| usize::from(f.factories) <= n)),
            symbols: std::array::from_fn(|rings| {
                std::array::from_fn(|diamonds| {
                    std::array::from_fn(|ignored| {
                        select(&|f| {
                            let missing = |symbol: Symbol, have: usize| {
                                usize::from(f.symbols[symbol.index()]).saturating_sub(have)
                            };
                            missing(Symbol::Ring, rings) + missing(Symbol::Diamond, diamonds) <= ignored
                        })
                    })
                })
            }),
            horizontal: lines(|f| f.r),
            diagonal,
            neighbours: std::array::from_fn(|i| {
                let field = &fields[i];
                DIRECTIONS.iter().filter_map(|&(_, q, r)| at(field.q + q, field.r + r)).collect()
            }),
            arrows: corners
                .iter()
                .map(|corner| {
                    corner.directions.map(|direction| {
                        let (_, q, r) = DIRECTIONS[usize::from(direction)];
                        let step = |k: i8| at(corner.q + k * q, corner.r + k * r);
                        (1..).map_while(step).take(8).collect()
                    })
                })
                .collect(),
        }
    }

    /// The fields along an arrow, from the coast inland.
    pub fn along(&self, corner: usize, arrow: Arrow) -> &[Field] {
        self.arrows.get(corner).map_or(&[], |arrows| &arrows[arrow.index()])
    }
}
