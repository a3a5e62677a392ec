import { createContext } from 'react'
import type { Question } from '#shared/survey/survey.ts'
import type { Translate } from '../../../../lib/language/i18n.ts'
import type { SetChoice } from './choiceSets.ts'
import type { Labels } from './parsePastedChoices.ts'

/** The kind of a list of labels: the choices of a question, or the rows and the columns of a matrix. */
export type Labeled = 'choice' | 'row' | 'column'

/** A new item: with both labels, with the Korean one and a default English one, or with default ones. */
type AddedLabels = SetChoice | Pick<Labels, 'label_ko'> | null

/** Inserts items at `index`; at the end by default. `look`: the question's new look. */
export type AddsLabels = (labels: readonly AddedLabels[], index?: number, look?: Question['look']) => void

/** That of the list around a row. */
export const AddLabels = createContext<AddsLabels>(() => {})

/** Writes Korean labels, from the item at `index` on; labels after the last item create new items. */
export type FillsKorean = (labels: readonly string[], index: number) => void

/** That of the list around a row. */
export const FillKorean = createContext<FillsKorean>(() => {})

/** The id of an item's label, which gets the focus. */
export const labelId = (questionId: string, itemId: string): string => `choice-${questionId}-${itemId}`

/** The names of an item at position `at`, from 1, of its fields, and of the button that removes it. */
export const labelNames = (t: Translate, labeled: Labeled, at: number) => ({
  item: t(`cards.${labeled}_menu`, { at }),
  label: labeled === 'choice' ? t('cards.label_at', { at }) : t(`cards.${labeled}_label_at`, { at }),
  label_ko: labeled === 'choice' ? t('cards.label_ko_at', { at }) : t(`cards.${labeled}_label_ko_at`, { at }),
  remove: t(`cards.remove_${labeled}`, { at }),
})
export type LabelNames = ReturnType<typeof labelNames>

const newNames = { choice: ['Option', '선택지'], row: ['Row', '행'], column: ['Column', '열'] } as const satisfies Record<Labeled, unknown>

/** Unique labels of a new item: a column's label is its value, and values of a matrix differ. Among choices, only those of a ranking must differ. */
export function newLabels(labeled: Labeled, taken: readonly Labels[], isDistinct = labeled !== 'choice'): Labels {
  if (!isDistinct) return { label: 'Option', label_ko: '' }
  const [en, ko] = newNames[labeled]
  let at = taken.length + 1
  while (taken.some(({ label }) => label === `${en} ${at}`)) at += 1
  return { label: `${en} ${at}`, label_ko: `${ko} ${at}` }
}

/** Whether a label is the default of a new item. */
export const isNewLabel = (label: string): boolean => /^(?:Option|(?:Option|Row|Column) \d+)$/.test(label)
