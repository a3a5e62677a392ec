import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import type { Language } from '#shared/fields.ts'
import { askedIf } from '#shared/logic/conditions/askedIf.ts'
import { checkedKinds } from '#shared/kinds/checkedKinds.ts'
import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import { exportTexts, joiner, titleOf } from '../../texts.ts'

type Index = ReturnType<typeof ruleIndex>
type GatewayQuestion = Index['gatewayQuestions'] extends ReadonlyMap<string, infer G> ? G : never
type Kind = 'sections' | 'questions'

/**
 * The display conditions of a survey's questions, by question id, for people to read: a line for each gateway question that decides on it or on its
 * section, with the answers that show it, and one for each condition. Without the questions that always show.
 */
export function gatesOf(survey: SurveyBody, language: Language): Map<string, string> {
  const index = ruleIndex(survey)
  const gateways = [...index.gatewayQuestions.values()]
  const questions = new Map(survey.sections.flatMap(({ questions }) => questions).map((question) => [question.id, question]))
  const texts = exportTexts[language].gates

  const line = (heading: string, kind: Kind, position: number) => (gateway: GatewayQuestion) =>
    `${heading} – ${nameOf(questions.get(gateway.question.id)!, language)}: ${answersThatShow(gateway, kind, position, questions, language)}`

  const conditions = askedIf(survey, language, (question) => nameOf(question, language))
  const gates = index.sections.flatMap((section) => {
    const onSection = sectionGateways(index, gateways, section)
    const linesOfSection = [
      ...(onSection === 'allAnswered'
        ? [`${texts.section} – ${texts.onceAllAnswered}`]
        : onSection.map(line(texts.section, 'sections', section.position))),
      ...(conditions.sections.get(section.id) ?? []).map((condition) => `${texts.section} – ${condition}`),
    ]
    return section.questions.map(({ id, position }) => {
      const onQuestion = questionGateways(index, gateways, id, position)
      const condition = conditions.questions.get(id)
      const lines = [
        ...onQuestion.map(line(texts.question, 'questions', position)),
        ...(condition ? [`${texts.question} – ${condition}`] : []),
      ]
      return [id, [...linesOfSection, ...lines].join('\n')] as const
    })
  })
  return new Map(gates.filter(([, lines]) => lines !== ''))
}

const nameOf = (question: Question, language: Language) => `${question.id} "${titleOf(question, language)}"`

/** The gateways that decide whether a section shows; `allAnswered` if no gateway names a section, so that all must be answered (intersect). */
function sectionGateways(index: Index, gateways: GatewayQuestion[], section: Index['sections'][number]): GatewayQuestion[] | 'allAnswered' {
  if (section.exempt) return []
  if (index.mode === 'independent') return gateways.filter(({ governs }) => governs.sections.has(section.position))
  if (gateways.length === 0 || section.questions.some(({ id }) => index.gatewayQuestions.has(id))) return []
  const deciding = gateways.filter(({ named, selectsAllSections }) => !named.sections.isEmpty || selectsAllSections)
  return deciding.length > 0 ? deciding : 'allAnswered'
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
  const texts = exportTexts[language].gates
  const asked = questions.get(question.id)!
  const values = gateways.flatMap(({ selectedBy }) =>
    [...selectedBy].filter(([, targets]) => targets[kind].has(position)).map(([value]) => value),
  )
  const answers = [
    ...checkedKinds[asked.type].listed(asked, [...new Set(values)], language),
    ...(gateways.some(({ whenNoRuleMatches }) => whenNoRuleMatches[kind].has(position)) ? [texts.otherAnswer] : []),
    ...(gateways.some(({ whenUnanswered }) => whenUnanswered[kind].has(position)) ? [texts.noAnswer] : []),
  ]
  return answers.join(joiner) || texts.never
}
