import { leastWidth } from './geometry/horizontal.ts'
import type { PrismModel } from './prismModel.ts'
import { toCourse } from './toCourse.ts'

/** How small a drawing of several lines is printed. */
export const smallPrint = 0.75

/** A model split into lines, each with as many sections as fit a sheet of paper of `width` pixels, at least one. */
export function linesOnPaper(model: PrismModel, width: number): PrismModel[] {
  const lineFrom = (start: number, end: number): PrismModel => {
    const hasLost = start <= Math.max(0, model.lostAfter)
    return { ...model, lost: hasLost ? model.lost : 0, lostAfter: model.lostAfter - start, parts: model.parts.slice(start, end) }
  }
  const fits = (start: number, end: number) => leastWidth(toCourse(lineFrom(start, end))) * smallPrint <= width
  const starts = [0]
  for (const at of model.parts.keys()) if (at > starts.at(-1)! && !fits(starts.at(-1)!, at + 1)) starts.push(at)
  return starts.map((start, line) => lineFrom(start, starts[line + 1] ?? model.parts.length))
}
