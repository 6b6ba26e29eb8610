/* Made from the server's paths by `make types`; not written by hand. */
import type {
  Advice,
  Answer,
  ArmyCard,
  ArmyCatalogue,
  ArmyChange,
  ArmyChecked,
  ArmyDraft,
  ArmyFile,
  ArmyKeptInfo,
  ArmyNew,
  ArmyRead,
  ArmyRemove,
  ArmyRemoved,
  ArmyTable,
  BookInfo,
  CameBack,
  CampaignShown,
  Campaigns,
  ClauseInfo,
  Command,
  Comparison,
  Done,
  Duel,
  FieldCard,
  FieldChange,
  FieldChecked,
  FieldDraft,
  FieldFile,
  FieldKeptInfo,
  FieldNew,
  FieldRemove,
  FieldRemoved,
  FigureAdvance,
  FigureCard,
  FigureChange,
  FigureChecked,
  FigureChoices,
  FigureDraft,
  FigureDraw,
  FigureKeptInfo,
  FigureNew,
  FigureOdds,
  FigureRemove,
  FigureRest,
  FiguresAdded,
  Film,
  FromServer,
  Journal,
  LabCompare,
  LabDuel,
  LabInfo,
  LabOdds,
  LabReport,
  LabSample,
  LadderFound,
  Ladders,
  LessonText,
  Made,
  Moment,
  Muster,
  NewCampaign,
  NewGame,
  NoticeShown,
  Odds,
  OddsAsked,
  SeatLink,
  Seen,
  SightAsked,
  SightTold,
  StoryTold,
  Studies,
  SweepView,
  SystemInfo,
  TablePart,
  ToAdvance,
  ToEquip,
  ToPlay,
  ToRest,
  ToSit,
  ToTravel,
  Turn,
  Verified,
  WeaponDraft,
  WeaponMade,
  Welcome,
  WordedSheet,
} from "./messages";

export interface Paths {
  "GET /api/health": { path: Record<string, never>; query: Record<string, never>; body: undefined; answer: unknown };
  "GET /api/ready": { path: Record<string, never>; query: Record<string, never>; body: undefined; answer: unknown };
  "GET /api/notice": { path: Record<string, never>; query: { lang?: string }; body: undefined; answer: NoticeShown };
  "GET /api/systems": { path: Record<string, never>; query: { lang?: string }; body: undefined; answer: SystemInfo[] };
  "POST /api/verify": { path: Record<string, never>; query: Record<string, never>; body: string; answer: Verified };
  "GET /api/schema.json": { path: Record<string, never>; query: Record<string, never>; body: undefined; answer: unknown };
  "GET /api/scenes": { path: Record<string, never>; query: { system?: string; scenario?: string; lang?: string }; body: undefined; answer: Film };
  "GET /api/systems/{key}/clauses": { path: { key: string }; query: { q?: string }; body: undefined; answer: ClauseInfo[] };
  "GET /api/systems/{key}/book": { path: { key: string }; query: Record<string, never>; body: undefined; answer: BookInfo };
  "GET /api/systems/{key}/lessons": { path: { key: string }; query: { lang?: string }; body: undefined; answer: LessonText[] };
  "GET /api/making/choices": { path: Record<string, never>; query: { system?: string; lang?: string }; body: undefined; answer: FigureChoices };
  "POST /api/making/check": { path: Record<string, never>; query: { system?: string; lang?: string }; body: FigureDraft; answer: FigureChecked };
  "POST /api/making/random": { path: Record<string, never>; query: { system?: string; lang?: string }; body: FigureDraw; answer: FigureChecked };
  "POST /api/making/weapon": { path: Record<string, never>; query: { lang?: string }; body: WeaponDraft; answer: WeaponMade };
  "POST /api/making/odds": { path: Record<string, never>; query: { system?: string; lang?: string }; body: OddsAsked; answer: FigureOdds };
  "GET /api/roster": { path: Record<string, never>; query: { system?: string; lang?: string }; body: undefined; answer: FigureCard[] };
  "POST /api/roster": { path: Record<string, never>; query: { system?: string; lang?: string }; body: FigureNew; answer: FigureKeptInfo };
  "GET /api/roster/figure": { path: Record<string, never>; query: { name: string; lang?: string }; body: undefined; answer: FigureKeptInfo };
  "POST /api/roster/change": { path: Record<string, never>; query: { lang?: string }; body: FigureChange; answer: FigureKeptInfo };
  "POST /api/roster/rest": { path: Record<string, never>; query: { lang?: string }; body: FigureRest; answer: FigureKeptInfo };
  "POST /api/roster/advance": { path: Record<string, never>; query: { lang?: string }; body: FigureAdvance; answer: FigureKeptInfo };
  "POST /api/roster/remove": { path: Record<string, never>; query: { lang?: string }; body: FigureRemove; answer: FiguresAdded };
  "GET /api/roster/file": { path: Record<string, never>; query: { name?: string[]; system?: string; lang?: string }; body: undefined; answer: Record<string, unknown> };
  "POST /api/roster/file": { path: Record<string, never>; query: { lang?: string }; body: Record<string, unknown>; answer: FiguresAdded };
  "GET /api/armies/catalogue": { path: Record<string, never>; query: { option?: string[]; lang?: string }; body: undefined; answer: ArmyCatalogue };
  "POST /api/armies/check": { path: Record<string, never>; query: { lang?: string }; body: ArmyDraft; answer: ArmyChecked };
  "POST /api/armies/read": { path: Record<string, never>; query: { lang?: string }; body: ArmyFile; answer: ArmyRead };
  "GET /api/armies": { path: Record<string, never>; query: { lang?: string }; body: undefined; answer: ArmyCard[] };
  "POST /api/armies": { path: Record<string, never>; query: { lang?: string }; body: ArmyNew; answer: ArmyKeptInfo };
  "GET /api/armies/army": { path: Record<string, never>; query: { name: string; lang?: string }; body: undefined; answer: ArmyKeptInfo };
  "POST /api/armies/change": { path: Record<string, never>; query: { lang?: string }; body: ArmyChange; answer: ArmyKeptInfo };
  "POST /api/armies/remove": { path: Record<string, never>; query: { lang?: string }; body: ArmyRemove; answer: ArmyRemoved };
  "GET /api/armies/file": { path: Record<string, never>; query: { name?: string; ready?: string; limit?: number; lang?: string }; body: undefined; answer: ArmyTable };
  "GET /api/armies/paper": { path: Record<string, never>; query: { name?: string; ready?: string; limit?: number; option?: string[]; lang?: string }; body: undefined; answer: string };
  "POST /api/fields/check": { path: Record<string, never>; query: { lang?: string }; body: FieldDraft; answer: FieldChecked };
  "POST /api/fields/read": { path: Record<string, never>; query: { lang?: string }; body: FieldFile; answer: TablePart };
  "POST /api/fields/sight": { path: Record<string, never>; query: { lang?: string }; body: SightAsked; answer: SightTold };
  "GET /api/fields": { path: Record<string, never>; query: { lang?: string }; body: undefined; answer: FieldCard[] };
  "POST /api/fields": { path: Record<string, never>; query: { lang?: string }; body: FieldNew; answer: FieldKeptInfo };
  "GET /api/fields/field": { path: Record<string, never>; query: { name: string; lang?: string }; body: undefined; answer: FieldKeptInfo };
  "POST /api/fields/change": { path: Record<string, never>; query: { lang?: string }; body: FieldChange; answer: FieldKeptInfo };
  "POST /api/fields/remove": { path: Record<string, never>; query: { lang?: string }; body: FieldRemove; answer: FieldRemoved };
  "GET /api/systems/{key}/cards": { path: { key: string }; query: { option?: string[]; pack?: string[]; lang?: string }; body: undefined; answer: string };
  "GET /api/roster/paper": { path: Record<string, never>; query: { name?: string[]; system?: string; lang?: string }; body: undefined; answer: string };
  "POST /api/games": { path: Record<string, never>; query: { lang?: string }; body: NewGame; answer: Made };
  "GET /api/games/{game}": { path: { game: string }; query: { lang?: string }; body: undefined; answer: Welcome };
  "GET /api/games/{game}/turn": { path: { game: string }; query: { lang?: string }; body: undefined; answer: Turn };
  "GET /api/games/{game}/told": { path: { game: string }; query: { since?: number; wait?: number; lang?: string }; body: undefined; answer: FromServer[] };
  "POST /api/games/{game}/answers": { path: { game: string }; query: Record<string, never>; body: Answer; answer: Done };
  "POST /api/games/{game}/commands": { path: { game: string }; query: Record<string, never>; body: Command; answer: Done };
  "GET /api/games/{game}/moments/{moment}": { path: { game: string; moment: number }; query: { lang?: string }; body: undefined; answer: Moment };
  "GET /api/games/{game}/places": { path: { game: string }; query: { who: string; lang?: string }; body: undefined; answer: Advice };
  "GET /api/games/{game}/prospects": { path: { game: string }; query: { target?: string; lang?: string }; body: undefined; answer: Advice };
  "GET /api/games/{game}/threats": { path: { game: string }; query: { side?: number; lang?: string }; body: undefined; answer: Advice };
  "GET /api/games/{game}/sight": { path: { game: string }; query: { source: string; target: string; lang?: string }; body: undefined; answer: Advice };
  "GET /api/games/{game}/sheets/{who}": { path: { game: string; who: string }; query: { lang?: string }; body: undefined; answer: Advice };
  "GET /api/games/{game}/forms": { path: { game: string }; query: { lang?: string }; body: undefined; answer: Advice };
  "GET /api/games/{game}/trial": { path: { game: string }; query: { answer: string; lang?: string }; body: undefined; answer: Advice };
  "GET /api/games/{game}/deeds": { path: { game: string }; query: { who?: string; pos?: string; lang?: string }; body: undefined; answer: Advice };
  "GET /api/games/{game}/measure": { path: { game: string }; query: { source: string; target: string; lang?: string }; body: undefined; answer: Advice };
  "GET /api/games/{game}/reasons": { path: { game: string }; query: { side: number; moment?: number; lang?: string }; body: undefined; answer: Advice };
  "GET /api/games/{game}/hint": { path: { game: string }; query: { lang?: string }; body: undefined; answer: Advice };
  "GET /api/games/{game}/record": { path: { game: string }; query: Record<string, never>; body: undefined; answer: string };
  "POST /api/games/{game}/branch": { path: { game: string }; query: Record<string, never>; body: { moment: number }; answer: Made };
  "POST /api/games/{game}/seats/{side}": { path: { game: string; side: number }; query: Record<string, never>; body: undefined; answer: SeatLink };
  "POST /api/games/{game}/seat": { path: { game: string }; query: { lang?: string }; body: ToSit; answer: SeatLink };
  "GET /api/games/{game}/journal": { path: { game: string }; query: { lang?: string }; body: undefined; answer: Journal };
  "GET /api/games/{game}/journal/page": { path: { game: string }; query: { kind?: string; lang?: string }; body: undefined; answer: string };
  "POST /api/games/{game}/story": { path: { game: string }; query: { lang?: string }; body: undefined; answer: StoryTold };
  "GET /api/muster": { path: Record<string, never>; query: { system: string; scenario: string; lang?: string }; body: undefined; answer: Muster };
  "GET /api/games/{game}/figures": { path: { game: string }; query: { lang?: string }; body: undefined; answer: CameBack };
  "POST /api/games/{game}/figures": { path: { game: string }; query: { lang?: string }; body: undefined; answer: CameBack };
  "GET /api/campaigns": { path: Record<string, never>; query: { lang?: string }; body: undefined; answer: Campaigns };
  "POST /api/campaigns": { path: Record<string, never>; query: { lang?: string }; body: NewCampaign; answer: CampaignShown };
  "GET /api/campaigns/{name}": { path: { name: string }; query: { lang?: string }; body: undefined; answer: CampaignShown };
  "GET /api/campaigns/{name}/sheets/{who}": { path: { name: string; who: string }; query: { lang?: string }; body: undefined; answer: WordedSheet };
  "POST /api/campaigns/{name}/rest": { path: { name: string }; query: { lang?: string }; body: ToRest; answer: CampaignShown };
  "POST /api/campaigns/{name}/travel": { path: { name: string }; query: { lang?: string }; body: ToTravel; answer: CampaignShown };
  "POST /api/campaigns/{name}/equip": { path: { name: string }; query: { lang?: string }; body: ToEquip; answer: CampaignShown };
  "POST /api/campaigns/{name}/advance": { path: { name: string }; query: { lang?: string }; body: ToAdvance; answer: CampaignShown };
  "POST /api/campaigns/{name}/end": { path: { name: string }; query: { lang?: string }; body: Seen; answer: Campaigns };
  "POST /api/campaigns/{name}/play": { path: { name: string }; query: { lang?: string }; body: ToPlay; answer: Made };
  "POST /api/campaigns/{name}/flee": { path: { name: string }; query: { lang?: string }; body: Seen; answer: CampaignShown };
  "GET /api/lab": { path: Record<string, never>; query: { lang?: string }; body: undefined; answer: LabInfo };
  "POST /api/lab/odds": { path: Record<string, never>; query: Record<string, never>; body: LabOdds; answer: Odds };
  "POST /api/lab/duel": { path: Record<string, never>; query: Record<string, never>; body: LabDuel; answer: Duel };
  "POST /api/lab/compare": { path: Record<string, never>; query: Record<string, never>; body: LabCompare; answer: Comparison };
  "POST /api/lab/sample": { path: Record<string, never>; query: Record<string, never>; body: LabSample; answer: Made };
  "GET /api/lab/studies": { path: Record<string, never>; query: Record<string, never>; body: undefined; answer: Studies };
  "GET /api/lab/studies/{name}": { path: { name: string }; query: Record<string, never>; body: undefined; answer: SweepView };
  "POST /api/lab/results": { path: Record<string, never>; query: Record<string, never>; body: string; answer: SweepView };
  "GET /api/lab/ladders": { path: Record<string, never>; query: Record<string, never>; body: undefined; answer: Ladders };
  "GET /api/lab/ladders/{name}": { path: { name: string }; query: Record<string, never>; body: undefined; answer: LadderFound };
  "POST /api/lab/ladder": { path: Record<string, never>; query: Record<string, never>; body: string; answer: LadderFound };
  "POST /api/lab/report": { path: Record<string, never>; query: Record<string, never>; body: LabReport; answer: string };
}
