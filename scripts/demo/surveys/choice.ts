import type * as v from 'valibot'
import type { surveyBody } from '#shared/survey/survey.ts'

/** A survey as POST /surveys takes it. */
export type DemoSurvey = v.InferInput<typeof surveyBody>

/** A choice under a short code: the code is what the export's coded sheet holds, whatever the label is in either language. */
export const choice = (value: string, label: string, label_ko: string) => ({ value, label, label_ko })

export const dontKnow = choice('dont_know', 'Don’t know', '잘 모르겠다')
export const other = choice('other', 'Something else', '기타')

/** Instructions that stand under a question's title. */
export const allThatApply = {
  description: '<p>Select all that apply.</p>',
  description_ko: '<p>해당하는 것을 모두 선택해 주세요.</p>',
}
export const onlyOne = { description: '<p>Select one.</p>', description_ko: '<p>하나만 선택해 주세요.</p>' }
