// Made by scripts/wire_types.py from src/rekje/wire: change it there.

/**
 * Lay tiles: ``word`` is the whole word in tile notation, ``score`` the total the player announced, if any (S2),
 * ``rack`` what an open record knows of the tiles held before it, which nothing is checked against.
 *
 * Where words lie in lines, ``at`` says where: ``8D`` (across) or ``D8`` (down). Where they are walks, ``path`` is one
 * square a letter; without it the referee finds a walk (K6).
 */
export interface Play {
  do: "play";
  seat: number;
  ms?: number | null;
  at?: string | null;
  path?: ([number, number])[] | null;
  word: string;
  score?: number | null;
  rack?: string | null;
}

/**
 * Words chosen in secret to open with, by seat number (None: no word), and where the word is to lie (K2).
 *
 * At a live table a seat names its own word and nobody else's; a record tells the whole round in one move, whose
 * ``seat`` means nothing, and ``path`` is where the winner's word lies.
 */
export interface Open {
  do: "open";
  seat?: number;
  ms?: number | null;
  words: Record<string, string | null>;
  path?: ([number, number])[] | null;
}

/**
 * Exchange tiles: which ones, or (where racks aren't known) how many; ``rack`` as in `Play`.
 */
export interface Exchange {
  do: "exchange";
  seat: number;
  ms?: number | null;
  tiles?: string | null;
  count?: number | null;
  rack?: string | null;
}

/**
 * Draw more tiles during one's turn: how many, or (where racks aren't known) which ones they were.
 */
export interface Buy {
  do: "buy";
  seat: number;
  ms?: number | null;
  tiles?: string | null;
  count?: number | null;
}

/**
 * End the turn without laying anything; ``rack`` as in `Play`.
 */
export interface Pass {
  do: "pass";
  seat: number;
  ms?: number | null;
  rack?: string | null;
}

/**
 * Leave the game (C5).
 */
export interface Resign {
  do: "resign";
  seat: number;
  ms?: number | null;
}

/**
 * Stop one's clock for so many days from now on (C13); 0 days: come back before they are over.
 */
export interface Vacation {
  do: "vacation";
  seat: number;
  ms?: number | null;
  days: number;
}

/**
 * Doubt the words of the last play (C2); ``words`` names those meant, all of the play's are checked.
 *
 * An open record may tell what came of it at the table: whether it was ``upheld``, and of ``count`` words (where it
 * isn't known which).
 */
export interface Challenge {
  do: "challenge";
  seat: number;
  ms?: number | null;
  words?: string[];
  count?: number | null;
  upheld?: boolean | null;
}

/**
 * Say that one won't challenge the last play (C2).
 */
export interface Accept {
  do: "accept";
  seat: number;
  ms?: number | null;
}

/**
 * Where the table agrees on words: yes, the play stands; no, it doesn't (C2).
 */
export interface Vote {
  do: "vote";
  seat: number;
  ms?: number | null;
  yes: boolean;
}

/**
 * The time for this seat's turn has run out (C10).
 */
export interface TimeUp {
  do: "time-up";
  seat: number;
  ms?: number | null;
}

/**
 * A cardboard game stops here: the tiles left, per seat (a list, or a map from seat to tiles), and likewise the
 * begun minutes over a game clock (C10).
 */
export interface End {
  do: "end";
  seat?: number;
  ms?: number | null;
  racks?: (string | null)[] | Record<string, string | null> | null;
  minutes_over?: number[] | Record<string, number> | null;
}

/**
 * Draw a tile of a size, width × height (L1).
 */
export interface Draw {
  do: "draw";
  seat: number;
  ms?: number | null;
  size: [number, number];
}

/**
 * Lay a letter (``tile``, ``at``, ``size``) or several (``tiles``), naming words (L5, L9).
 */
export interface Place {
  do: "place";
  seat: number;
  ms?: number | null;
  tile?: string | null;
  at?: [number, number] | null;
  size?: [number, number] | null;
  tiles?: PlacedTile[];
  words?: string[];
}

/**
 * A letter to lay: its top left square, its size, and whether it is one of the free letters.
 */
export interface PlacedTile {
  tile: string;
  at: [number, number];
  size: [number, number];
  free?: boolean;
}

/**
 * Name more words in one's own turn (L5).
 */
export interface Claim {
  do: "claim";
  seat: number;
  ms?: number | null;
  words: string[];
}

/**
 * Put one of one's letters beside the board, for everybody (L8); ``size`` where that isn't told with the tile.
 */
export interface Free {
  do: "free";
  seat: number;
  ms?: number | null;
  tile: string;
  size?: [number, number] | null;
}

/**
 * Lay a blank token (L12).
 */
export interface LayToken {
  do: "blank";
  seat: number;
  ms?: number | null;
  at: [number, number];
  size: [number, number];
}

/**
 * Lay a letter where a blank token lies, which comes back (L11); free ``tiles`` may be added.
 */
export interface Swap {
  do: "swap";
  seat: number;
  ms?: number | null;
  at: [number, number];
  tile: string;
  size: [number, number];
  words?: string[];
  tiles?: PlacedTile[];
}

/**
 * Knock and name words (L14), or only knock and name them when one's moment comes (no ``words``).
 *
 * ``dice`` is what was thrown, by seat, where several knocked at once; at a live table the table throws them.
 * ``named_ms`` is when the words were named, where that was later than the knock.
 */
export interface Knock {
  do: "knock";
  seat: number;
  ms?: number | null;
  words?: string[] | null;
  dice?: Record<string, number> | null;
  named_ms?: number | null;
}

export type Command =
  | Play
  | Open
  | Exchange
  | Buy
  | Pass
  | Resign
  | Vacation
  | Challenge
  | Accept
  | Vote
  | TimeUp
  | End
  | Draw
  | Place
  | Claim
  | Free
  | LayToken
  | Swap
  | Knock;

/**
 * The table with everything it pins.
 */
export interface TableOpened {
  event: "table-opened";
  config: Config;
}

/**
 * What a table pins for good: the edition whole, every option resolved, the word list with its checksum.
 *
 * ``known`` is False for an open record, where neither racks nor draws were written down. ``begins`` is the seat that
 * begins where that was agreed before the game; otherwise lots decide, or whatever the game's rules say.
 */
export interface Config {
  game: string;
  edition: Edition;
  options: Record<string, string | number | boolean | null>;
  seats: string[];
  lexicon: string;
  lexicon_sha256: string;
  known: boolean;
  rules: number;
  youngest: number | null;
  begins: number | null;
  setup: Setup | null;
}

/**
 * One edition of a game.
 *
 * ``letters`` maps each letter, in alphabetical order, to ``[value, count]``; ``board`` is a text map with a row a
 * line, ``premiums`` explains its signs; ``start`` the squares for the first word; ``options`` the defaults that
 * differ from the game's; ``rules`` answers what the game asks its editions. ``printed`` says whether a sheet for
 * this edition exists, or it is an extension. A game on the bare table has no board.
 *
 * In a box with tiles of many sizes ``sizes`` maps each letter to the sizes of its tiles (``("1x1", "3x2")``, width by
 * height), and ``tokens`` are the sizes of its blank tokens. Such a box needs no start squares.
 */
export interface Edition {
  name: string;
  game: string;
  language: string;
  lexicon: string;
  letters: Record<string, [number, number]>;
  blanks: number;
  rack: number;
  board: string[];
  premiums: Record<string, Premium>;
  start: string[];
  sizes: Record<string, string[]>;
  tokens: string[];
  printed: boolean;
  rules: Record<string, string | number | boolean>;
  options: Record<string, string | number | boolean | null>;
}

/**
 * A kind of premium square: its sign on the board's map, other names for it, and what it multiplies.
 *
 * ``letter``: the tile laid on it; ``word``: each word with that tile; ``lay``: everything laid in the turn. ``start``
 * marks squares for the first word; ``colour`` is the box's, where a screen should show it.
 */
export interface Premium {
  sign: string;
  names: string[];
  letter: number;
  word: number;
  lay: number;
  start: boolean;
  colour: "" | "blue" | "green" | "red" | "yellow";
}

/**
 * A position to start from, for problems and tests: squares by name, tiles in notation, lists by seat.
 *
 * ``kings`` are the places of pieces on a track, where those are the totals that a game counts.
 */
export interface Setup {
  premiums: Record<string, string>;
  tiles: Record<string, string>;
  racks: (string | null)[] | Record<string, string | null>;
  bag: string | number | null;
  scores: number[] | Record<string, number>;
  kings: number[] | Record<string, number>;
}

/**
 * The hash of the server's secret, published before anything else; the secret itself is hidden to the end.
 */
export interface ShuffleCommitted {
  event: "shuffle-committed";
  commit: string;
  secret: string;
}

/**
 * Each seat's own part in the shuffle (hexadecimal).
 */
export interface NoncesGiven {
  event: "nonces-given";
  nonces: string[];
}

/**
 * The secret, after the game, so that anyone can check the shuffle.
 */
export interface SecretRevealed {
  event: "secret-revealed";
  secret: string;
}

/**
 * Who controls a seat from here on: ``person``, or a computer player's level (C5).
 */
export interface SeatGiven {
  event: "seat-given";
  seat: number;
  player: string;
}

/**
 * A tile drawn to see who begins; it goes back into the bag (S0).
 */
export interface LotDrawn {
  event: "lot-drawn";
  seat: number;
  tile: string;
  cursor: number;
}

/**
 * Tiles from the bag to a rack; seen only by that seat, unless racks lie ``open``.
 *
 * ``cursor`` is the shuffle's place afterwards.
 */
export interface TilesDrawn {
  event: "tiles-drawn";
  seat: number;
  tiles: string;
  cursor?: number;
  open?: boolean;
  ms?: number;
}

/**
 * The racks of all seats in the game go back into the bag, to be drawn anew (K2).
 */
export interface TilesReturned {
  event: "tiles-returned";
}

/**
 * A seat has chosen, in secret, the word it would open with (None: no word) and where it would lie (K2).
 *
 * ``hidden`` where the reader may know only that it has chosen.
 */
export interface Chosen {
  event: "chosen";
  seat: number;
  word?: string | null;
  path?: ([number, number])[];
  hidden?: boolean;
}

/**
 * All have chosen; their words, by seat, are shown to everybody (K2).
 */
export interface ChoicesShown {
  event: "choices-shown";
  words: Record<string, string | null>;
  ms?: number;
}

/**
 * A seat is on turn, from the moment ``ms``.
 */
export interface TurnBegan {
  event: "turn-began";
  seat: number;
  number: number;
  ms?: number;
}

/**
 * A seat sits out one turn, for an unfounded challenge (C2).
 */
export interface TurnSkipped {
  event: "turn-skipped";
  seat: number;
}

/**
 * What an open record says of a rack before the seat's next move.
 */
export interface RackTold {
  event: "rack-told";
  seat: number;
  rack: string;
}

/**
 * Tiles laid on the board: the main word, the tiles by square, every word formed and the score (S11).
 *
 * ``announced`` is set where the player named another total, which this puts right (S2). ``path`` is the word's
 * squares, a letter each, where it is a walk. ``changes`` is what the play changes in every seat's total, where that
 * is not just ``score`` for its player.
 */
export interface PlayLaid {
  event: "play-laid";
  seat: number;
  at: string;
  word: string;
  tiles: Record<string, string>;
  words: WordScore[];
  score: number;
  ms?: number;
  announced?: number | null;
  path?: ([number, number])[];
  changes?: number[];
}

/**
 * A word formed, in tile notation, and what it scores.
 */
export interface WordScore {
  word: string;
  score: number;
}

/**
 * The others may now challenge the last play, or vote on it (C2).
 */
export interface WindowOpened {
  event: "window-opened";
  kind: "challenge" | "vote";
  asked: number[];
}

/**
 * A seat accepts the play (``yes``), or votes on it; ``vote`` where only this says which.
 */
export interface Answered {
  event: "answered";
  seat: number;
  yes: boolean;
  vote?: boolean;
  ms?: number;
}

/**
 * A challenge, what the dictionary said of each word, and what an unfounded one costs (C2): ``points`` or
 * ``turns``, or a ``bonus`` for the one who was challenged.
 */
export interface Challenged {
  event: "challenged";
  seat: number;
  verdicts: Verdict[];
  upheld: boolean;
  points?: number;
  turns?: number;
  ms?: number;
  bonus?: number;
}

/**
 * What the dictionary said of a word.
 */
export interface Verdict {
  word: string;
  valid: boolean;
}

/**
 * The last play is for good; its window, if there was one, is closed.
 */
export interface PlayStood {
  event: "play-stood";
  seat: number;
}

/**
 * The last play is undone: tiles back on the rack, premiums free again, points gone (C2, S8, S14).
 */
export interface PlayTakenBack {
  event: "play-taken-back";
  seat: number;
}

/**
 * New tiles drawn, then the old ones mixed into the bag (S7); faces seen only by that seat.
 */
export interface Exchanged {
  event: "exchanged";
  seat: number;
  given: string;
  drawn: string;
  cursor?: number;
  ms?: number;
}

/**
 * Tiles bought during a turn; faces seen only by that seat (W5).
 */
export interface Bought {
  event: "bought";
  seat: number;
  tiles: string;
  cursor?: number;
}

/**
 * A turn without a play; ``timed_out`` where the time ran out (C10).
 */
export interface Passed {
  event: "passed";
  seat: number;
  ms?: number;
  timed_out?: boolean;
}

/**
 * A seat's game clock has been over for so many more minutes begun, which costs it ``turns`` (C10).
 */
export interface Overran {
  event: "overran";
  seat: number;
  minutes: number;
  turns: number;
}

/**
 * A seat leaves the game; its tiles are set aside (C5).
 */
export interface Resigned {
  event: "resigned";
  seat: number;
  ms?: number;
}

/**
 * A seat's clock stands still for so many ``days`` from the moment ``ms``; with 0 it runs again (C13).
 */
export interface VacationTaken {
  event: "vacation-taken";
  seat: number;
  days: number;
  ms?: number;
}

/**
 * The tiles left at the end of a cardboard game, per seat, as far as told, and the minutes over a game clock.
 */
export interface RacksShown {
  event: "racks-shown";
  racks: (string | null)[];
  minutes_over?: number[];
}

/**
 * The game is over.
 */
export interface Ended {
  event: "ended";
  outcome: Outcome;
}

/**
 * The result: final scores, what was added or taken at the end (S18), the winners, why it ended, by which rule.
 */
export interface Outcome {
  scores: number[];
  adjustments: number[];
  winners: number[];
  reason: string;
  rule: string;
}

/**
 * The players draw in turns, from this seat on, which then also begins (L1).
 */
export interface DrawingBegan {
  event: "drawing-began";
  seat: number;
}

/**
 * In a game written down: a seat drew a tile of this size (L1).
 */
export interface DrawTold {
  event: "draw-told";
  seat: number;
  size: [number, number];
  ms?: number;
}

/**
 * Letters laid, and the words named with them (L4, L5, L9); ``swapped`` is the blank token that comes back, as the
 * square on which it lay and itself (L11).
 */
export interface Placed {
  event: "placed";
  seat: number;
  laid: Laid[];
  words?: Named[];
  dropped?: Dropped[];
  score?: number;
  swapped?: [[number, number], string] | null;
  ms?: number;
}

/**
 * A tile laid: its top left square, itself as it lies there, as it was ``held`` before (without its size where
 * that wasn't known), and whether it was a ``free`` letter (L9).
 */
export interface Laid {
  square: [number, number];
  tile: string;
  held: string;
  free: boolean;
}

/**
 * A word written down: in tile notation, the top left squares of its tiles, a letter each, and its score.
 */
export interface Named {
  word: string;
  tiles: ([number, number])[];
  score: number;
}

/**
 * A word named that doesn't count: by which rule, and the code of the sentence that says why with what it needs.
 */
export interface Dropped {
  word: string;
  rule: string;
  code: string;
  params: Record<string, string | number>;
}

/**
 * More words in one's own turn (L5).
 */
export interface Claimed {
  event: "claimed";
  seat: number;
  words: Named[];
  dropped?: Dropped[];
  score?: number;
  ms?: number;
}

/**
 * A letter goes to the free letters: by choice instead of laying (L8), or for what costs one. ``held`` as in
 * `Laid`; ``chosen`` where its player chose it, and not the program.
 */
export interface LetterFreed {
  event: "letter-freed";
  seat: number;
  tile: string;
  held: string;
  why: "choice" | "error" | "knock" | "pass";
  ms?: number;
  chosen?: boolean;
}

/**
 * A seat has to put one of its letters beside the board, and chooses which.
 */
export interface LetterOwed {
  event: "letter-owed";
  seat: number;
  why: "error" | "knock" | "pass";
  ms?: number;
}

/**
 * A blank token laid instead of a letter (L12); ``held`` as in `Laid`.
 */
export interface TokenLaid {
  event: "token-laid";
  seat: number;
  square: [number, number];
  tile: string;
  held: string;
  ms?: number;
}

/**
 * The seat on turn has laid and names no more words; ``timed_out`` where the glass ended it (L13).
 */
export interface TurnEnded {
  event: "turn-ended";
  seat: number;
  ms?: number;
  timed_out?: boolean;
}

/**
 * A seat has knocked and will say which words it sees when its moment comes (L14).
 */
export interface KnockBid {
  event: "knock-bid";
  seat: number;
  ms?: number;
}

/**
 * Several knocked at once: what each threw, round by round (ties throw again), and so the order (L15).
 */
export interface DiceThrown {
  event: "dice-thrown";
  rounds: (Record<string, number>)[];
  order: number[];
  cursor?: number;
}

/**
 * A knock at a moment ``ms`` and its words, named at ``named_ms``; without any word it has failed (L16).
 */
export interface KnockMade {
  event: "knock-made";
  seat: number;
  words?: Named[];
  dropped?: Dropped[];
  score?: number;
  ms?: number;
  named_ms?: number;
}

/**
 * Words that don't count after all, of the act with this number; ``undone`` where its tiles are taken back too, and
 * ``freed`` where the own one among them goes beside the board instead of to its player (L10).
 */
export interface ActStruck {
  event: "act-struck";
  number: number;
  words: string[];
  undone?: boolean;
  freed?: boolean;
}

/**
 * Nobody knocks any more: the turn is over for good (L14). ``told_by`` is the seat whose time ran out with it, if
 * that was why.
 */
export interface TurnClosed {
  event: "turn-closed";
  ms?: number;
  told_by?: number | null;
}

/**
 * A seat without letters, while no free ones lie there, is passed over (L18).
 */
export interface PassedOver {
  event: "passed-over";
  seat: number;
}

/**
 * A line of the scorekeeper's: a move as it was told, under a name of its own. What it brought about follows; where
 * the referee has refused it, ``refusal`` says why, nothing follows, and the line waits to be mended.
 */
export interface Entered {
  event: "entered";
  id: string;
  move: Command;
  refusal?: Refusal | null;
}

/**
 * A rule says no: its ID (``"S3"``), a message code and what the sentence needs. Nothing has changed.
 *
 * >>> from rekje.model.commands import Pass
 * >>> rekje.Game(edition="en", seed=7).send(Pass(seat=1)).code
 * 'turn-other'
 */
export interface Refusal {
  rule: string;
  code: string;
  params: Record<string, string | number>;
}

/**
 * The table is again what it was after the first ``to`` events of its log; those since then count no more.
 */
export interface Rewound {
  event: "rewound";
  to: number;
}

export type TableEvent =
  | TableOpened
  | ShuffleCommitted
  | NoncesGiven
  | SecretRevealed
  | SeatGiven
  | LotDrawn
  | TilesDrawn
  | TilesReturned
  | Chosen
  | ChoicesShown
  | TurnBegan
  | TurnSkipped
  | RackTold
  | PlayLaid
  | WindowOpened
  | Answered
  | Challenged
  | PlayStood
  | PlayTakenBack
  | Exchanged
  | Bought
  | Passed
  | Overran
  | Resigned
  | VacationTaken
  | RacksShown
  | Ended
  | DrawingBegan
  | DrawTold
  | Placed
  | Claimed
  | LetterFreed
  | LetterOwed
  | TokenLaid
  | TurnEnded
  | KnockBid
  | DiceThrown
  | KnockMade
  | ActStruck
  | TurnClosed
  | PassedOver
  | Entered
  | Rewound;

/**
 * The first message. It is sent again to look from another seat of this device.
 *
 * ``version`` is the last version that this browser has seen. ``seat`` is a seat that it holds (None: any).
 * ``language`` is the language of sentences. With ``show`` it is the page for a stream: it looks on without a seat,
 * and sees everybody's rack if all players have agreed to that and it isn't a player's own.
 */
export interface Hello {
  type: "hello";
  version?: number | null;
  seat?: number | null;
  language?: string | null;
  show?: boolean;
}

/**
 * A command of a seat that this browser holds. ``id`` is the browser's own: a command sent again with the same id
 * is applied once. With ``version`` it is refused if the table has moved on since.
 */
export interface SendCommand {
  type: "command";
  id: string;
  command: Command;
  version?: number | null;
}

/**
 * Asks what a command would form and score. Nothing changes, and it need not be that seat's turn.
 */
export interface AskPreview {
  type: "preview";
  id: string;
  command: Command;
}

/**
 * Something said at the table: plain text, or a ready-made phrase by its name.
 */
export interface SendChat {
  type: "chat";
  text?: string | null;
  phrase?: string | null;
}

/**
 * This browser's part in the shuffle, sent once it has seen the commitment. It counts for those of its seats that
 * still wait for one. Once the game has begun it counts for none. ``changes`` is that of the snapshot that asked for
 * it: what is played may have been changed since, and then another nonce is asked for.
 */
export interface GiveNonce {
  type: "nonce";
  nonce: string;
  changes?: number;
}

/**
 * Before the game: the asker's seats are ready to begin, or the others are asked to wait. ``changes`` is that of
 * the last snapshot: nobody is ready for what they haven't seen. None agrees to whatever is played by now.
 */
export interface GetReady {
  type: "ready";
  on: boolean;
  changes?: number | null;
}

/**
 * A heartbeat. ``sent`` comes back unchanged; ``lag`` is the last round trip measured (ms). ``hidden``: nobody is
 * looking at the page.
 */
export interface Ping {
  type: "ping";
  sent?: number;
  lag?: number | null;
  hidden?: boolean;
}

export type ClientMessage =
  | Hello
  | SendCommand
  | AskPreview
  | SendChat
  | GiveNonce
  | GetReady
  | Ping;

/**
 * Everything about a table, as one reader may see it. ``view`` is None until everybody has taken a seat and the
 * game begins. ``held`` are the seats of this browser, ``seat`` is the one looked from (None: watching). ``muted``:
 * the seats of people whose chat this reader doesn't want to read. ``showing``: the seats whose holders have agreed
 * that the page for a stream shows their racks, once all have. ``host``: this browser made the table. ``opening``:
 * what the host has opened to everybody on this server; ``lobby``: whether there is a lobby. ``grace`` is for how many
 * seconds a seat is kept for a player who has gone. ``now`` is the server's time in ms since the game began, as in
 * every message. ``commitment`` is the hash of the shuffle's secret; it doesn't change once the table is made (empty
 * if nothing is drawn). ``nonce_wanted``: this browser's part in the shuffle is still awaited. ``changes`` counts how
 * often it was changed what is played, or with how many seats; ``was`` are the rules before the changes to which
 * somebody has yet to agree.
 */
export interface Snapshot {
  type: "snapshot";
  table: string;
  rules: TableRules;
  was: TableRules | null;
  changes: number;
  view: View | null;
  seats: SeatInfo[];
  watching: number;
  held: number[];
  seat: number | null;
  muted: number[];
  showing: number[];
  host: boolean;
  opening: OpenAccess | null;
  lobby: boolean;
  chat_on: boolean;
  chat: ChatLine[];
  rematch: string | null;
  commitment: string;
  nonce_wanted: boolean;
  grace: number;
  now: number;
}

/**
 * The rules of a table, which never change. ``bare`` says how tiles lie if there is no board, and how long the
 * track is. ``race``: totals are places on a track, not points. ``kept``: the game is played on cardboard and only
 * written down here. ``counts_racks``: tiles left count at the end, by the rule ``counted_by``. ``commands``: the
 * commands of this game besides those of every game. ``begins_in_turn``: the next player in turn begins a rematch.
 * ``news_rules``: the rule behind what is told, by the tag of an event or the kind of a line of the sheet
 * (``all-tiles``: a play of a whole rack); ``premium_rules``: that behind a premium square, by its sign.
 */
export interface TableRules {
  game: string;
  edition: EditionInfo;
  options: Record<string, string | number | boolean | null>;
  lexicon: string;
  bare: BareTable | null;
  race: boolean;
  kept: boolean;
  counts_racks: boolean;
  counted_by: string;
  commands: string[];
  begins_in_turn: boolean;
  news_rules: Record<string, string>;
  premium_rules: Record<string, string>;
}

/**
 * An edition. ``options`` are those that it offers, with their defaults here. ``premiums`` explain the signs on the
 * board's map; a bare table has no board. ``sizes`` and ``tokens`` are as in the edition. ``offers`` has the values of
 * a choice that make sense here, if not all of them do.
 */
export interface EditionInfo {
  name: string;
  printed: boolean;
  language: string;
  lexicon: string;
  rack: number;
  tiles: number;
  blanks: number;
  letters: Record<string, LetterInfo>;
  sizes: Record<string, string[]>;
  tokens: string[];
  board: BoardInfo | null;
  premiums: Record<string, Premium>;
  options: Record<string, string | number | boolean | null>;
  rules: Record<string, string | number | boolean>;
  offers: Record<string, string[]>;
}

/**
 * A letter of the box: its points, and how many tiles carry it.
 */
export interface LetterInfo {
  value: number;
  count: number;
}

/**
 * A board: a text map with a line for each row, and the squares for the first word.
 */
export interface BoardInfo {
  width: number;
  height: number;
  rows: string[];
  start: string[];
}

/**
 * A table without a board: tiles lie in a heap on a ``grid``. Totals are the places of pieces on a track; ``track``
 * is its last place.
 */
export interface BareTable {
  grid: Grid;
  track: number;
}

/**
 * A grid without edges: the ``steps`` from a square to those that it touches along a side, in reading order.
 */
export interface Grid {
  steps: ([number, number])[];
}

/**
 * A table after ``version`` events, as one reader may see it. A hidden tile is ``_``.
 *
 * ``board``: tiles by square. ``last``: the squares covered by the last change. ``unseen``: the number of each tile
 * that this reader doesn't see. ``pending``: the last play while it can still be taken back. ``sheet``: everybody's
 * acts, in order. ``pass_ends``: a pass of the seat on turn ends the game. ``awaiting``: who may do what, and until
 * when (ms since the start). ``own``: state that only this game has. ``commit``: the hash of the shuffle's secret.
 * ``secret``: the secret, once the game is over.
 */
export interface View {
  version: number;
  seats: Seat[];
  board: Record<string, string>;
  last: string[];
  bag: number;
  unseen: Record<string, number>;
  turn: Turn | null;
  pass_ends: boolean;
  pending: PlayLaid | null;
  window: Window | null;
  awaiting: Awaited[];
  clocks: Clock[];
  sheet: SheetLine[];
  outcome: Outcome | null;
  own: Record<string, unknown> | null;
  commit: string;
  nonces: string[];
  secret: string;
}

/**
 * One seat: its rack, its points so far, the turns it must sit out, the time it has used, the begun minutes over
 * its clock that it has paid for in turns, and its vacations, the last of which may last still.
 */
export interface Seat {
  name: string;
  rack: string[];
  score: number;
  player: string;
  resigned: boolean;
  skips: number;
  turns: number;
  used_ms: number;
  overran: number;
  vacations: TimeOff[];
}

/**
 * A vacation (C13), from a moment to another (ms since the start).
 */
export interface TimeOff {
  since: number;
  until: number;
}

/**
 * Whose turn it is, the how manieth of the game (from 1), since when.
 *
 * ``bought``: the tiles bought so far in this turn; ``over``: it has laid, passed …
 */
export interface Turn {
  seat: number;
  number: number;
  ms: number;
  bought: number;
  over: boolean;
}

/**
 * The time in which the others may object to a play: who is asked, and what they have answered.
 */
export interface Window {
  kind: string;
  asked: number[];
  answers: Record<string, boolean>;
}

/**
 * A seat from which commands are awaited, their names, and until when (ms since the start).
 */
export interface Awaited {
  seat: number;
  commands: string[];
  deadline: number | null;
}

/**
 * A seat's game clock: the time left at the message's ``now`` (ms; below 0 when overrun), and whether it runs.
 */
export interface Clock {
  left: number;
  runs: boolean;
}

/**
 * A line of the score sheet: what a seat did and what it brought.
 *
 * ``kind`` is a command's name or ``taken-back``; ``challenge`` is one that cost points, ``bonus`` the points that an
 * unfounded challenge gave to the one who was challenged.
 */
export interface SheetLine {
  seat: number;
  kind: string;
  at: string;
  word: string;
  words: WordScore[];
  score: number;
  count: number;
}

/**
 * Who sits where. ``player`` is ``person`` or a computer's level; ``taken``: somebody holds the seat; ``here``:
 * they are connected; ``away``: for how many seconds they haven't been connected. Before the game, ``ready``: they are
 * ready to begin; ``opened``: nobody holds the seat, and somebody has opened a link to it.
 */
export interface SeatInfo {
  name: string;
  player: string;
  taken: boolean;
  here: boolean;
  away: number | null;
  ready: boolean;
  opened: boolean;
}

/**
 * A table that is open to everybody on its server, since a moment (ms since 1970). ``play``: anybody may take a
 * free seat before the game, if their rating is at least ``least`` and at most ``most``, where these are given.
 * ``watch``: anybody may watch.
 */
export interface OpenAccess {
  since: number;
  play: boolean;
  watch: boolean;
  least: number | null;
  most: number | null;
}

/**
 * A line of chat, sent at ``at`` (ms since 1970) by ``seat`` (None: a spectator). A ``notice`` comes from the
 * server: it tells what has happened to the table or to the seat. ``muted``: the reader doesn't want to read it, and
 * whoever said it holds no seat any more; ``stranger``: the seat's name isn't theirs, it is somebody else's by now.
 */
export interface ChatLine {
  number: number;
  seat: number | null;
  text: string | null;
  phrase: string | null;
  at: number;
  notice: string | null;
  muted: boolean;
  stranger: boolean;
}

/**
 * The events since version ``since``, and the view after them.
 */
export interface Events {
  type: "events";
  since: number;
  events: TableEvent[];
  view: View;
  now: number;
}

/**
 * A command is stored; ``version`` is the table's after it.
 */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/**
 * A command or a preview that a rule forbids. Nothing has changed. ``sentence`` says why, in the reader's language.
 * ``rule`` is the rule's ID, empty if the command was malformed.
 */
export interface RefusedMessage {
  type: "refused";
  id: string;
  rule: string;
  code: string;
  params: Record<string, string | number>;
  sentence: string;
}

/**
 * What a command would form: the words (``valid`` is None unless the table's referee judges words), the total, the
 * new tiles by square, the ``path`` of a single word, the named words that don't count (``dropped``), the change of
 * everybody's total (``changes``), and the new tiles that still lack a named word (``lacking``).
 */
export interface Preview {
  type: "preview";
  id: string;
  words: PreviewedWord[];
  score: number;
  tiles: Record<string, string>;
  path: ([number, number])[];
  dropped: DroppedWord[];
  changes: number[];
  lacking: string[];
}

/**
 * A word that a command would form. ``valid``: whether it is one, None where that isn't told; ``path``: the squares
 * of its letters (or of their tiles' corners), where words don't lie in lines.
 */
export interface PreviewedWord {
  word: string;
  score: number;
  valid: boolean | null;
  path: ([number, number])[];
}

/**
 * A named word that doesn't count, and why.
 */
export interface DroppedWord {
  word: string;
  rule: string;
  sentence: string;
}

/**
 * Who sits where and is connected. Sent whenever that changes.
 */
export interface Presence {
  type: "presence";
  seats: SeatInfo[];
  watching: number;
}

/**
 * A new line of the table's chat.
 */
export interface Said {
  type: "chat";
  line: ChatLine;
}

/**
 * The chat has been switched on or off.
 */
export interface ChatSwitched {
  type: "chat-switched";
  on: boolean;
}

/**
 * The same people play again, at another table.
 */
export interface Rematch {
  type: "rematch";
  table: string;
}

/**
 * Why a message couldn't be handled, as one sentence. ``id`` is that of the message, if it had one.
 */
export interface ErrorMessage {
  type: "error";
  code: string;
  sentence: string;
  id: string | null;
}

/**
 * The answer to a ping: the server's time in ms since the table began.
 */
export interface Pong {
  type: "pong";
  sent: number;
  now: number;
}

export type ServerMessage =
  | Snapshot
  | Events
  | Ack
  | RefusedMessage
  | Preview
  | Presence
  | Said
  | ChatSwitched
  | Rematch
  | ErrorMessage
  | Pong;

/**
 * A new table. Fields left out have defaults: the edition's own word list, its options, a chat.
 *
 * ``youngest`` is a seat, for games in which that matters. ``gives_nonce`` promises this browser's part in the
 * shuffle, once it has seen the commitment. ``kept``: the game is played on cardboard, and this browser writes it
 * down; of the seats only the names matter. ``opening``: what of the table is open to everybody on this server.
 *
 * ``key``, only with ``kept``: a secret of the browser's own, by which the table is made once however often it is
 * asked for, and from which its name is made (`rekje.server.keys.name_by_key`).
 */
export interface NewTable {
  game: string;
  edition: string;
  seats: SeatWish[];
  lexicon?: string | null;
  options?: Record<string, string | number | boolean | null>;
  chat?: boolean;
  youngest?: number | null;
  gives_nonce?: boolean;
  language?: string | null;
  kept?: boolean;
  opening?: OpeningWish | null;
  key?: string | null;
}

/**
 * A seat of a new table: mine, a friend's who gets a link, a computer's, or another person's at this device.
 * ``player`` is a computer's level. Without a ``name`` the seat has a name for its kind until somebody takes it.
 */
export interface SeatWish {
  kind: "computer" | "friend" | "here" | "me";
  name?: string;
  player?: string | null;
}

/**
 * What is open to everybody on this server: to ``play`` on a seat that nobody holds, for ratings from ``least`` to
 * ``most`` where these are given, and to ``watch``.
 */
export interface OpeningWish {
  play?: boolean;
  watch?: boolean;
  least?: number | null;
  most?: number | null;
}

/**
 * The token from a link's fragment, and how somebody comes to its table.
 */
export interface JoinTable {
  name?: string;
  gives_nonce?: boolean;
  watch?: boolean;
  changes?: number | null;
  token: string;
}

/**
 * The token from a link's fragment, to see what it leads to.
 */
export interface InvitationWish {
  token: string;
}

/**
 * A new link for a seat that nobody holds, None to watch.
 */
export interface LinkWish {
  seat?: number | null;
}

/**
 * What is played from now on, before the game begins. Fields left out have defaults, as in `NewTable`.
 */
export interface ChangeTerms {
  edition: string;
  lexicon?: string | null;
  options?: Record<string, string | number | boolean | null>;
}

/**
 * How somebody comes to a table. ``name`` is the seat's name from now on. With ``watch`` no seat is taken.
 * ``gives_nonce`` as in `NewTable`. ``changes`` is that of the invitation or the offer that was read: whoever has read
 * another one than the last isn't ready yet.
 */
export interface TakeSeat {
  name?: string;
  gives_nonce?: boolean;
  watch?: boolean;
  changes?: number | null;
}

/**
 * The token of a link, to get a short code for it.
 */
export interface CodeWish {
  token: string;
}

/**
 * A code that somebody was told.
 */
export interface TellCode {
  code: string;
}

/**
 * Hand a seat to a computer's level, or back to the ``person`` who holds it.
 */
export interface HandSeat {
  player: string;
}

/**
 * Another name at a seat, for all of this table.
 */
export interface NameSeat {
  name: string;
}

/**
 * Switch the table's chat on or off.
 */
export interface SwitchChat {
  on: boolean;
}

/**
 * Read no chat of a seat's holder, or read it again.
 */
export interface MutePerson {
  on: boolean;
}

/**
 * Vote for the removal of a seat's player, or no longer.
 */
export interface VoteOut {
  on: boolean;
}

/**
 * A link of this site to draw as a QR code.
 */
export interface QrWish {
  text: string;
}

/**
 * A change: the lines ``drop`` are removed, the entries ``put`` are inserted before the line ``before`` (None: at
 * the end), and all lines after them are refereed again. ``id`` is the browser's own: a change sent again with the
 * same id counts once.
 *
 * If an entry doesn't hold, nothing changes; with ``anyhow`` it is written down with the reason. ``trial``: nothing is
 * stored, and the answer is the book that would result.
 */
export interface ChangeBook {
  id: string;
  put?: BookEntry[];
  drop?: string[];
  before?: string | null;
  anyhow?: boolean;
  trial?: boolean;
}

/**
 * A line to write down: a move as in a record, with an id of the browser's own that no other line has.
 */
export interface BookEntry {
  id: string;
  move: Command;
}

/**
 * Asks what a move would form and score, at the table as it is now or as it was before a line.
 */
export interface AskBookPreview {
  move: Command;
  before?: string | null;
}

/**
 * My name from now on. ``device`` is what this device is called, if the server doesn't know it yet.
 */
export interface NameMe {
  name: string;
  device?: string;
}

/**
 * A code for another device of mine, or a recovery code. My name, and what this device is called, count where the
 * server doesn't know them yet.
 */
export interface MyCodeWish {
  name?: string;
  device?: string;
}

/**
 * A code, to see whose it is.
 */
export interface LookAtCode {
  code: string;
}

/**
 * Make this browser a device of the person whose code it is. ``device`` is what it is called.
 */
export interface JoinPerson {
  code: string;
  device?: string;
}

/**
 * A new passkey, as the browser made it (JSON text). ``name`` is what it is called.
 */
export interface MakePasskey {
  credential: string;
  name?: string;
}

/**
 * What the browser answers with a passkey (JSON text).
 */
export interface UsePasskey {
  credential: string;
}

/**
 * What my browsers are to keep; in place of what is there.
 */
export interface KeepSettings {
  values: Record<string, string>;
}

/**
 * A browser that takes web push: the address of its push service, and its keys (Base64 for addresses). Alerts come
 * in ``language``, or else in that of the request.
 */
export interface DeviceWish {
  endpoint: string;
  public: string;
  auth: string;
  language?: string | null;
}

/**
 * A browser that takes none any more.
 */
export interface DeviceGone {
  endpoint: string;
}

/**
 * Quiet hours: the first minute of the day in which nothing is told, and the first in which it is again, in a time
 * zone (``Europe/Brussels``); ``quiet`` is None if there are none.
 */
export interface AlertWishes {
  quiet: [number, number] | null;
  zone: string;
}

/**
 * Whether alerts of a table are wished.
 */
export interface TableAlerts {
  on: boolean;
}

/**
 * The address to which alerts are to go, in ``language``, or else in that of the request.
 */
export interface MailWish {
  address: string;
  language?: string | null;
}

/**
 * The token of a link in a mail.
 */
export interface MailToken {
  token: string;
}

/**
 * Report a seat's holder, or whoever said something, to the operator, with a sentence of one's own.
 */
export interface ReportWish {
  text?: string;
}

/**
 * The token in a link that `rekje operator` has printed.
 */
export interface SignIn {
  token: string;
}

/**
 * Let somebody not use the server for some days: the person of a ``report``, or a listed ``person`` by the id and
 * the table of `OperatorPerson`.
 */
export interface BanWish {
  days: number;
  report?: number | null;
  person?: string;
  table?: string;
}

/**
 * Tables, or people: those with ``find`` in a name (empty: all), from the mark ``after`` of an earlier answer on
 * (empty: from the beginning).
 */
export interface ListWish {
  find?: string;
  after?: string;
}

/**
 * Switch the chat of the whole server on or off.
 */
export interface ChatForAll {
  on: boolean;
}

/**
 * Switch the lobby on or off.
 */
export interface LobbySwitch {
  on: boolean;
}

/**
 * The word that lets people into the lobby.
 */
export interface SayWord {
  word: string;
}

/**
 * The name by which I am seen in the lobby; empty: I am not.
 */
export interface BeSeen {
  name?: string;
}

/**
 * A new table, with a link for each seat that waits for a friend, and one to watch. ``commitment`` is the hash of
 * its shuffle's secret, empty if nothing is drawn.
 */
export interface TableMade {
  table: string;
  links: Link[];
  commitment: string;
}

/**
 * An invitation; ``seat`` None to watch.
 */
export interface Link {
  seat: number | null;
  url: string;
}

/**
 * The table and seat of the token; ``seat`` is None to watch. ``commitment`` as in `TableMade`.
 */
export interface Joined {
  table: string;
  seat: number | null;
  commitment: string;
}

/**
 * What a link leads to: the table, its phase, its game and its players; ``seat`` is None to watch. ``host`` is the
 * name of the table's maker, if the maker has a seat and gave a name. ``open``: the seat can still be taken. ``mine``:
 * this browser is at the table already. ``sits``: it has a seat there. ``full``: the link is for whichever seat is
 * free, and none is. ``changes`` counts how often it was changed what is played.
 */
export interface Invitation {
  table: string;
  seat: number | null;
  open: boolean;
  mine: boolean;
  sits: boolean;
  phase: "over" | "playing" | "waiting";
  game: string;
  edition: string;
  language: string;
  lexicon: string;
  options: Record<string, string | number | boolean | null>;
  host: string | null;
  seats: SeatInfo[];
  kept: boolean;
  full: boolean;
  changes: number;
}

/**
 * A code to say instead of a link. It is good for ``seconds``.
 */
export interface SpokenCode {
  code: string;
  seconds: number;
}

/**
 * The token of the link for which a code stands.
 */
export interface CodeLeads {
  token: string;
}

/**
 * My tables, mine to move first and those that I only watch last, otherwise the last changed first. ``lobby``:
 * whether there is a lobby for me, or what keeps me out; ``offers``: how many offers of others it has.
 */
export interface OwnTables {
  tables: OwnTable[];
  lobby: "off" | "open" | "word";
  offers: number;
}

/**
 * One of my tables. ``phase``: waiting for people, playing, or over. ``my_turn``: something is awaited from me.
 * ``awaited``: the seats from which something is. ``deadline``: until when. ``changed``: when it last changed (ms
 * since 1970). ``glimpse``: what lies on the table while it is played. ``watched``: somebody else made it, and I have
 * no seat there.
 */
export interface OwnTable {
  table: string;
  game: string;
  edition: string;
  phase: "over" | "playing" | "waiting";
  seats: OwnTableSeat[];
  mine: number[];
  my_turn: boolean;
  awaited: number[];
  deadline: number | null;
  changed: number;
  glimpse: Glimpse | null;
  watched: boolean;
}

/**
 * A seat in the list of my tables. ``vacation``: until when its last vacation is or was (ms since 1970; C13).
 */
export interface OwnTableSeat {
  name: string;
  player: string;
  score: number;
  vacation: number | null;
}

/**
 * What lies on the table, for a small picture of it: tiles by square, the squares of the ``last`` change, and how
 * tiles lie if there is no board.
 */
export interface Glimpse {
  board: Record<string, string>;
  last: string[];
  bare: BareTable | null;
}

/**
 * What can be played here: the games, their editions and options, the computer players, this site's own word lists.
 * Also the site's address as others can reach it. ``usual`` is the computer player for newcomers.
 */
export interface Offer {
  catalogue: Catalogue;
  players: PlayerInfo[];
  usual: string;
  phrases: string[];
  site: string;
  lists: ListInfo[];
}

/**
 * Everything there is.
 */
export interface Catalogue {
  languages: string[];
  games: GameInfo[];
}

/**
 * A game with its options and editions. ``sheet`` has the options of the printed sheet's way to play.
 */
export interface GameInfo {
  name: string;
  seats: SeatLimits;
  options: OptionInfo[];
  sheet: Record<string, string | number | boolean | null>;
  editions: EditionInfo[];
}

/**
 * The fewest and the most seats.
 */
export interface SeatLimits {
  least: number;
  most: number;
}

/**
 * An option. A choice or a bool has ``values``; a number has ``least`` and ``most`` (seconds may also be None: no
 * limit); a clock has ``examples``.
 */
export interface OptionInfo {
  name: string;
  kind: string;
  default: string | number | boolean | null;
  values?: (string | number | boolean | null)[];
  least?: number | null;
  most?: number | null;
  examples?: string[];
}

/**
 * A computer player: its level, the games that it plays, and its ratings by game. Players are listed from the
 * weakest to the strongest.
 */
export interface PlayerInfo {
  name: string;
  games: string[];
  ratings: Record<string, number>;
}

/**
 * A word list of the site's operator: the name by which a new table asks for it, its title (or its file's name),
 * and the editions that it fits, as ``game/edition``.
 */
export interface ListInfo {
  name: string;
  title: string;
  source: string;
  words: number;
  editions: string[];
}

/**
 * A whole game as this reader may see it, step by step, and its score sheet.
 */
export interface History {
  rules: TableRules;
  steps: HistoryStep[];
  lines: StepLine[];
}

/**
 * The events of one command (or of the beginning), the table after them, and by square the seat that laid the
 * tile.
 */
export interface HistoryStep {
  events: TableEvent[];
  view: View;
  laid_by: Record<string, number>;
}

/**
 * A line of the score sheet, and the step (from 0) in which it was written.
 */
export interface StepLine {
  step: number;
  told: CourseLine;
}

/**
 * An act of a seat: its line of the score sheet, the number of its turn (0 before the first), its words, the tiles
 * laid by their squares, and all totals after it.
 */
export interface CourseLine {
  line: SheetLine;
  turn: number;
  words: Word[];
  laid: ([[number, number], string])[];
  totals: number[];
  act: number | null;
}

/**
 * A word formed or named: its tile notation, its score, the squares of its tiles in reading order (the top left
 * square of a large tile), and whether it was struck afterwards.
 */
export interface Word {
  word: string;
  score: number;
  squares: ([number, number])[];
  struck: boolean;
}

/**
 * All events of a game that is over, as needed to check its shuffle.
 */
export interface Log {
  events: TableEvent[];
}

/**
 * What nobody saw in a finished game: for every seat the missed ``plays`` that would have gained most, the
 * costliest first. If words are written down, also ``words`` that could still be read, the longest first, out of
 * ``count`` such words (None in other games).
 */
export interface Overlooked {
  plays: MissedPlay[];
  words: OverlookedWord[];
  count: number | null;
}

/**
 * A turn with a better play: its number (from 1), its seat, what the seat ``did``, and the best play: its word, its
 * place (``at`` if words lie in lines, else its ``path``) and its score.
 */
export interface MissedPlay {
  turn: number;
  seat: number;
  did: SheetLine;
  word: string;
  at: string;
  path: ([number, number])[];
  score: number;
}

/**
 * A word that could still be read, in tile notation, and the top left squares of its tiles.
 */
export interface OverlookedWord {
  word: string;
  tiles: ([number, number])[];
}

/**
 * A table at a moment of a game that is over.
 */
export interface PastPosition {
  rules: TableRules;
  view: View;
}

/**
 * The games of a table and of its rematches, the first one first. ``won`` is the number of games that each seat won
 * alone, ``shared`` the number of games with several winners.
 */
export interface Series {
  games: SeriesGame[];
  won: number[];
  shared: number;
}

/**
 * One game of a series: its table, when it began (ms since 1970, None before), everybody's name and score by seat,
 * and who won.
 */
export interface SeriesGame {
  table: string;
  began: number | null;
  phase: "over" | "playing" | "waiting";
  names: string[];
  scores: number[];
  winners: number[];
}

/**
 * My statistics: the games counted, in the order in which they began; by kind; and by opponent, the most frequent
 * first. ``uncounted`` is the number of games in which I had several seats, that I only wrote down, or that a computer
 * finished for me.
 */
export interface Statistics {
  played: Played[];
  games: GameStatistics[];
  opponents: Against[];
  uncounted: number;
}

/**
 * One game in the course of time. ``others`` are the names of the other players.
 */
export interface Played {
  table: string;
  began: number;
  game: string;
  scoring: string;
  score: number;
  result: "alone" | "lost" | "shared" | "won";
  others: string[];
}

/**
 * My games of one kind: of one ``game``, scored in the same way (``scoring``). ``race``: totals are places on a
 * track. ``average`` is the mean score; ``per_turn`` is the mean of a turn, without the final settling. ``best`` is
 * the highest score, ``best_turn`` the best turn and ``longest`` the longest word; None if there is none.
 */
export interface GameStatistics {
  game: string;
  scoring: string;
  race: boolean;
  played: number;
  won: number;
  shared: number;
  lost: number;
  alone: number;
  average: number;
  per_turn: number;
  bingos: number;
  best: Peak | null;
  best_turn: Peak | null;
  longest: Peak | null;
}

/**
 * A record of mine, and its table: a score, a turn's score with its word, or the length of a word.
 */
export interface Peak {
  table: string;
  score: number;
  word: string;
}

/**
 * My results against an opponent: the numbers of games in which I was ahead, behind, or level. ``player`` is
 * ``person`` or a computer's level. People are distinguished by their names alone.
 */
export interface Against {
  name: string;
  player: string;
  played: number;
  ahead: number;
  behind: number;
  level: number;
}

/**
 * My ratings in the games that I have played against computers, those most played first.
 */
export interface Ratings {
  own: OwnRating[];
}

/**
 * A person's rating in a ``game``, on the chess scale, from a number of ``games`` against computers. ``even`` is
 * the computer player nearest in strength.
 */
export interface OwnRating {
  game: string;
  rating: number;
  games: number;
  even: string;
}

/**
 * A game's rules as HTML; each rule's number is an element with that ``id``.
 */
export interface RulePage {
  game: string;
  language: string;
  html: string;
}

/**
 * What a browser needs to check words and find plays by itself, at a table with such rules. ``facts`` are those
 * that a search reads; None where it needs only letters and words. ``digraph`` says how the Dutch ij is laid,
 * ``flaws`` which rule a play breaks, by the code of what is wrong with it. ``words`` is None for a list that isn't
 * given away.
 */
export interface SearchBasis {
  rules: TableRules;
  facts: Record<string, unknown> | null;
  digraph: "either" | "letters" | "y";
  flaws: Record<string, string>;
  words: PackedWords | null;
}

/**
 * A word list that a browser may have for itself (`rekje.lexicon.packing`): where it is, what tells it from others,
 * how many words it has, and how many bytes are sent.
 */
export interface PackedWords {
  address: string;
  digest: string;
  count: number;
  size: number;
}

/**
 * A problem with a request, as one sentence in the reader's language.
 */
export interface HttpProblem {
  code: string;
  sentence: string;
}

/**
 * A code by which another device becomes mine too. It is good for ``seconds`` (None: until a new one is made) and
 * is entered at ``url``; ``link`` leads there and brings the code along.
 */
export interface MyCode {
  code: string;
  seconds: number | null;
  url: string;
  link: string;
}

/**
 * Whose code it is: their name, at how many tables they are, what their devices are called. ``same``: this device
 * is theirs already. The rest is what the asking browser would bring along: the name of its person, how many tables,
 * how many further devices.
 */
export interface Joining {
  name: string;
  games: number;
  devices: string[];
  same: boolean;
  own_name: string;
  own_games: number;
  own_devices: number;
}

/**
 * What the server knows of me besides my games. ``known`` is false while I am only a name on one device.
 * ``recovery_made``: when my recovery code was made (ms since 1970), if there is one.
 */
export interface Me {
  known: boolean;
  name: string;
  devices: MyDevice[];
  passkeys: MyPasskey[];
  recovery_made: number | null;
}

/**
 * A device of mine. ``here``: it is the one that asks. Times are ms since 1970.
 */
export interface MyDevice {
  id: string;
  name: string;
  added: number;
  seen: number;
  here: boolean;
}

/**
 * A passkey of mine. Times are ms since 1970.
 */
export interface MyPasskey {
  id: string;
  name: string;
  added: number;
  used: number | null;
}

/**
 * Everybody whom I have muted, at a table or in the lobby.
 */
export interface MutedPeople {
  people: MutedPerson[];
}

/**
 * Somebody whom I have muted: ``id`` names them in requests, ``name`` is what they were called then, if it is
 * known.
 */
export interface MutedPerson {
  id: string;
  name: string;
}

/**
 * What the browser's interface for passkeys wants, as JSON text.
 */
export interface PasskeyOptions {
  options: string;
}

/**
 * A code of the person whose passkey it is (`LookAtCode`, `JoinPerson`).
 */
export interface PasskeyUsed {
  code: string;
}

/**
 * What my browsers keep, by name. ``version`` counts the changes; 0 if nothing is kept.
 */
export interface MySettings {
  version: number;
  values: Record<string, string>;
}

/**
 * A scorekeeper's book: the table as it is (or as it was before a line), and every line.
 */
export interface Book {
  type: "book";
  table: string;
  rules: TableRules;
  view: View;
  lines: BookLine[];
}

/**
 * A line of the book: the move as it was entered, its events and all totals after it, or the ``refusal`` if it
 * doesn't hold. ``back``: its events were taken back later, by a challenge or a vote.
 */
export interface BookLine {
  id: string;
  move: Command;
  events: TableEvent[];
  totals: number[];
  refusal: RefusedMessage | null;
  back: boolean;
}

/**
 * A blank book of every edition.
 */
export interface BlankBooks {
  books: BlankBook[];
}

/**
 * A book of an edition in which nothing is written, with the usual options, for a browser that begins one without a
 * connection. ``views`` has one for each number of seats that the game takes, from the least on; their seats have no
 * names. ``bares``: by option, and by its value as text, the bare table where it is another one than by the rules.
 */
export interface BlankBook {
  rules: TableRules;
  views: View[];
  bares: Record<string, Record<string, BareTable>>;
}

/**
 * The progress of a review: ``done`` of ``of`` steps. At the end also the ``review`` in figures, the ``document``
 * that tells it in the reader's language, and for each of its misses the table as the player saw it before.
 */
export interface ReviewAnswer {
  done: number;
  of: number;
  review: Review | null;
  document: Document | null;
  tables: PastPosition[];
}

/**
 * The review of a whole game. ``measure`` is the unit of equity (`rekje.analysis.family.AnalysisFamily`). ``start``
 * are the totals before the first turn. ``misses`` are the indices in ``turns`` of the costliest turns. ``unread`` are
 * the words that nobody found if words are written down, else None.
 */
export interface Review {
  format: string;
  game: string;
  edition: string;
  lexicon: string;
  measure: string;
  start: number[];
  scores: number[];
  winners: number[];
  seats: ReviewSeat[];
  turns: ReviewTurn[];
  misses: number[];
  unread: Reading[] | null;
}

/**
 * A seat's game: the number of its ``turns``, how many were ``judged``, and in how many it made the ``best``
 * choice. ``points`` and ``equity`` are the total costs, ``chance`` the average cost of a turn, if that is known of
 * every turn that was judged. ``bingos`` and ``missed_bingos`` are numbers too.
 *
 * >>> game = rekje.Game(edition="en", seed=7)
 * >>> moves = [game.ask("novice") for _ in range(4)]
 * >>> game.resign(0)
 * >>> [seat.best <= seat.judged <= seat.turns for seat in game.review().seats]
 * [True, True]
 */
export interface ReviewSeat {
  name: string;
  turns: number;
  judged: number;
  best: number;
  points: number;
  equity: number;
  chance: number | null;
  bingos: number;
  missed_bingos: number;
}

/**
 * A turn: its ``number``, which is the move of the record with which it began, the ``rack`` before it (``_`` is an
 * unknown tile; "" if the seat wasn't on turn), what was ``done``, and everybody's ``totals`` after it. ``played`` is
 * the same act measured, ``choices`` the best ones (the best first), ``cost`` the difference; if the turn couldn't be
 * judged they are None and empty. ``bingo``: the whole rack was laid at once. ``missed_bingo`` is the best such play,
 * if there was one and none was made. ``chance`` is the first seat's chance of winning after the turn. ``why``
 * compares the best choice with what was done, if that was worse. ``turn`` is the number of the turn as the game
 * counts (0 before the first).
 *
 * >>> game = rekje.Game(edition="en", seed=7)
 * >>> moves = [game.ask("novice") for _ in range(4)]
 * >>> game.resign(0)
 * >>> turn = game.review().turns[0]
 * >>> turn.number, turn.seat == game.review().turns.to_dicts()[0]["seat"], turn.cost.equity >= 0
 * (1, True, True)
 */
export interface ReviewTurn {
  number: number;
  seat: number;
  rack: string;
  done: Move;
  totals: number[];
  choices: Judged[];
  played: Judged | null;
  cost: Cost | null;
  exact: boolean;
  bingo: boolean;
  missed_bingo: Judged | null;
  phonies: string[];
  chance: number | null;
  why: Why | null;
  turn: number;
}

/**
 * An act of a turn. ``kind`` is that of a line of the score sheet (`rekje.model.state.SheetLine`); ``at`` and
 * ``word`` are as in a record. ``path`` are the squares of a walk, ``laid`` the tiles laid by their squares, and
 * ``words`` all words formed or written, in tile notation. ``tiles`` are the tiles exchanged, if known, and ``count``
 * is their number.
 *
 * >>> rekje.Move("play", at="8G", word="RED", count=3, score=8).score
 * 8
 */
export interface Move {
  kind: string;
  at?: string;
  word?: string;
  path?: ([number, number])[];
  laid?: ([[number, number], string])[];
  words?: string[];
  tiles?: string;
  count?: number;
  score?: number;
}

/**
 * A measured act: its ``equity``, the tiles ``kept`` and their ``worth`` if known, and the ``chance`` of winning
 * after it. ``exact``: searched to the end of the game, with best play by both. Where every draw was looked at,
 * ``lead`` is the lead at the end of the game on average, and the equity is by how much the lead changes until then.
 * Where the game was played on from it, ``samples`` times, the equity tells how many points that brought beside the
 * others. Turns are then ranked by the ``gain``, in which, where the samples tell chances, a point counts for what it
 * does to these, a tenth where the game is decided. ``error`` is the standard error of the difference between its gain
 * and that of what was played (or, if nothing was, of the move that seemed best).
 *
 * >>> best = rekje.Game(edition="en", seed=7).choices(top=1)[0]
 * >>> best.equity == round(best.move.score + best.worth, 2), 0 < best.chance < 1, best.exact
 * (True, True, False)
 */
export interface Judged {
  move: Move;
  equity: number;
  kept: string;
  worth: number | null;
  chance: number | null;
  exact: boolean;
  lead: number | null;
  gain: number | null;
  error: number;
  samples: number;
}

/**
 * What a turn cost: ``points`` against the highest possible score, ``equity`` against the best choice by the game's
 * measure (0 if that isn't better), and ``chance`` of winning, if known. Never below 0.
 *
 * >>> rekje.Cost(points=12, equity=8.5, chance=0.02).equity
 * 8.5
 */
export interface Cost {
  points: number;
  equity: number;
  chance: number | null;
}

/**
 * How one way to use a turn compares with another. ``gain`` is by how much it is better in the measure of the game,
 * with the next seat's answer where that is known, ``margin`` how uncertain this is. ``verdict``: ``even`` if the gain
 * isn't larger than the margin, ``unclear`` if the gain and the equity, by which turns are ranked, contradict each
 * other.
 */
export interface Why {
  verdict: "better" | "even" | "unclear" | "worse";
  gain: number;
  margin: number;
  differences: Difference[];
}

/**
 * A feature in which two ways differ, for this way (``mine``) and for the ``other``. ``margin`` is how uncertain
 * the difference is, if it is one of means of deals. ``kept`` are the tiles that each keeps, if both are known.
 */
export interface Difference {
  feature: "ahead" | "back" | "chance" | "outlook" | "places" | "played_on" | "read" | "read_most" | "reply" | "reply_letters" | "reply_words" | "rest" | "result" | "score" | "tiles" | "worth";
  mine: number;
  other: number;
  margin?: number;
  kept?: [string, string] | null;
}

/**
 * A word that can be written down: its tile notation, and the top left squares of its tiles.
 */
export interface Reading {
  word: string;
  tiles: ([number, number])[];
}

/**
 * A whole review in one language. ``of_chance`` is the label of the rows' chances, "" where there are none;
 * ``unread`` are the words that nobody found, under ``unread_heading``.
 */
export interface Document {
  language: string;
  game: string;
  result: string;
  seats: string[];
  figures: KeyFigure[];
  rows: TurnRow[];
  of_chance: string;
  misses: Miss[];
  lists: Listing[];
  unread_heading: string;
  unread: string[];
  notes: string[];
  course: CourseChart | null;
}

/**
 * A figure's name, and what it is for each seat.
 */
export interface KeyFigure {
  label: string;
  of_seats: string[];
}

/**
 * A turn. ``number`` is "" before the first one. ``better``, ``better_score`` and ``why`` (a sentence about it) are
 * "" where nothing was better, or nobody knows. ``phony``: a word of it isn't in the list; ``missed``: it cost
 * something; ``costly``: it is among the costliest.
 */
export interface TurnRow {
  number: string;
  seat: number;
  name: string;
  done: string;
  points: string;
  phony: boolean;
  better: string;
  better_score: string;
  why: string;
  cost: string;
  chance: string;
  missed: boolean;
  costly: boolean;
}

/**
 * One of the costliest turns. ``place`` is its place among the turns. ``rack`` is a label with the tiles held, ""
 * where they aren't known. ``cost`` is what it cost, ``chance_cost`` the same in chance of winning, "" where nobody
 * knows it or it is all. ``best`` is what should have been done, ``why`` the sentence that says why, ``board`` the
 * label of the board with it.
 */
export interface Miss {
  place: number;
  turn: string;
  rack: string;
  instead: string;
  why: string;
  cost: string;
  chance_cost: string;
  best: Move;
  board: string;
}

/**
 * Lines under a heading.
 */
export interface Listing {
  heading: string;
  lines: string[];
}

/**
 * The chart of a game. ``values``: one value per turn, None if it isn't known. ``low``, ``middle``, ``high``: the
 * levels that are drawn. ``marks``: the labels of the levels, the highest first. ``numbers``: the numbers of the
 * turns. ``costly``: the indexes of the turns that cost most.
 */
export interface CourseChart {
  label: string;
  values: (number | null)[];
  low: number;
  middle: number;
  high: number;
  marks: string[];
  numbers: number[];
  costly: number[];
}

/**
 * A hint: ``told`` tells what is best, each sentence more of it, and ``why`` how it compares with the next best, ""
 * where nobody can tell. Where there is nothing to hint at, ``told`` is empty and ``why`` says so. ``more`` says how
 * to ask for the next sentence, ``again`` how to ask for ``why``, "" where there is none.
 */
export interface Hint {
  told: string[];
  why: string;
  more: string;
  again: string;
}

/**
 * The asker's own: the server's public ``key``, for which browsers subscribe; the hashes of the endpoints of their
 * ``devices``; quiet hours and their ``zone`` (None: never said); whether this server sends ``mails``, and where.
 */
export interface AlertSettings {
  key: string;
  devices: string[];
  quiet: [number, number] | null;
  zone: string | null;
  mails: boolean;
  mail: AlertMail | null;
}

/**
 * Where alerts go by e-mail. ``confirmed``: somebody has said so from there.
 */
export interface AlertMail {
  address: string;
  confirmed: boolean;
}

/**
 * What the operator sees besides the lists of tables and people. ``tables`` is how many there are, ``people`` how
 * many are at one now. ``errors`` are lines of the server's log. ``has_lobby``: the settings let there be a lobby,
 * and ``lobby`` says whether it is on. Times are in ms since 1970, ``now`` too.
 */
export interface OperatorView {
  now: number;
  tables: number;
  people: number;
  connections: number;
  reports: Report[];
  bans: OperatorBan[];
  chat: boolean;
  lobby: boolean;
  has_lobby: boolean;
  errors: string[];
  audit: Deed[];
}

/**
 * A report, without who wrote it. ``text`` is what they added.
 */
export interface Report {
  number: number;
  at: number;
  table: string;
  name: string;
  text: string;
  lines: ReportedLine[];
  closed: boolean;
}

/**
 * A line of chat in a report: who said it, and what, as text or as a ready-made phrase. ``meant``: the report is
 * about this one.
 */
export interface ReportedLine {
  name: string;
  text: string | null;
  phrase: string | null;
  at: number;
  meant: boolean;
}

/**
 * A ban, and what its person is called where they sit (empty: they have no name).
 */
export interface OperatorBan {
  number: number;
  until: number;
  name: string;
}

/**
 * What an operator did at a moment, and to what.
 */
export interface Deed {
  at: number;
  did: string;
  about: string;
}

/**
 * Tables, the last changed first. ``more`` is the mark to go on from; empty: there are no others. With a mark and
 * no tables, those looked at had none of what was sought.
 */
export interface FoundTables {
  tables: OperatorTable[];
  more: string;
}

/**
 * A table as the operator sees it: without tiles, chat or links. ``changed`` is in ms since 1970. Of a damaged one
 * neither game nor seats are known.
 */
export interface OperatorTable {
  name: string;
  changed: number;
  phase: "over" | "playing" | "waiting";
  connections: number;
  game: string;
  edition: string;
  seats: OperatorSeat[];
}

/**
 * A seat as the operator sees it: its name, and whether a person or which computer player has it.
 */
export interface OperatorSeat {
  name: string;
  player: string;
}

/**
 * People, those seen last first. ``more`` as in `FoundTables`; somebody may be told again after it.
 */
export interface FoundPeople {
  people: OperatorPerson[];
  more: string;
}

/**
 * Somebody who sits or watches at a table, or is seen in the lobby. ``id`` names them in requests, together with
 * the ``table`` by which they were found (empty: the lobby), and is worthless to anybody else. ``name`` is what they
 * are called there, empty if they only watch without a name. ``here``: they are connected. ``seen`` is when they were
 * last known to be (ms since 1970, to ten minutes), None if that isn't stored. ``tables`` is at how many they are.
 */
export interface OperatorPerson {
  id: string;
  name: string;
  table: string;
  here: boolean;
  seen: number | null;
  tables: number;
  ban: Ban | null;
}

/**
 * Somebody may not use the server until a moment.
 */
export interface Ban {
  number: number;
  until: number;
}

/**
 * The lobby as one person sees it. ``state``: whether it is open to them, or what keeps them out; then all else is
 * empty. The lists are limited; ``offered`` and ``played`` count all. ``people`` are those who want to be seen,
 * ``here`` the number of all who are here, ``seen`` my name among them. ``mark`` names this answer: who asks again
 * with it is answered once something is different.
 */
export interface LobbyView {
  state: "off" | "open" | "word";
  offers: LobbyOffer[];
  offered: number;
  games: LobbyGame[];
  played: number;
  people: LobbyPerson[];
  here: number;
  seen: string;
  mark: string;
}

/**
 * A table that waits for people, and that its host has opened to everybody on this server: for those with a rating
 * from ``least`` to ``most``, where these are given. ``host`` is the host's name, if they have a seat and gave one;
 * ``host_id`` names them in requests, if it isn't me.
 * ``watch``: anybody may also watch the game. ``mine``: I have a part in it; ``hosting``: I am its host. ``changes``
 * counts how often it was changed what is played.
 */
export interface LobbyOffer {
  table: string;
  game: string;
  edition: string;
  language: string;
  lexicon: string;
  options: Record<string, string | number | boolean | null>;
  host: string | null;
  host_id: string;
  seats: LobbyPlayer[];
  least: number | null;
  most: number | null;
  watch: boolean;
  mine: boolean;
  hosting: boolean;
  changes: number;
}

/**
 * A seat: its name and its player; ``free`` if anybody may take it.
 */
export interface LobbyPlayer {
  name: string;
  player: string;
  free: boolean;
}

/**
 * A game that is played and that everybody on this server may watch. ``began`` is in ms since 1970.
 */
export interface LobbyGame {
  table: string;
  game: string;
  edition: string;
  language: string;
  seats: LobbyPlayer[];
  watching: number;
  began: number;
  mine: boolean;
}

/**
 * Somebody who is here and wants to be seen. ``id`` names them in requests; empty: it is me.
 */
export interface LobbyPerson {
  id: string;
  name: string;
}

/**
 * The part of the state that only this game has: the opening while it lasts, the words made, the seat whose king
 * has come home.
 */
export interface Heap {
  opening: Opening | null;
  made: Made[];
  home: number | null;
}

/**
 * A round of choosing: its number, when it began, and the choices so far.
 */
export interface Opening {
  round: number;
  since: number;
  choices: Record<string, Choice>;
}

/**
 * What a seat has chosen: a word and its squares, or no word. ``hidden``: the reader may not know.
 */
export interface Choice {
  word: string | null;
  path: ([number, number])[];
  hidden: boolean;
}

/**
 * A word that a seat has made: its letters and squares. ``opening``: the table was empty before it.
 */
export interface Made {
  seat: number;
  word: string;
  squares: ([number, number])[];
  opening: boolean;
}

/**
 * The part of the state that only this game has.
 *
 * ``drawing``: during the drawing, the seat that began it; ``told``: the seats of the draws that a written game has
 * told; ``free``: the free letters; ``opened``: the seats that have had their turn of the first round;
 * ``first_round``: whether this turn belongs to it (L4); ``acts``: the acts of this turn and its window; ``count``:
 * the number of all acts; ``dry``: the seats of the last turns in a row without a new word (L19); ``after``: the seat
 * with the next turn (None: the next one round the table); ``begun``: when the first turn began (ms); ``time_over``:
 * whether the time of a game played alone has run out (L20).
 */
export interface Paper {
  drawing: number | null;
  told: number[];
  free: string[];
  written: Written[];
  opened: number[];
  first_round: boolean;
  acts: Act[];
  count: number;
  window: KnockWindow | null;
  dry: number[];
  after: number | null;
  begun: number;
  time_over: boolean;
}

/**
 * A word that a seat has written down: its letters, the top left squares of its tiles, its score. ``act`` is the
 * number of the act in which it was named.
 */
export interface Written {
  seat: number;
  word: string;
  tiles: ([number, number])[];
  score: number;
  act: number;
}

/**
 * A lay or a knock whose words can still be doubted. ``votes`` are the votes at a table that votes on words.
 * ``settled``: it is no longer in doubt; ``undone``: it was taken back.
 */
export interface Act {
  number: number;
  seat: number;
  knock: boolean;
  laid: Laid[];
  swapped: [[number, number], string] | null;
  free_lay: boolean;
  votes: Record<string, boolean>;
  settled: boolean;
  undone: boolean;
}

/**
 * The time after a turn in which others may knock, since a moment (ms).
 *
 * ``accepted``: the seats with nothing to add; ``knocked``: those that have knocked; ``barred``: those that may not
 * knock again (L16); ``bids``: those that have knocked and not named words yet, with the moments; ``still``: those
 * that won't knock at that moment; ``order``: those that now name words in turn, the first since ``floor_since``;
 * ``thrown``: the dice for that order, if any were thrown; ``owed``: the letters to be chosen before anything else.
 */
export interface KnockWindow {
  since: number;
  accepted: number[];
  knocked: number[];
  barred: number[];
  bids: ([number, number])[];
  still: number[];
  order: number[];
  floor_since: number;
  thrown: Record<string, number>;
  owed: Debt[];
}

/**
 * A letter that a seat owes: it must put one of its choice beside the board, for a reason, since a moment (ms) (L8,
 * L10, L16).
 */
export interface Debt {
  seat: number;
  why: "error" | "knock" | "pass";
  since: number;
}

/** What `View.own` is, by game. */
export interface OwnOf {
  koning: Heap;
  letter: Paper;
}
