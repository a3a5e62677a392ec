import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import type { surveyBody } from '#shared/survey.ts'
import { callRoute, type Caller } from './callRoute.ts'

export type SurveyInput = v.InferInput<typeof surveyBody>

export const choices = (...values: string[]) => values.map((value) => ({ label: value, value, label_ko: `${value} (한국어)` }))

/** A survey with one question of each kind that is answered by typing or choosing; "Yes" to `doubt` shows the section `more`. */
export const sampleSurvey = (overrides: Partial<SurveyInput> = {}): SurveyInput => ({
  slug: `sample-${randomUUID()}`,
  title: 'Sample',
  title_ko: '예시',
  branching_mode: 'independent',
  sections: [
    {
      id: 'start',
      title: 'Start',
      questions: [
        { id: 'name', title: 'Your outlet', type: 'short_text', required: true },
        {
          id: 'doubt',
          title: 'Have you doubted a picture?',
          type: 'single_choice',
          choices: choices('Yes', 'No'),
          gateway: { enabled: true, choice_rules: [{ choice_value: 'Yes', show_section_ids: ['more'] }] },
        },
        { id: 'signs', title: 'What made you doubt?', type: 'multi_select', choices: choices('Light', 'Source', 'Text') },
      ],
    },
    {
      id: 'more',
      title: 'More',
      questions: [
        { id: 'story', title: 'What happened?', type: 'long_text', required: true },
        { id: 'line', title: 'Your line', type: 'rich_text' },
      ],
    },
  ],
  ...overrides,
})

export const fullAnswers = [
  { question_id: 'name', value: 'The Busan Herald' },
  { question_id: 'doubt', value: 'Yes' },
  { question_id: 'signs', value: ['Light', 'Text'] },
  { question_id: 'story', value: 'A flood that was\nfour years old' },
  { question_id: 'line', value: '<p>Taken in <strong>Busan</strong></p>' },
]

/** Stores a survey and resolves to what the API answered. */
export async function createSurvey(admin: Caller, overrides: Partial<SurveyInput> = {}) {
  const { status, body } = await callRoute('createSurvey', { as: admin, body: sampleSurvey(overrides) })
  if (status !== 201) throw new Error(`creating a survey answered ${status}: ${JSON.stringify(body)}`)
  return body
}
