// placeholder until the generator of the server lands
export type Value = number | string | (number | string)[];
export type Fields = Record<string, Value>;
export interface Action { kind: string; fields: Fields }
export interface Decision { seat: number | null; kind: string; rule: string; fields: Fields }
export interface Effect { kind: string; fields: Fields }
export interface Choice { code: number; notation: string; action: Action; details: Fields; effects: Effect[] }
export interface Refusal { rule: string; reason: string; fields: Fields }
export interface Event { kind: string; fields: Fields; hidden: boolean }
export interface ScoreLine { source: string; rule: string; amount: number; fields: Fields }
export interface Setting { name: string; choices: string[]; rule: string; seats: number[] }
export interface Vocabulary { name: string; ids: string[] }
export interface Credits { authors: string[]; illustrators: string[]; publishers: string[]; year: number }
export interface EditionMark { name: string; hash: string }
export interface GameInfo { id: string; prefix: string; rules_version: number; seat_counts: number[]; minutes: number; complexity: number; credits: Credits; settings: Setting[]; vocabulary: Record<string, Vocabulary>; edition: EditionMark; levels: string[] }
export interface Chair { kind: string; level?: string | null; name?: string | null }
export interface Clock { kind: string; seconds: number }
export interface NewTable { game: string; seats: number; settings: Record<string, string>; chairs: Chair[]; clock: Clock; listed: boolean; undo_after_turn?: boolean }
export interface ChairInfo { seat: number; kind: string; name: string; level?: string | null; online: boolean; yours: boolean }
export interface TableInfo { id: string; game: string; seats: number; settings: Record<string, string>; state: string; chairs: ChairInfo[]; clock: Clock; created: number; number: number; actor: number | null; commitment: string; seed?: string | null; invitation?: string | null; watch?: string | null; rematch?: string | null; note?: string | null }
export interface LogLine { number: number; seat: number | null; do: string; events: Event[] }
export interface Result { reason: string; places: number[]; points: number[]; scores: ScoreLine[][] }
export interface StateFields { number: number; seat: number | null; mine: number[]; view: unknown; decision: Decision; choices: Choice[]; scores: ScoreLine[][]; places?: number[] | null; result?: Result | null; undo: number; clock: Record<string, number> }
export interface Snapshot extends StateFields { type: "snapshot"; table: TableInfo; log: LogLine[] }
export interface Me { id: string; name: string }
