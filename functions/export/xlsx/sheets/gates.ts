import type { Language } from '#shared/fields.ts'
import { shownTo, type ShownLine } from '#shared/logic/conditions/shownTo.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { exportTexts, joiner, titleOf } from '../../texts.ts'

/** The requirements of each question by id, one line each: those of its section and its own. Without questions that always show. */
export function gatesOf(survey: SurveyBody, language: Language): Map<string, string> {
  const shown = shownTo(survey, language, (question) => `${question.id} "${titleOf(question, language)}"`)
  const texts = exportTexts[language].gates
  const under = (heading: string, lines: readonly ShownLine[] = []) => lines.map((line) => `${heading} – ${written(line, texts)}`)
  const gates = survey.sections.flatMap((section) =>
    section.questions.map(({ id }) => {
      const lines = [...under(texts.section, shown.sections.get(section.id)), ...under(texts.question, shown.questions.get(id))]
      return [id, lines.join('\n')] as const
    }),
  )
  return new Map(gates.filter(([, lines]) => lines !== ''))
}

/** The answers to a gateway question as a list. */
function written({ text, rule }: ShownLine, texts: (typeof exportTexts)['en']['gates']): string {
  if (!rule) return text
  if (rule === 'all_answered') return texts.onceAllAnswered
  const answers = [...rule.labels, ...(rule.isOther ? [texts.otherAnswer] : []), ...(rule.isNone ? [texts.noAnswer] : [])]
  return `${rule.name}: ${answers.join(joiner) || texts.never}`
}
