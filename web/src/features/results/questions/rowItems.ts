import type { Language } from '#shared/fields.ts'
import type { RowResults } from '#shared/responses/results.ts'
import { pair } from '#shared/text.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import { subjectOf } from '../filter/where.ts'
import { titleOf } from './choiceChart.ts'

/** The label of a row, with its language where that is known; its id without one. */
export function rowLabelOf({ rows = [] }: NumberedQuestion, id: string): { text: string; lang?: Language | undefined } {
  const row = rows.find((one) => one.id === id)
  const { text, lang } = pickText(row && pair(row, 'label'))
  return text ? { text, lang } : { text: id }
}

/** Each row of a question as a choice question of its own, with the title of both. Answers to a former type of the question are in no row. */
export const rowItems = (item: NumberedQuestion): NumberedQuestion[] => {
  const { former = 0, ...whole } = item.counts
  return (whole.rows ?? []).map(({ id, answered, choices }: RowResults) => {
    const title = `${titleOf(item).text}: ${rowLabelOf(item, id).text}`
    return {
      id: subjectOf({ of: item.id, row: id }),
      number: item.number,
      question: item.question && { ...item.question, title, title_ko: title },
      counts: { ...whole, shown: Math.max(whole.shown - former, answered), answered, choices },
    }
  })
}
