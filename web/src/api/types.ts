// Written by tools/web_types.py from what the server sends and takes. Not to be edited.

/** An account as its owner sees it. */
export interface Account {
  id: string;
  name: string;
  kind: string;
  language: string;
  settings: Record<string, unknown>;
  email: string | null;
  has_password: boolean;
  created: number;
}

/** By which ways somebody is told. */
export interface AlertWishes {
  ways: string[];
  digest_every: number;
  digest_at: number;
  next_digest: number | null;
  tables: Record<string, string[]>;
  possible: ("badge" | "digest" | "email" | "push" | "sound" | "webhook")[];
}

export interface AnswerHandOver {
  do: "answer-hand-over";
  agrees: boolean;
}

export interface AnswerTakeBack {
  do: "answer-take-back";
  agrees: boolean;
}

/** The body of a request: fields that nobody knows are a mistake, not a wish. */
export interface Asked {
}

/** The base of what a client says. */
export interface Asks {
  type: "asks";
}

/** The host starts the game. */
export interface Begin {
  do: "begin";
}

/** The game began. */
export interface Begun {
  kind: "begun";
  players: string[];
  promise: string;
  standing: Standing;
}

/** A piece of a chapter. */
export interface Block {
  is: "block";
}

/** What happened. Who did it, and when, stands beside it. */
export interface Body {
  kind: "body";
}

/** Actions played in thought, from any moment. */
export interface Branching {
  at?: number | null;
  actions?: Record<string, unknown>[];
}

/** A browser that is told. */
export interface BrowserTold {
  id: string;
  agent: string;
  service: string;
  created: number;
}

/** A cell of the market with its stack, the top first. */
export interface CellSheet {
  row: number;
  column: number;
  companies: string[];
}

/** What is to change of an account; what is not named stays. */
export interface Change {
  name?: string;
  language?: "en" | "fr" | "ja" | "ko";
  settings?: Record<string, unknown>;
}

/** A heading, and what stands under it before the next one. */
export interface Chapter {
  key: string;
  level: number;
  heading: string;
  blocks: (RuleEntry | Paragraph | Points | Grid | Verbatim)[];
}

/** A railway's charter. */
export interface CharterPrint {
  id: string;
  label: string;
  name: string;
  kind: string;
  kind_name: string;
  colour: string;
  ink: string;
  pattern: string;
  shares: number;
  tokens: number;
  home: string;
  token: string;
}

/** Something that may be done now. */
export interface Choice {
  kind: string;
  heading: string;
  label: string;
  action: Record<string, unknown>;
  range?: Range | null;
  open?: string;
}

/** The options that would result; or why they cannot be. */
export interface ChoiceTold {
  options: Record<string, boolean | number | string> | null;
  problem?: string;
}

/** Options to be checked before a table is made. */
export interface Choosing {
  players: number;
  options?: Record<string, boolean | number | string>;
}

/** What makes a person of a guest: a name, and a password unless there is a passkey. */
export interface Claim {
  name: string;
  password?: string | null;
}

/** A seat's time in milliseconds: used so far, and given so far. */
export type ClockFace = [number, number];

/** A seat's time is over at a table with hard clocks: from now on the house plays for it. */
export interface ClockRanOut {
  kind: "clock-ran-out";
  seat: string;
}

/** How much time there is, in seconds; nothing at all: time is only counted. */
export interface ClockRules {
  game?: number;
  round?: number;
  turn?: number;
  hard?: boolean;
  offers?: number;
}

/** A railway as it stands. */
export interface CompanySheet {
  id: string;
  status: string;
  director: string;
  price: number | null;
  cash: number;
  trains: string[];
  train_limit: number | null;
  loans: number;
  tokens: string[];
  token_places: string[];
  tokens_left: number;
  privates: string[];
  holdings: Holding[];
  acts: number | null;
}

/** What never changes while a game is played. */
export interface Components {
  title: string;
  family: string;
  money: string;
  eighteen?: EighteenComponents | null;
}

/** Do something at a table. The same mark sent again is not done again. */
export interface Do {
  type: "do";
  table: string;
  request: Sit | Rise | Remove | Begin | Move | TakeBack | AnswerTakeBack | WithdrawTakeBack | Say | ProposeHandOver | AnswerHandOver;
  mark: string;
}

/** Something to be done at a table, under a mark: sent again, it is not done again. */
export interface Doing {
  request: Sit | Rise | Remove | Begin | Move | TakeBack | AnswerTakeBack | WithdrawTakeBack | Say | ProposeHandOver | AnswerHandOver;
  mark?: string;
}

/** What was asked is on disk: as the entry of that number, or without one. */
export interface Done {
  type: "done";
  mark: string;
  number: number | null;
}

/** It is on disk. */
export interface DoneTold {
  number: number | null;
  table: TableTold;
}

/** The components of an 18xx game. */
export interface EighteenComponents {
  width: number;
  height: number;
  hexes: Record<string, HexPrint>;
  tiles: TilePrint[];
  charters: CharterPrint[];
  privates: PrivatePrint[];
  trains: TrainPrint[];
  phases: PhasePrint[];
}

/** What an 18xx game's history holds beside values, at each mark. */
export interface EighteenHistory {
  cash: Record<string, number[]>;
  income: Record<string, number[]>;
  prices: Record<string, (number | null)[]>;
  revenues: Record<string, (number | null)[]>;
  bank: number[];
  phases: string[];
}

/** An 18xx game at a moment. */
export interface EighteenSheet {
  family: "eighteen";
  round: string;
  phase: string;
  bank: number;
  operating: string;
  hexes: Record<string, HexSheet>;
  players: PlayerSheet[];
  companies: CompanySheet[];
  trains: TrainSheet[];
  privates: Record<string, string>;
  cells: CellSheet[];
  moves: PriceMove[];
  running: RunningSheet | null;
  last_run: LastRun | null;
}

/** The game is over; what chance was made of is told. */
export interface Ended {
  kind: "ended";
  reason: string;
  scores: Record<string, number>;
  seed: number;
  salt: string;
}

/** Something that happened at a table, with its number, time and author. */
export interface Entry {
  number: number;
  at: number;
  user: string | null;
  body: Sat | Rose | Begun | Moved | TakeBackAsked | TakeBackAnswered | TakeBackLapsed | TakenBack | Said | ClockRanOut | HandOverProposed | HandOverAnswered | HandOverLapsed | Vacated | Ended;
}

/** What was said was not understood; or why a table cannot be watched. */
export interface Faulty {
  type: "faulty";
  problem: ProblemBody;
  table?: string | null;
}

/** Whose password is forgotten: the name or the address of an account. */
export interface Forgotten {
  name: string;
}

/** The game of a table as data, for programs that keep one of their own in step with it. */
export interface GameTold {
  number: number;
  title: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  players: string[];
  seed: number | null;
  opening: number;
  actions: Record<string, unknown>[];
  state: Record<string, unknown>;
}

/** A table. */
export interface Grid {
  is: "grid";
  head: ((string | Styled)[])[];
  figures: boolean[];
  rows: (((string | Styled)[])[])[];
}

/** One of them answered. */
export interface HandOverAnswered {
  kind: "hand-over-answered";
  agrees: boolean;
}

/** The proposal was refused, waited too long, or its seat has moved. */
export interface HandOverLapsed {
  kind: "hand-over-lapsed";
  why: "expired" | "moved" | "refused";
}

/** Somebody wants to free the seat of somebody who does not play. */
export interface HandOverProposed {
  kind: "hand-over-proposed";
  seat: string;
  to: "caretaker" | "open";
  of: string[];
}

/** An entry of a table. */
export interface Happened {
  type: "happened";
  table: string;
  number: number;
  at: number;
  user: string | null;
  name: string;
  body: Sat | Rose | Begun | Moved | TakeBackAsked | TakeBackAnswered | TakeBackLapsed | TakenBack | Said | ClockRanOut | HandOverProposed | HandOverAnswered | HandOverLapsed | Vacated | Ended;
  lines: string[];
}

/** Who the server takes its client for. */
export interface Hello {
  type: "hello";
  user: string | null;
  name: string;
  now: number;
}

/** A hex as printed, and where it lies on the drawing. */
export interface HexPrint {
  x: number;
  y: number;
  name: string;
  kind: string;
  around: string[];
}

/** A hex as it stands. */
export interface HexSheet {
  spoken: string;
  tile?: string;
  rotation?: number;
}

export interface HiddenAsked {
  hidden: boolean;
}

/** How a game went, round by round. */
export interface History {
  length: number;
  marks: Mark[];
  scores: Record<string, number[]>;
  eighteen?: EighteenHistory | null;
}

/** Shares of one company in one hand. */
export interface Holding {
  company: string;
  owner: string;
  owner_name: string;
  shares: number;
  percent: number;
  director: boolean;
}

/** The address that is called, and the secret that calls are signed with: it is told once. */
export interface HookMade {
  url: string;
  created: number;
  secret: string;
}

/** The address that is called. */
export interface HookTold {
  url: string;
  created: number;
}

/** The secret of an invitation: told once. */
export interface InvitationTold {
  seat: string;
  invitation: string;
}

/** Whether an action would be legal, and what routes would be worth. */
export interface Judgement {
  refusal: ScenesModelRefused | null;
  revenue?: number | null;
  routes?: number[];
}

/** The trains that the last action ran. */
export interface LastRun {
  company: string;
  runs: RunSheet[];
}

/** Do not send this table any more. */
export interface Leave {
  type: "leave";
  table: string;
}

/** Track from a stop to the next, for drawing routes by hand. */
export interface LinkSheet {
  start: string;
  end: string;
  hexes: string[];
  tracks: string[];
}

/** A name with its password. */
export interface LogIn {
  name: string;
  password: string;
}

/** A token that has just been made. */
export interface MadeToken {
  id: string;
  label: string;
  created: number;
  seen: number | null;
  token: string;
}

/** A moment worth finding: where a round begins, and the present. */
export interface Mark {
  number: number;
  label: string;
  short: string;
}

/** Where a game stands. */
export interface Moment {
  number: number;
  headline: string;
  finished?: string;
}

/** Play an action of a seat that one has. */
export interface Move {
  do: "move";
  action: Record<string, unknown>;
  seen?: number | null;
}

/** An action was played. */
export interface Moved {
  kind: "moved";
  action: Record<string, unknown>;
  standing: Standing;
  by?: "caretaker" | "clock" | "player" | "programme";
}

/** A person with a name and a password. */
export interface NewAccount {
  name: string;
  password: string;
  language?: "en" | "fr" | "ja" | "ko" | null;
}

/** An address for mail. */
export interface NewEmail {
  email: string;
}

/** A guest: the name can be left to us. */
export interface NewGuest {
  name?: string | null;
  language?: "en" | "fr" | "ja" | "ko" | null;
}

/** An address of one's own to call. */
export interface NewHook {
  url: string;
}

/** What the browser made. */
export interface NewPasskey {
  proof: string;
  credential: Record<string, unknown>;
  label: string;
}

/** A password, with the one that it takes the place of. */
export interface NewPassword {
  password: string;
  current?: string | null;
}

/** A table to be set up. With an opening, title and options are those of its game. */
export interface NewTable {
  title?: string;
  name?: string;
  options?: Record<string, boolean | number | string>;
  seats?: SeatAsked[];
  pace?: "live" | "slow";
  access?: "link" | "open";
  clock?: string | ClockRules;
  opening?: OpeningAsked | null;
  begin?: boolean;
}

/** A token for a program, under a name of one's own. */
export interface NewToken {
  label: string;
}

/** By which ways to be told, and when digests come. */
export interface NewWishes {
  ways: ("badge" | "digest" | "email" | "push" | "sound" | "webhook")[];
  digest_every?: 1 | 2 | 3 | 4 | 6 | 8 | 12 | 24;
  digest_at?: number;
}

/** The table to go to. */
export interface NextTable {
  table: WaitingTable | null;
  count: number;
}

export interface NoteAsked {
  text: string;
}

export interface NoteTold {
  text: string;
  changed: number | null;
}

/** Another game that this one goes on from: a table's, or a recorded one. */
export interface OpeningAsked {
  table?: string | null;
  at?: number | null;
  record?: Record<string, unknown> | null;
}

/** What an action led to that was played before the table's own. */
export interface OpeningLine {
  moment: number;
  lines: string[];
}

export interface OptionTold {
  name: string;
  explanation: string;
  values: OptionValueTold[];
  default: boolean | number | string;
  rule: string;
}

export interface OptionValueTold {
  value: boolean | number | string;
  explanation: string;
}

export interface Paragraph {
  is: "paragraph";
  words: (string | Styled)[];
}

/** Under which name a device is to show the passkey; else it is the account's. */
export interface PasskeyName {
  name?: string | null;
}

/** What a browser's ``navigator.credentials`` is asked, and the proof to send back. */
export interface PasskeyQuestion {
  proof: string;
  options: Record<string, unknown>;
}

/** A passkey of an account. */
export interface PasskeyTold {
  id: string;
  label: string;
  created: number;
}

export interface PhasePrint {
  id: string;
  tiles: string[];
  limits: Record<string, number>;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** A player as they stand. */
export interface PlayerSheet {
  seat: string;
  name: string;
  cash: number;
  value: number;
  certificates: number;
  certificate_limit: number;
  privates: string[];
  holdings: Holding[];
  priority: boolean;
}

/** A list of things that have no numbers. */
export interface Points {
  is: "points";
  items: ((string | Styled)[])[];
}

export interface Pong {
  type: "pong";
  now: number;
}

/** Who looks at a table now. */
export interface Presence {
  type: "presence";
  table: string;
  users: string[];
  others: number;
}

/** Where an action would move the price of a company. */
export interface PriceMove {
  company: string;
  label: string;
  price: number;
  cell: string;
}

export interface PrivatePrint {
  id: string;
  name: string;
  minimum: number;
  value: number;
  revenue: number;
  bonus: string;
}

/** What is answered in place of what was asked for. */
export interface ProblemBody {
  code: string;
  text: string;
  data?: Record<string, unknown>;
  rule?: string | null;
}

export interface ProgrammeAsked {
  programme: Record<string, unknown>;
}

/** Something at which it can end. */
export interface ProgrammeCause {
  code: string;
  text: string;
}

/** A programmed move of one's own has ended. */
export interface ProgrammeOver {
  type: "programme-over";
  table: string;
  seat: string;
  why: string;
}

/** A programmed move: as it is sent, and in words. */
export interface ProgrammeTold {
  programme: Record<string, unknown>;
  text: string;
  causes?: ProgrammeCause[];
}

/** What a seat has resolved to do, and what it could. */
export interface ProgrammesTold {
  current: ProgrammeTold | null;
  offered: ProgrammeTold[];
}

/** Ask the others to free the seat of somebody who does not play any more. */
export interface ProposeHandOver {
  do: "propose-hand-over";
  seat: string;
  to?: "caretaker" | "open";
}

/** What proves once more who is logged in: the password, or a passkey. */
export interface Prove {
  password?: string | null;
  passkey?: UsedPasskey | null;
}

/** The server's public key, for ``applicationServerKey``. */
export interface PushKey {
  key: string;
}

/** The number that a choice leaves open. */
export interface Range {
  field: string;
  low: number;
  high: number;
  step: number;
}

/** The host frees a seat before the game begins. */
export interface Remove {
  do: "remove";
  seat: string;
}

/** The base of every request. */
export interface Request {
  do: "request";
}

/** The secret of a mail's link, and the password from now on. */
export interface Reset {
  secret: string;
  password: string;
}

/** Give up one's seat; in a running game others may then take it. */
export interface Rise {
  do: "rise";
  seat: string;
}

/** A seat is free again, before the game began. */
export interface Rose {
  kind: "rose";
  seat: string;
  name: string;
  by_host?: boolean;
}

/** A rule, a worked example, or a decision. */
export interface RuleEntry {
  is: "rule";
  id: string;
  lines: ((string | Styled)[])[];
  source?: string;
}

/** The whole reference of a title. */
export interface RulePages {
  title: string;
  heading: string;
  sources: Record<string, string>;
  chapters: Chapter[];
}

/** One rule, or one chapter, by itself. */
export interface RulePassage {
  id: string;
  title: string;
  chapter: string;
  headings: string[];
  blocks: (RuleEntry | Paragraph | Points | Grid | Verbatim)[];
}

export interface RulesetTold {
  name: string;
  explanation: string;
  options: Record<string, boolean | number | string>;
  players: number[];
}

/** A train on its way. */
export interface RunSheet {
  train: string;
  hexes: string[];
  tracks: string[];
  stops: string[];
  value?: number | null;
}

/** What a page needs to run a company's trains. */
export interface RunningSheet {
  company: string;
  trains: string[];
  best: RunSheet[];
  revenue: number;
  bound: number;
  proven: boolean;
  links: LinkSheet[];
  own: string[];
}

/** Somebody said something to the table. */
export interface Said {
  kind: "said";
  text: string;
  mentions?: string[];
}

/** Somebody took a seat. */
export interface Sat {
  kind: "sat";
  seat: string;
  user: string | null;
  name: string;
  sits?: "caretaker" | "local" | "player";
}

/** Say something to the table. */
export interface Say {
  do: "say";
  text: string;
}

/** A game at a moment, as a client shows it. */
export interface Scene {
  title: string;
  moment: Moment;
  seats: Seat[];
  turns: Turn[];
  choices: Choice[];
  tables: TableSheet[];
  drawings: Record<string, string>;
  sheet: EighteenSheet | null;
}

/** A player at the table. */
export interface Seat {
  seat: string;
  name: string;
  score: number;
}

/** Who gets a seat: oneself, somebody else at one's own screen, whoever comes, or whoever has its invitation. */
export interface SeatAsked {
  kind?: "invited" | "local" | "me" | "open";
  name?: string;
}

/** A seat in a list of tables. */
export interface SeatLine {
  seat: string;
  kind: string;
  user: string | null;
  name: string;
  is_asked: boolean;
}

/** A seat, and who has it. */
export interface SeatTold {
  seat: string;
  kind: string;
  user: string | null;
  name: string;
  is_kept_by_house: boolean;
}

/** The secret of a mail's link. */
export interface SecretAsked {
  secret: string;
}

/** A browser in which somebody is logged in. */
export interface SessionTold {
  id: string;
  agent: string;
  created: number;
  seen: number;
  is_current: boolean;
}

/** Take a free seat, with the secret of its invitation if it has one. */
export interface Sit {
  do: "sit";
  seat: string;
  invitation?: string;
}

/** What everybody sees of the game after an entry. */
export interface Standing {
  length: number;
  turns?: string[];
  clock?: Record<string, ClockFace>;
  is_offer?: boolean;
}

/** Words that stand out. */
export interface Styled {
  text: string;
  style?: "code" | "emphasis" | "link" | "strong";
  to?: string;
}

/** A browser's subscription, as ``PushSubscription.toJSON()`` has it. */
export interface Subscription {
  endpoint: string;
  keys: SubscriptionKeys;
  expirationTime?: number | null;
}

/** The keys of a subscription, in base64url. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

/** By which ways somebody is told of one table. */
export interface TableAlerts {
  ways: string[];
  is_own: boolean;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  name: string;
  title: string;
  options: Record<string, boolean | number | string>;
  pace: string;
  access: string;
  status: string;
  host: string;
  seats: SeatLine[];
  length: number;
  created: number;
  changed: number;
  result: Record<string, number> | null;
  waiting_since: number | null;
  hidden: boolean;
}

/** Tables, the latest change first; those that wait for one, the longest first. */
export interface TableList {
  tables: TableLine[];
  next: string | null;
}

/** A table of text. */
export interface TableSheet {
  key: string;
  heading: string;
  columns: string[];
  figures: boolean[];
  rows: string[][];
}

/** A table as it stands, to whoever asks. */
export interface TableTold {
  id: string;
  name: string;
  title: string;
  options: Record<string, boolean | number | string>;
  host: string;
  pace: string;
  access: string;
  clock: ClockRules;
  origin: Record<string, unknown> | null;
  created: number;
  status: string;
  seats: SeatTold[];
  mine: string[];
  number: number;
  moment: number;
  standing: Standing;
  since: number;
  now: number;
  promise: string;
  opening: number;
  asked: TakeBackAsked | null;
  agreed: string[];
  proposed: HandOverProposed | null;
  in_favour: string[];
  against: string[];
  players_present: string[];
  others_present: number;
}

/** By which ways to be told of one table; none: not at all. */
export interface TableWishes {
  ways: ("badge" | "digest" | "email" | "push" | "sound" | "webhook")[];
}

/** Take back actions until so many stand; others are asked if they acted upon them. */
export interface TakeBack {
  do: "take-back";
  to: number;
}

/** One of them answered. */
export interface TakeBackAnswered {
  kind: "take-back-answered";
  seat: string;
  agrees: boolean;
}

/** Somebody wants to take back what others have acted upon. */
export interface TakeBackAsked {
  kind: "take-back-asked";
  seat: string;
  to: number;
  of: string[];
}

/** The question was withdrawn, refused, or waited too long. */
export interface TakeBackLapsed {
  kind: "take-back-lapsed";
  why: "expired" | "moved-on" | "refused" | "withdrawn";
}

/** Actions were taken back; their entries stay. */
export interface TakenBack {
  kind: "taken-back";
  count: number;
  standing: Standing;
  agreed?: string[];
}

/** The base of what the server says. */
export interface Tells {
  type: "tells";
}

/** What the map and the tiles allow, whoever lays: by hex, tile and rotations. */
export interface TileChart {
  may_come: Record<string, Record<string, number[]>>;
  left: Record<string, number | null>;
}

/** A tile, drawn about its middle in its six rotations. */
export interface TilePrint {
  id: string;
  colour: string;
  label: string;
  kind: string;
  count: number | null;
  faces: string[];
}

/** A game that can be played. */
export interface TitleTold {
  name: string;
  full_name: string;
  authors: string;
  players: number[];
  rulesets: RulesetTold[];
  options: OptionTold[];
}

export interface TitlesTold {
  titles: TitleTold[];
  clocks: Record<string, ClockRules>;
}

/** A personal token; what it is itself is told once only. */
export interface TokenTold {
  id: string;
  label: string;
  created: number;
  seen: number | null;
}

/** An answer. */
export interface Told {
}

export interface TrainPrint {
  id: string;
  price: number;
  stops: number;
  multiplier: number;
  count: number | null;
  phase: string;
  obsolete: string;
  available: string;
}

/** A kind of train as it stands. */
export interface TrainSheet {
  id: string;
  left: number | null;
  on_sale: boolean;
  in_pool: number;
  owners: string[];
}

/** A way to try. */
export interface Trial {
  way: "email" | "push" | "webhook";
}

/** What came of a test. */
export interface Tried {
  to: string;
  is_good: boolean;
  text: string;
}

/** An action to be judged, after others that are only imagined. */
export interface Trying {
  action: Record<string, unknown>;
  at?: number | null;
  actions?: Record<string, unknown>[];
}

/** Somebody who has to decide. */
export interface Turn {
  seat: string;
  name: string;
  step: string;
  title: string;
  prompt: string;
  help: string;
  rule?: string;
}

/** What the browser answered. */
export interface UsedPasskey {
  proof: string;
  credential: Record<string, unknown>;
}

/** A seat of a running game lost its player. */
export interface Vacated {
  kind: "vacated";
  seat: string;
  name: string;
  to?: "caretaker" | "open";
  voted?: boolean;
}

/** Text whose lines and columns stay as they are. */
export interface Verbatim {
  is: "verbatim";
  text: string;
}

/** How many of one's tables wait for oneself: for the badge. */
export interface Waiting {
  type: "waiting";
  count: number;
}

/** A table where it is somebody's turn. */
export interface WaitingTable {
  table: string;
  name: string;
  title: string;
  pace: string;
  since: number;
}

/** Send what happened at a table after a number, and all that happens from now on. */
export interface Watch {
  type: "watch";
  table: string;
  after?: number | null;
}

/** The table is sent from now on; entries up to a number have been. */
export interface Watching {
  type: "watching";
  table: string;
  number: number;
}

/** Who asks; nobody whom the server knows, if there is no account. */
export interface WhoTold {
  account: Account | null;
}

/** Do not ask any more. */
export interface WithdrawTakeBack {
  do: "withdraw-take-back";
}

/** Why not, in words. */
export interface ScenesModelRefused {
  code: string;
  rule: string;
  text: string;
  data?: Record<string, unknown>;
}

/** What was asked cannot be; nothing has changed. */
export interface WireFramesRefused {
  type: "refused";
  mark: string;
  problem: ProblemBody;
}

export type AnyBody = Sat | Rose | Begun | Moved | TakeBackAsked | TakeBackAnswered | TakeBackLapsed | TakenBack | Said | ClockRanOut | HandOverProposed | HandOverAnswered | HandOverLapsed | Vacated | Ended;

export type AnyRequest = Sit | Rise | Remove | Begin | Move | TakeBack | AnswerTakeBack | WithdrawTakeBack | Say | ProposeHandOver | AnswerHandOver;

export type AnyAsk = Watch | Leave | Do | Ping;

export type AnyTell = Hello | Happened | Watching | Done | WireFramesRefused | Presence | Waiting | ProgrammeOver | Faulty | Pong;
