import { number } from '../../../lib/language/format.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { formatList } from '../../../lib/language/formatList.ts'
import type { NumberedQuestion, NumberedSection } from '../data/numberQuestions.ts'
import { choicesOf } from './choiceChart.ts'
import type { SectionRule } from './sectionRules.ts'

/** Up to this many questions are listed by number. */
const maxListed = 3

/** A rule as text: Shown when 1.2 is “Reader” or “Editor”. `labels`: of the choices that show the section. */
export const ruleText = (t: Translate, question: string, labels: string[]): string =>
  t('results.shown_when', { question, choices: formatList(labels.map((label) => t('admin.quoted', { label })), 'disjunction') }) // prettier-ignore

/** To whom a section was shown, by its rule if it has one, else by counts. */
export function shownText(
  t: Translate,
  { shown, questions }: NumberedSection,
  total: number,
  rule: SectionRule | undefined,
  all: readonly NumberedQuestion[],
): string {
  if (rule) {
    const asked = all.find(({ id }) => id === rule.question_id)!
    const labels = new Map(choicesOf(asked).map(({ value, label }) => [value, label]))
    return ruleText(t, asked.number, rule.values.map((value) => labels.get(value)!)) // prettier-ignore
  }
  if (shown < total) return t('results.shown_to_some', { shown: number(shown), total: number(total) })
  const some = questions.filter(({ counts }) => counts.shown < total).map((asked) => asked.number)
  if (some.length === 0 || some.length > maxListed) return t('results.shown_to_all')
  return t('results.shown_to_all_but', { numbers: formatList(some) })
}
