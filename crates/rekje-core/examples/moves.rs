//! How fast positions are searched, without Python:
//! `cargo run --release --example moves -- WORDS CGP QUESTION [SECONDS [each|batch]]`.
//!
//! WORDS is a text of one word a line, CGP a file of positions on the standard English board, QUESTION `plays`, `count`,
//! `best`, `any`, `equity` (the best by score and what is kept, with made-up leave values, `leave_value`, of all sets of tiles), or on boards that
//! are ready `kept`, the same, and `counted`, as `count`. It tells the microseconds for a position, the mean of the fastest tries of each;
//! with `each` that of every position on a line, so that several runs can be joined; with `batch` (of `best`, `equity` and
//! `plays`) those of processor time in batches of 1,000 positions whose answers are all kept. With 0 seconds every position is searched
//! once, for counting instructions: `valgrind --tool=callgrind --toggle-collect='*measured*' …`.
//!
//! QUESTION `games`: whole games between two players who go by these leave values, one thread, as many as SECONDS allow
//! and no fewer than 40; it tells games a second of processor time as the system counts it, and turns and points a game.
//!
//! QUESTION `driven`: 32 steps by random plays in each of 256 games that are driven from outside, the same ones again as long as
//! SECONDS allow; it tells steps a second by the fastest time of each step, and by processor time. With 0 seconds they are taken once.

use std::hint::black_box;
use std::time::{Duration, Instant};

use rekje_core::crossword::selfplay::driven::{After, Course, DrivenGame, Row};
use rekje_core::crossword::selfplay::{Game, GameRules, LeaveSchedule, RawGameRules, play_game};
use rekje_core::{Board, Facts, LeaveValues, RawFacts, Scoring, StartRule, WordGraph};
use rekje_core::{all_plays, best_play, best_rated, has_play, summary};

/// The upper left quarter: T and D multiply words, t and d letters.
const QUARTER: [&str; 8] =
    ["T..d...T", ".D...t..", "..D...d.", "d..D...d", "....D...", ".t...t..", "..d...d.", "T..d...D"];
const VALUES: [i64; 26] = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10];

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let [_, words, cgp, question, rest @ ..] = &args[..] else { panic!("WORDS CGP QUESTION [SECONDS [each]]") };
    let seconds = rest.first().map_or(2.0, |text| text.parse().expect("seconds"));
    let facts = Facts::new(&standard()).expect("sound facts");
    let words = std::fs::read_to_string(words).expect("a word list");
    let words: Vec<Vec<u8>> = words.split_whitespace().map(|word| word.bytes().map(code).collect()).collect();
    let graph = WordGraph::build(words.iter().map(|word| &word[..]), 26).expect("sound words");
    let tables = graph.word_map_size();
    eprintln!("{} bytes, {tables} bytes of tables", graph.size());
    let leaves = leaves();
    if question == "driven" {
        return driven(&graph, &facts, seconds);
    }
    if question == "games" {
        return games(&graph, &facts, leaves, seconds);
    }
    let cgp = std::fs::read_to_string(cgp).expect("positions");
    let asked: Vec<Asked> = cgp.lines().map(|line| asked(&graph, &facts, line)).collect();
    if rest.get(1).is_some_and(|how| how == "batch") {
        return batches(question, &graph, &facts, &leaves, &asked, seconds);
    }
    // What a board keeps for best plays is made when the first is asked for.
    asked.iter().for_each(|one| drop(best_rated(&graph, &facts, &leaves, &one.board, &one.rack)));
    let ask = |asked: &Asked| measured(question, &graph, &facts, &leaves, asked);
    let shortest = fastest(&asked, seconds, ask);
    if rest.len() > 1 {
        shortest.iter().for_each(|time| println!("{:.2}", time.as_secs_f64() * 1e6));
        return;
    }
    let mean = shortest.iter().sum::<Duration>().as_secs_f64() * 1e6 / asked.len() as f64;
    println!("{question}: {mean:.2} µs a position");
}

/// Step many games that are driven from outside, by random plays, again and again. The fastest time of each round counts.
fn driven(graph: &WordGraph, facts: &Facts, seconds: f64) {
    const ROUNDS: usize = 32;
    let mut shortest = [Duration::MAX; ROUNDS];
    let end = Instant::now() + Duration::from_secs_f64(seconds);
    let rules = rules();
    let course = Course { graph, facts, rules: &rules, most: MOST };
    let mut listed;
    let (began, mut runs) = (processor_seconds(), 0.0);
    loop {
        listed = driven_rounds(&course, &mut shortest);
        runs += 1.0;
        if Instant::now() >= end {
            break;
        }
    }
    let steps = (GAMES * ROUNDS) as f64;
    let (undisturbed, all) = (shortest.iter().sum::<Duration>().as_secs_f64(), (processor_seconds() - began) / runs);
    println!(
        "driven: {:.0} steps a second by the fastest time of each round, {:.0} of processor time, {:.1} plays listed",
        steps / undisturbed,
        steps / all,
        listed as f64 / steps
    );
}

const GAMES: usize = 256;
const MOST: usize = 500;

/// So many steps in each of many games from their beginning on. It returns how many plays were listed.
fn driven_rounds(course: &Course<'_>, shortest: &mut [Duration]) -> usize {
    let anew = |seed: usize| DrivenGame::new(course, seed as u64).expect("letters agree");
    let mut games: Vec<DrivenGame> = (0..GAMES).map(anew).collect();
    let (mut chance, mut next, mut listed) = (1u64, GAMES, 0);
    let (mut board, mut mask, mut shown) = (vec![0; 3 * 225], vec![0; course.actions()], vec![0; 2 * MOST]);
    let (mut rack, mut unseen, mut held, mut scores) = ([0; 27], [0; 27], [0; 2], [0; 2]);
    let kinds: Vec<u8> = (0..27).collect();
    for shortest in shortest {
        let start = Instant::now();
        for game in std::mem::take(&mut games) {
            let row = Row {
                board: &mut board,
                rack: &mut rack,
                unseen: &mut unseen,
                held: &mut held,
                scores: &mut scores,
                plays: &mut shown,
                mask: &mut mask,
            };
            game.observe(course, &kinds, row);
            let plays = mask[..MOST].iter().map(|&one| usize::from(one)).sum::<usize>();
            listed += plays;
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let action = if plays == 0 { MOST } else { (chance >> 33) as usize % plays };
            games.push(match measured_step(course, game, action) {
                After::On(game) => game,
                After::Over(_) => {
                    next += 1;
                    anew(next)
                }
            });
        }
        *shortest = start.elapsed().min(*shortest);
    }
    listed
}

/// One step, likewise.
#[inline(never)]
fn measured_step(course: &Course<'_>, game: DrivenGame, action: usize) -> After {
    game.take(course, action).0
}

/// So many games are played even if there is no time, for counting instructions.
const FEWEST: u64 = 40;

fn rules() -> GameRules {
    const TILES: [i64; 27] = [2, 9, 2, 2, 4, 12, 2, 3, 2, 9, 1, 1, 4, 2, 6, 8, 2, 1, 6, 4, 6, 4, 2, 2, 1, 2, 1];
    GameRules::new(&RawGameRules {
        tiles: TILES.to_vec(),
        seats: 2,
        exchange_min: 7,
        pass_rounds: 2,
        pass_rounds_empty: 1,
        scoreless_rounds: 3,
        prove_end: false,
        subtract_rest: true,
        out_gains: true,
        rack: 0,
        buys: 0,
        out_bonus: 0,
        out_doubles: false,
    })
    .expect("sound rules")
}

/// Play games for a while.
fn games(graph: &WordGraph, facts: &Facts, leaves: LeaveValues, seconds: f64) {
    let (rules, leave_schedule) = (rules(), LeaveSchedule::new(vec![leaves], None));
    graph.word_map_size();
    let (began, start) = (processor_seconds(), Instant::now());
    let (mut count, mut turns, mut points) = (0, 0, 0);
    while count < FEWEST || start.elapsed().as_secs_f64() < seconds {
        let game = measured_game(graph, facts, &rules, &leave_schedule, count);
        (count, turns, points) = (count + 1, turns + game.turns.len(), points + game.scores.iter().sum::<i32>());
    }
    let (speed, each) = (count as f64 / (processor_seconds() - began), count as f64);
    let (turns, points) = (turns as f64 / each, f64::from(points) / each);
    println!("games: {speed:.0} a second of processor time, {turns:.1} turns and {points:.1} points a game");
}

/// One game, likewise.
#[inline(never)]
fn measured_game(
    words: &WordGraph,
    facts: &Facts,
    rules: &GameRules,
    leave_schedule: &LeaveSchedule,
    seed: u64,
) -> Game {
    play_game(words, facts, rules, &[leave_schedule], seed).expect("letters agree")
}

/// What this process has used, in hundredths of a second as Linux tells.
fn processor_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").expect("Linux");
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or("").split_whitespace().collect();
    fields[11..13].iter().map(|ticks| ticks.parse::<f64>().expect("ticks")).sum::<f64>() / 100.0
}

/// A position, and what of it can be kept ready.
struct Asked {
    cells: Vec<u8>,
    board: Board,
    rack: Vec<u8>,
}

/// One question, in a function of its own so that a profiler finds it by name.
#[inline(never)]
fn measured(question: &str, words: &WordGraph, facts: &Facts, leaves: &LeaveValues, asked: &Asked) {
    let Asked { cells, board, rack } = asked;
    let anew = || Board::new(words, facts, cells).expect("letters agree");
    match question {
        "plays" => drop(black_box(all_plays(words, facts, &anew(), rack))),
        "count" => drop(black_box(summary(words, facts, &anew(), rack))),
        "best" => drop(black_box(best_play(words, facts, &anew(), rack))),
        "equity" => drop(black_box(best_rated(words, facts, leaves, &anew(), rack))),
        "kept" => drop(black_box(best_rated(words, facts, leaves, board, rack))),
        "counted" => drop(black_box(summary(words, facts, board, rack))),
        "any" => drop(black_box(has_play(words, facts, &anew(), rack))),
        _ => panic!("the question is plays, count, counted, best, equity, kept or any"),
    }
}

fn fastest(positions: &[Asked], seconds: f64, ask: impl Fn(&Asked)) -> Vec<Duration> {
    let mut shortest = vec![Duration::MAX; positions.len()];
    let end = Instant::now() + Duration::from_secs_f64(seconds);
    loop {
        for (position, shortest) in positions.iter().zip(&mut shortest) {
            let start = Instant::now();
            ask(position);
            *shortest = start.elapsed().min(*shortest);
        }
        if Instant::now() >= end {
            return shortest;
        }
    }
}

/// Ask batches of positions for a while.
fn batches(question: &str, words: &WordGraph, facts: &Facts, leaves: &LeaveValues, asked: &[Asked], seconds: f64) {
    const BATCH: usize = 1000;
    let batch = || {
        let anew = |asked: &Asked| Board::new(words, facts, &asked.cells).expect("letters agree");
        let positions = asked.iter().cycle().take(BATCH);
        match question {
            "best" => {
                drop(positions.map(|one| black_box(best_play(words, facts, &anew(one), &one.rack))).collect::<Vec<_>>())
            }
            "equity" => drop(
                positions
                    .map(|one| black_box(best_rated(words, facts, leaves, &anew(one), &one.rack)))
                    .collect::<Vec<_>>(),
            ),
            "plays" => {
                drop(positions.map(|one| black_box(all_plays(words, facts, &anew(one), &one.rack))).collect::<Vec<_>>())
            }
            _ => panic!("the question is best, equity or plays"),
        }
    };
    batch();
    let (began, start) = (processor_seconds(), Instant::now());
    let mut count = 0;
    while count == 0 || start.elapsed().as_secs_f64() < seconds {
        batch();
        count += BATCH;
    }
    println!("{:.2}", (processor_seconds() - began) * 1e6 / count as f64);
}

/// Made-up leave values of all sets of up to six tiles: each tile's own, less for tiles that are there twice and for too many
/// vowels or consonants.
fn leaves() -> LeaveValues {
    let mut leaves = LeaveValues::new(26, 6).expect("a table of the usual size");
    fn fill(leaves: &mut LeaveValues, set: &mut Vec<u8>) {
        leaves.set(set, leave_value(set)).expect("a sound set");
        for code in set.last().copied().unwrap_or(0)..27 {
            if set.len() < 6 {
                set.push(code);
                fill(leaves, set);
                set.pop();
            }
        }
    }
    fill(&mut leaves, &mut Vec::new());
    leaves
}

/// In thousandths of a point; a set in order of codes.
fn leave_value(set: &[u8]) -> i32 {
    const OWN: [i32; 27] = [
        25_000, 1_000, -2_000, -500, 0, 2_000, -2_000, -2_500, 500, -1_000, -1_500, -1_500, 500, 500, 1_000, -1_500,
        -500, -7_000, 1_500, 8_000, 500, -3_500, -5_500, -4_000, 3_500, -1_000, 4_500,
    ];
    let own: i32 = set.iter().map(|&code| OWN[usize::from(code)]).sum();
    let twice = set.windows(2).filter(|pair| pair[0] == pair[1]).count() as i32;
    let vowels = set.iter().filter(|code| [1, 5, 9, 15, 21].contains(code)).count() as i32;
    let blanks = set.iter().filter(|&&code| code == 0).count() as i32;
    own - 2_500 * twice - 1_500 * ((2 * vowels + blanks - set.len() as i32).abs() - 1).max(0)
}

fn standard() -> RawFacts {
    let mirrored = |i: usize| i.min(14 - i);
    let signs = (0..225).map(|i| QUARTER[mirrored(i / 15)].as_bytes()[mirrored(i % 15)]);
    let factors = |double: u8, treble: u8| -> Vec<i64> {
        signs.clone().map(|sign| if sign == double { 2 } else { 1 + 2 * i64::from(sign == treble) }).collect()
    };
    RawFacts {
        width: 15,
        height: 15,
        values: VALUES.to_vec(),
        letter_factor: factors(b'd', b't'),
        word_factor: factors(b'D', b'T'),
        blank_word_factor: factors(b'D', b'T'),
        lay_factor: vec![1; 225],
        scoring: Scoring::Words,
        bonus: vec![0, 0, 0, 0, 0, 0, 0, 50],
        start: vec![112],
        start_rule: StartRule::Covers,
        first_min: 2,
        rack_size: 7,
    }
}

fn asked(words: &WordGraph, facts: &Facts, line: &str) -> Asked {
    let (board, rest) = line.split_once(' ').expect("board and racks");
    let mut cells = Vec::with_capacity(225);
    for row in board.split('/') {
        let mut empty = 0;
        for sign in row.bytes() {
            if sign.is_ascii_digit() {
                empty = empty * 10 + usize::from(sign - b'0');
            } else {
                cells.resize(cells.len() + std::mem::take(&mut empty), 0);
                cells.push(code(sign));
            }
        }
        cells.resize(cells.len() + empty, 0);
    }
    let rack: Vec<u8> = rest.split('/').next().unwrap_or("").bytes().map(code).collect();
    let board = Board::new(words, facts, &cells).expect("letters agree");
    Asked { cells, board, rack }
}

/// Capitals are tiles, small letters blanks that stand for them, `?` a blank on a rack.
fn code(sign: u8) -> u8 {
    match sign {
        b'?' => 0,
        b'a'..=b'z' => (sign - b'a' + 1) | rekje_core::NAMED_BLANK,
        _ => sign - b'A' + 1,
    }
}
