//! Training without the command line: `train <game> <players> <games> <seed> <out> [lambda] [rate] [explore]`.

use orrery_bots::{Cancel, Knowledge};
use orrery_reworld::Reworld;
use orrery_roll_for_the_galaxy::RollForTheGalaxy;
use orrery_train::{Plan, train};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args[0].as_str() {
        "reworld" => run::<Reworld>(&args[1..]),
        "roll" => run::<RollForTheGalaxy>(&args[1..]),
        other => panic!("no game {other}"),
    }
}

fn run<G: Knowledge>(args: &[String]) {
    let number = |i: usize| args[i].parse::<u64>().expect("a number");
    let float = |i: usize, usual: f32| args.get(i).map_or(usual, |a| a.parse().expect("a number"));
    let mut plan = Plan::new(G::options(number(0) as u8), number(1), number(2));
    plan.checkpoint = Some(format!("{}.run", args[3]).into());
    plan.lambda = float(4, plan.lambda);
    plan.rate = float(5, plan.rate);
    plan.explore = float(6, plan.explore);
    let trained = train::<G>(&plan, &Cancel::new(), &mut |p| {
        if let Some(point) = p.point {
            println!("{} games, {:.1}/s, {point:?}", p.games, p.games_per_second);
        }
    })
    .expect("a run");
    std::fs::write(format!("{}.net", args[3]), trained.weights).expect("written");
    std::fs::write(format!("{}.html", args[3]), orrery_train::html("Learning", &trained.curve))
        .expect("written");
}
