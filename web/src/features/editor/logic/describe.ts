import type { LogicWarning, Named, WarningOf } from '#shared/logic/logicWarning.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { displayName } from '../marks/names.ts'
import { surveyIndex } from '../store/surveyIndex.ts'

export type WarningText = { title: string; detail: string }

/** The parts of a warning's texts. `number`: of the gateway's question, such as 3.2. */
export type Context = { survey: SurveyBody; t: Translate; questionId: string | undefined; number: string }
export type Describe<Code extends LogicWarning['code']> = (warning: WarningOf<Code>, given: Context) => WarningText

const mostNames = 4

/** The names of sections and questions, the first of many. Deleted questions have none. */
export function namesOf(survey: SurveyBody, { section_ids, question_ids }: Named, t: Translate): string[] {
  const { questions } = surveyIndex(survey)
  const names = [
    ...section_ids.map((id) => displayName(survey, { kind: 'section', id }, t)),
    ...question_ids.filter((id) => questions.has(id)).map((id) => displayName(survey, { kind: 'question', id }, t)),
  ]
  return shorten(names, t)
}

/** The first names, and how many others there are. */
export const shorten = (names: string[], t: Translate): string[] =>
  names.length > mostNames ? [...names.slice(0, mostNames - 1), t('logic.others', { count: names.length - mostNames + 1 })] : names
