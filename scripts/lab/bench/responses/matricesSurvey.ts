import type * as v from 'valibot'
import type { surveyBody } from '#shared/survey/survey.ts'
import type { SeededRandom } from '../../../demo/responses/seededRandom.ts'
import type { ResponseLine } from './fillResponses.ts'

const matrices = 10
const rows = 10
const columns = 5

const questionIds = Array.from({ length: matrices }, (_, at) => `q${at}`)
const rowIds = Array.from({ length: rows }, (_, at) => `r${at}`)
const values = Array.from({ length: columns }, (_, at) => `choice_${at}`)

/** Ten matrices of ten rows and five columns, in both languages. */
export const matricesSurvey = (slug: string): v.InferInput<typeof surveyBody> => ({
  slug,
  title: 'Matrices',
  title_ko: '행렬형',
  sections: [
    {
      id: 's0',
      title: 'Pictures',
      title_ko: '사진',
      questions: questionIds.map((id, at) => ({
        id,
        title: `How real does each picture of set ${at + 1} look?`,
        title_ko: `${at + 1}번 묶음의 사진은 얼마나 진짜 같나요?`,
        type: 'matrix' as const,
        rows: rowIds.map((row, place) => ({ id: row, label: `Picture ${place + 1}`, label_ko: `사진 ${place + 1}` })),
        choices: values.map((value, place) => ({ value, label: `${place + 1} of ${columns}`, label_ko: `${columns}점 중 ${place + 1}점` })),
      })),
    },
  ],
})

/** A respondent who answers nearly every row. */
export const matricesAnswers = (random: SeededRandom): ResponseLine => ({
  answers: questionIds.map((question_id) => ({
    question_id,
    value: Object.fromEntries(random.some(rowIds, 0.98).map((row) => [row, random.oneOf(values)])),
  })),
})
