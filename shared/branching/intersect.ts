import type { AnswerTo } from './givenAnswers.ts'
import { select } from './gatewayQuestion.ts'
import type { Positions } from './positions.ts'
import type { RuleIndex } from './ruleIndex.ts'
import type { Visible } from './surveyDocument.ts'

/** What shows in `intersect` mode: gateway questions, and what every gateway question with a say on it selects. */
export function showIntersection(index: RuleIndex, answerTo: AnswerTo): Visible {
  const { nothing, everything, gatewayQuestions, gated } = index
  const given = [...gatewayQuestions.values()].map((gatewayQuestion) => ({
    ...gatewayQuestion,
    selection: select(gatewayQuestion, answerTo(gatewayQuestion.question.id)),
  }))

  const withSayOnSections = given.filter(
    ({ named, selectsAllSections, selection }) => !named.sections.isEmpty || selectsAllSections || selection.revealsEverything,
  )
  const withSayOnQuestions = given.filter(({ named, selection }) => !named.questions.isEmpty || selection.revealsEverything)

  const allAnswered = given.every(({ selection }) => selection.answered)
  const selectedSections =
    intersection(withSayOnSections.map(({ selection }) => selection.sections)) ?? (allAnswered ? everything : nothing).sections
  const selectedQuestions = intersection(withSayOnQuestions.map(({ selection }) => selection.questions)) ?? nothing.questions
  const selectedGated = selectedQuestions.intersection(gated)

  const sections = new Set<string>()
  const questions = new Set<string>()
  for (const section of index.sections) {
    const showsByItself =
      section.exempt || section.questions.some(({ id }) => gatewayQuestions.has(id)) || selectedSections.has(section.position)
    const showsForQuestions = section.questions.some(({ position }) => selectedGated.has(position))
    if (!showsByItself && !showsForQuestions) continue

    sections.add(section.id)
    for (const { id, position } of section.questions) {
      // In a section that shows only for its selected questions, what is not gated stays hidden too.
      const open = showsByItself && !gated.has(position)
      if (gatewayQuestions.has(id) || selectedQuestions.has(position) || open) questions.add(id)
    }
  }
  return { sections, questions }
}

const intersection = (sets: readonly Positions[]): Positions | undefined =>
  sets.length > 0 ? sets.reduce((one, other) => one.intersection(other)) : undefined
