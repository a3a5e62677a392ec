import { callRoute } from '../../../support/api/callRoute.ts'
import { drainStream } from '../../../support/api/drainStream.ts'
import { ownBackground } from '../../../support/api/background.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { buildAdmin, type Person } from '../../../support/api/people.ts'
import { readWorkbook } from '../../../support/checkExport/readWorkbook.ts'

export const rows = ['a', '__proto__', 'c'].map((one) => ({ id: one, label: `Row ${one}`, label_ko: `행 ${one}` }))
export const choices = ['Good', 'Bad'].map((value) => ({ id: `id-${value}`, label: `${value}!`, value }))
export const bodyWith = (question: object, ...more: object[]) => ({
  sections: [
    {
      id: 's',
      questions: [
        { id: 'q', title: 'How is it?', type: 'matrix', rows, choices, ...question },
        {
          id: 'who',
          title: 'Who?',
          type: 'single_choice',
          choices: [
            { label: 'Me', value: 'Me' },
            { label: 'You', value: 'You' },
          ],
        },
        ...more,
      ],
    },
  ],
})
const given = ['{"a":"Good","__proto__":"Bad"}', '{"a":"Good"}', '{"a":"Bad","c":"Good"}', '{}'].map(
  (value) => JSON.parse(value) as unknown,
)

/** Gives a test file a table and a survey with a matrix. `answered` creates the survey with four responses, `own` has its id and its admin. */
export function ownMatrix() {
  ownTable()
  ownBackground()
  const own = {} as { admin: Person; id: string }
  beforeAll(async () => void (own.admin = await buildAdmin()))

  const edit = (question: object) => callRoute('updateSurvey', { as: own.admin, params: { id: own.id }, body: bodyWith(question) })
  const submit = async (value: unknown, who = 'Me'): Promise<string> => {
    const answers = [
      { question_id: 'q', value },
      { question_id: 'who', value: who },
    ]
    return (await callRoute('submitResponse', { body: { survey_id: own.id, answers, demographics: {} } })).body.id
  }
  const sheetsOf = async (surveyId: string, lang = 'en') => {
    const { raw } = await callRoute('exportResponses', { as: own.admin, params: { id: surveyId }, query: { lang } })
    return new Map(readWorkbook(raw).map((sheet) => [sheet.name, sheet.rows.map((row) => Array.from(row, (cell) => cell?.text ?? ''))]))
  }

  async function answered() {
    own.id = (await callRoute('createSurvey', { as: own.admin, body: bodyWith({}) })).body.id
    for (const [at, value] of given.entries()) await submit(value, at === 0 ? 'You' : 'Me')
    await drainStream()
  }

  return { own, edit, submit, sheetsOf, answered }
}
