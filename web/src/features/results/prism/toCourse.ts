import { number } from '../../../lib/language/format.ts'
import type { Course } from './geometry/course.ts'
import type { PrismBranch, PrismModel } from './prismModel.ts'

/** The approximate width of a text at 13 pixels: Hangul is as wide as high. */
const lengthOf = (text: string) => Array.from(text).reduce((sum, letter) => sum + (letter.codePointAt(0)! < 0x1100 ? 6.8 : 12.6), 0)

/** The figure beside a ray's label: its share, else its count. */
export const figureOf = ({ share, count }: PrismBranch): string => share || number(count)

/** The drawing's input for the first `most` parts of a model. */
export const toCourse = ({ total, lost, lostAfter, parts }: PrismModel, most = Infinity): Course => ({
  total,
  lost,
  lostAfter,
  parts: parts.slice(0, most).map(({ id, shown, number: place, title, splits }) => ({
    id,
    shown,
    label: lengthOf(`${place} ${title.text}`),
    splits: splits.map((split) => ({
      id: split.id,
      shown: split.shown,
      label: lengthOf(`${split.number} ${split.title.text}`) * 1.06,
      hasNote: split.isSeveral,
      branches: split.branches.map((branch) => ({
        key: branch.key,
        size: branch.size,
        label: lengthOf(`${branch.label}  ${figureOf(branch)}`),
        isPassing: branch.kind === 'passing',
      })),
    })),
  })),
})
