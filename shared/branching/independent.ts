import type { AnswerTo } from './givenAnswers.ts'
import { select } from './gatewayQuestion.ts'
import type { Positions } from './positions.ts'
import type { RuleIndex } from './ruleIndex.ts'
import type { Visible } from './surveyDocument.ts'

/**
 * What shows in `independent` mode: what every gateway that governs it and takes part selects.
 *
 * One walk in document order is enough: a gateway governs only what stands after its question, so that whatever bears on
 * a section or question is known when the walk comes to it.
 */
export function showIndependently(index: RuleIndex, answerTo: AnswerTo): Visible {
  const sectionVerdicts = new Verdicts(index.governed.sections, index.nothing.sections)
  const questionVerdicts = new Verdicts(index.governed.questions, index.nothing.questions)

  const sections = new Set<string>()
  const questions = new Set<string>()
  for (const section of index.sections) {
    const sectionShows = section.exempt || sectionVerdicts.show(section.position)
    if (sectionShows) sections.add(section.id)

    for (const question of section.questions) {
      // A section that is hidden still shows for questions in it that are named and selected, and then only those.
      const shows = sectionShows ? questionVerdicts.show(question.position) : questionVerdicts.select(question.position)
      if (!shows) continue
      sections.add(section.id)
      questions.add(question.id)

      // The walk gets here only for a question that shows: the gateway of any other takes no part.
      const gatewayQuestion = index.gatewayQuestions.get(question.id)
      if (!gatewayQuestion) continue
      const selection = select(gatewayQuestion, answerTo(question.id))
      sectionVerdicts.add(gatewayQuestion.governs.sections, selection.sections)
      questionVerdicts.add(gatewayQuestion.governs.questions, selection.questions)
    }
  }
  return { sections, questions }
}

/** What the gateways that take part have said so far, on sections or on questions. */
class Verdicts {
  /** What some gateway governs, whether it takes part or not. */
  readonly #governed: Positions
  /** What a gateway that takes part governs. */
  #judged: Positions
  /** What a gateway that takes part governs and does not select. */
  #refused: Positions

  constructor(governed: Positions, none: Positions) {
    this.#governed = governed
    this.#judged = none
    this.#refused = none
  }

  add(governs: Positions, selects: Positions): void {
    this.#judged = this.#judged.union(governs)
    this.#refused = this.#refused.union(governs.difference(selects))
  }

  /** Every gateway that governs it and takes part selects it, and at least one takes part. */
  select(position: number): boolean {
    return this.#judged.has(position) && !this.#refused.has(position)
  }

  /** It is selected, or no gateway governs it. */
  show(position: number): boolean {
    return !this.#governed.has(position) || this.select(position)
  }
}
