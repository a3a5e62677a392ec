/** The input of a drawing: a beam of `total` responses, with `lost` ones beside it up to the end of the part `lostAfter`; -1 means before the first. */
export type Course = { total: number; lost: number; lostAfter: number; parts: readonly Part[] }

/** A section, which `shown` of the responses pass. `label`: the length of its title, in pixels. */
export type Part = { id: string; shown: number; label: number; splits: readonly Split[] }

/** A question that splits the beam of `shown` responses. `label`: the length of its title; `hasNote`: a line is below the title. */
export type Split = { id: string; shown: number; label: number; hasNote: boolean; branches: readonly Branch[] }

/**
 * `size`: in responses; those of a split sum to the total. `isPassing`: the responses to which the question was not shown. `label`: the length of its
 * words.
 */
export type Branch = { key: string; size: number; label: number; isPassing?: boolean }

export type Box = { x: number; y: number; width: number; height: number }

/** Paths: the area of a band of light, and the rays in it. */
export type Ribbon = { outline: string; rays: string }

/** `area`: where a pointer finds it. `label`: the box of its label, which is aligned to the bottom. */
export type BranchDrawing = Ribbon & { key: string; area: Box; label: Box }

/** The start and end along the beam (x or y), in pixels. */
export type Span = { from: number; to: number }

/** `colored`: the range in which the light has its colors; `fade`: over how many pixels they appear and disappear. */
export type SplitDrawing = { id: string; glass: string; title: Box; colored: Span; fade: Span; branches: BranchDrawing[] }

/** A ribbon that fades along the beam: in, with `isWider`, or out. */
export type Fading = Ribbon & { fade: Span; isWider: boolean }

/** The beam between two splits: the responses that pass, those that do not, and those by which the beam gets wider or narrower. */
export type Straight = { passing: Ribbon; asides: Ribbon[]; changing: Fading }
export type PartDrawing = { id: string; label: Box; splits: SplitDrawing[]; straights: Straight[] }
export type LostDrawing = Fading & { label: Box }
/** `ends`: the beam before the first part, and after the last one. */
export type Drawing = { width: number; height: number; entry: Box; ends: Fading[]; parts: PartDrawing[]; lost: LostDrawing | undefined }

/** The height of one line of words. */
export const line = 18

/** The height of a text of this length within a width, up to a number of lines. */
export const linesHigh = (length: number, width: number, most = 2): number => line * Math.max(1, Math.min(most, Math.ceil(length / width)))

/** Pixels for each response, in a beam of that width. */
export const scaleOf = ({ total, lost }: Course, beam: number): number => (total + lost > 0 ? beam / (total + lost) : 0)

/** The sums of what precedes each size. */
export function offsets(sizes: readonly number[]): number[] {
  let sum = 0
  return sizes.map((size) => (sum += size) - size)
}
