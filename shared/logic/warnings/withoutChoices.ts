import { isChoiceType } from '../../kinds/kinds.ts'
import type { WarningOf } from '../logicWarning.ts'
import type { Reachability, LogicSurvey } from '../targets.ts'
import { reachability } from '../reachability.ts'

/** A warning for each choice question that has no choice, as a new one has none. */
export function withoutChoices({ sections }: LogicSurvey, reached: Reachability): WarningOf<'no_choices'>[] {
  return emptyQuestions(sections).map(({ id, required, section }) => ({
    code: 'no_choices',
    place: { kind: 'question', id, part: 'choices' },
    required: required && reached.sections.get(section) !== 'never' && reached.questions.get(id) !== 'never',
  }))
}

/** The ids of the required questions that can show and cannot be answered: respondents who see one cannot submit. */
export function unanswerable(survey: LogicSurvey): string[] {
  const isClear = !emptyQuestions(survey.sections).some(({ required }) => required) // mostly: the rest takes some milliseconds
  if (isClear) return []
  return withoutChoices(survey, reachability(survey)).flatMap(({ required, place }) =>
    required && place.kind === 'question' ? [place.id] : [],
  )
}

const emptyQuestions = (sections: LogicSurvey['sections']) =>
  sections.flatMap((section) =>
    section.questions
      .filter((question) => isChoiceType(question.type) && question.choices.length === 0)
      .map(({ id, required }) => ({ id, required, section: section.id })),
  )
