import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import type { Language } from '#shared/fields.ts'
import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import { labelOf, titleOf } from './exportedQuestions.ts'
import { joiner, exportTexts } from './texts.ts'

type Index = ReturnType<typeof ruleIndex>
type GatewayQuestion = Index['gatewayQuestions'] extends ReadonlyMap<string, infer G> ? G : never
type Kind = 'sections' | 'questions'

/**
 * What shows each question of a survey, by its id, for people to read: a line for each gateway question that decides on it or on its
 * section, with the answers that show it. A question that always shows is missing.
 */
export function gatesOf(survey: SurveyBody, language: Language): Map<string, string> {
  const index = ruleIndex(survey)
  const gateways = [...index.gatewayQuestions.values()]
  const questions = new Map(survey.sections.flatMap(({ questions }) => questions).map((question) => [question.id, question]))
  const say = exportTexts[language].gates

  const line = (heading: string, kind: Kind, position: number) => (gateway: GatewayQuestion) =>
    `${heading} – ${nameOf(questions.get(gateway.question.id)!, language)}: ${answersThatShow(gateway, kind, position, questions, language)}`

  const gates = index.sections.flatMap((section) => {
    const onSection = sectionGateways(index, gateways, section)
    const linesOfSection =
      onSection === 'allAnswered'
        ? [`${say.section} – ${say.onceAllAnswered}`]
        : onSection.map(line(say.section, 'sections', section.position))
    return section.questions.map(({ id, position }) => {
      const onQuestion = questionGateways(index, gateways, id, position)
      return [id, [...linesOfSection, ...onQuestion.map(line(say.question, 'questions', position))].join('\n')] as const
    })
  })
  return new Map(gates.filter(([, lines]) => lines !== ''))
}

const nameOf = (question: Question, language: Language) => `${question.id} "${titleOf(question, language)}"`

/** The gateways that decide whether a section shows; `allAnswered` where none names any, so that all must be answered (intersect). */
function sectionGateways(index: Index, gateways: GatewayQuestion[], section: Index['sections'][number]): GatewayQuestion[] | 'allAnswered' {
  if (section.exempt) return []
  if (index.mode === 'independent') return gateways.filter(({ governs }) => governs.sections.has(section.position))
  if (gateways.length === 0 || section.questions.some(({ id }) => index.gatewayQuestions.has(id))) return []
  const withSay = gateways.filter(({ named, selectsAllSections }) => !named.sections.isEmpty || selectsAllSections)
  return withSay.length > 0 ? withSay : 'allAnswered'
}

function questionGateways(index: Index, gateways: GatewayQuestion[], id: string, position: number): GatewayQuestion[] {
  if (index.mode === 'independent') return gateways.filter(({ governs }) => governs.questions.has(position))
  if (index.gatewayQuestions.has(id) || !index.gated.has(position)) return []
  return gateways.filter(({ named }) => !named.questions.isEmpty)
}

function answersThatShow(
  { question, gateways }: GatewayQuestion,
  kind: Kind,
  position: number,
  questions: ReadonlyMap<string, Question>,
  language: Language,
): string {
  const say = exportTexts[language].gates
  const choices = questions.get(question.id)!.choices
  const values = gateways.flatMap(({ selectedBy }) =>
    [...selectedBy].filter(([, targets]) => targets[kind].has(position)).map(([value]) => value),
  )
  const labels = [...new Set(values)].map((value) => {
    const choice = choices.find((choice) => choice.value === value) ?? choices.find(({ aliases }) => aliases.includes(value))
    return choice ? labelOf(choice, language) : value
  })
  const answers = [
    ...labels,
    ...(gateways.some(({ whenNoRuleMatches }) => whenNoRuleMatches[kind].has(position)) ? [say.otherAnswer] : []),
    ...(gateways.some(({ whenUnanswered }) => whenUnanswered[kind].has(position)) ? [say.noAnswer] : []),
  ]
  return answers.join(joiner) || say.never
}
