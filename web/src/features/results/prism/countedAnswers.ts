import type { Translate } from '../../../lib/language/i18n.ts'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import { columnsOf } from '../kinds/resultKinds.ts'
import { choicesOf } from '../questions/choiceChart.ts'

/** `lang`: of the label, if that is known. */
type CountedAnswer = { key: string; label: string; lang?: string | undefined; count: number }

/** The answers to a question with their counts, as far as the type is counted: for a ranking the first places, for a text whether there is one. */
export function countedAnswers(t: Translate, item: NumberedQuestion): CountedAnswer[] {
  const { choices, answered, rows, type } = item.counts
  if (choices) return ofChoices(item)
  if (rows) return acrossRows(item)
  return columnsOf[type]?.(t, item) ?? [{ key: 'answered', label: t('results.prism_answered'), count: answered }]
}

function ofChoices(item: NumberedQuestion): CountedAnswer[] {
  const counts = new Map(item.counts.choices?.map(({ value, count, ranks }) => [value, ranks ? (ranks[0] ?? 0) : count]))
  return choicesOf(item).map(({ value, label, lang }) => ({ key: value, label, lang, count: counts.get(value) ?? 0 }))
}

/** The columns of all rows. */
function acrossRows(item: NumberedQuestion): CountedAnswer[] {
  const given = (item.counts.rows ?? []).flatMap(({ choices }) => choices)
  const choices = [...Map.groupBy(given, ({ value }) => value)].map(([value, same]) => ({
    value,
    count: same.reduce((sum, { count }) => sum + count, 0),
  }))
  return ofChoices({ ...item, counts: { ...item.counts, choices } })
}
