//! Where a new game must be entered. A file that names most of the games is a list of games, and a new game would
//! have to be entered there.

/// How many files outside its own folders a new game may touch.
const MOST: usize = 3;

/// A game in all its spellings.
struct Game {
    /// `roll-for-the-galaxy`
    id: String,
}

/// Files that name many games and need no hand: generated, recorded, or written for people to read.
fn is_exempt(path: &str) -> bool {
    path == "Cargo.lock"
        || path == "benches/instructions.txt"
        || path == "python/tests/fingerprints.json"
        || path.ends_with(".md")
        || path.starts_with("web/src/wire/")
}

/// What is wrong with the places where games are entered.
pub fn problems(files: &[(String, String)]) -> Vec<String> {
    let lists = lists(&games(files), files);
    let mut problems = Vec::new();
    if lists.len() > MOST {
        let files = lists.join(", ");
        problems.push(format!(
            "a new game would touch {} files, at most {MOST} are allowed: {files}",
            lists.len()
        ));
    }
    let guide = files.iter().find(|(path, _)| path == "CONTRIBUTING.md").map_or("", |(_, text)| text);
    for list in lists.iter().filter(|list| !guide.contains(list.as_str())) {
        problems.push(format!("CONTRIBUTING.md: \"Adding a game\" does not name {list}"));
    }
    problems
}

/// The games, by their folders.
fn games(files: &[(String, String)]) -> Vec<Game> {
    let id = |path: &str| path.strip_prefix("crates/games/")?.strip_suffix("/Cargo.toml").map(str::to_owned);
    files.iter().filter_map(|(path, _)| Some(Game { id: id(path)? })).collect()
}

/// The files that name nearly all games, each game's own folders left out.
fn lists(games: &[Game], files: &[(String, String)]) -> Vec<String> {
    // One may be missing by mistake; an example names two.
    let enough = games.len().saturating_sub(1).max(3);
    let is_list = |path: &str, text: &str| {
        let named = games.iter().filter(|game| !game.owns(path) && game.is_named_in(text)).count();
        named >= enough
    };
    let mut lists: Vec<String> = files
        .iter()
        .filter(|(path, text)| !is_exempt(path) && is_list(path, text))
        .map(|(path, _)| path.clone())
        .collect();
    lists.sort();
    lists
}

impl Game {
    fn snake(&self) -> String {
        self.id.replace('-', "_")
    }

    /// Whether the path leads through one of the game's own folders.
    fn owns(&self, path: &str) -> bool {
        path.split('/').any(|part| part == self.id || part == self.snake())
    }

    /// `RollForTheGalaxy`
    fn type_name(&self) -> String {
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        self.id.split('-').map(capital).collect()
    }

    fn is_named_in(&self, text: &str) -> bool {
        let title = self.id.replace('-', " ");
        [&self.id, &self.snake(), &self.type_name()].iter().any(|name| text.contains(name.as_str()))
            || text.to_lowercase().contains(&title)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::project_files;

    fn file(path: &str, text: &str) -> (String, String) {
        (path.into(), text.into())
    }

    #[test]
    fn lists_of_games_are_found() {
        let names = "star_trip, Moon and sun";
        let mut files = vec![
            file("crates/games/star-trip/Cargo.toml", ""),
            file("crates/games/moon/Cargo.toml", ""),
            file("crates/games/sun/Cargo.toml", ""),
            file("list.rs", "StarTrip Moon Sun"),
            file("CONTRIBUTING.md", "Enter it in list.rs."),
            file("web/src/games/moon/index.ts", "Moon, sun and star-trip"),
            file("docs/games.md", names),
            file("tests/one.rs", "star-trip and sun"),
        ];
        assert_eq!(problems(&files), Vec::<String>::new());
        let more: Vec<String> = (0..MOST).map(|n| format!("more-{n}.ts")).collect();
        for path in &more {
            files.push(file(path, names));
        }
        let found = problems(&files);
        let touched = format!("would touch {} files", MOST + 1);
        assert!(found[0].contains(&touched) && found[0].contains("more-0.ts"), "{found:?}");
        assert_eq!(found.len(), 1 + MOST, "none of them is in the guide");
    }

    /// The figure for newcomers: how many files a further game touches outside its own folders.
    #[test]
    fn a_new_game_touches_few_files() {
        let files = project_files().expect("a checkout");
        let games = games(&files);
        assert!(games.len() >= 5);
        let lists = lists(&games, &files);
        assert!(lists.len() <= MOST, "{lists:?}");
    }
}
