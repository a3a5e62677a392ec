import { limits } from '#shared/limits.ts'
import { rehearsalCounted, drainStream } from '../../support/api/drainStream.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { readWorkbook } from '../../support/checkExport/readWorkbook.ts'
import { exportedTables } from '../../support/checkExport/exportedTables.ts'

ownTable()

const admin = ownAdmin()
let survey: { id: string; sections: { questions: Record<string, unknown>[] }[] }
const note = { id: 'note', type: 'note', title: 'About photographs', title_ko: '사진에 대하여', description: '<p>Look twice.</p>' }
const named = { id: 'name', type: 'short_text', title: 'Your name' }
const bodyWith = (...questions: object[]) => ({ sections: [{ id: 's', questions }] })
const submit = (answers: unknown) => callRoute('submitResponse', { body: { survey_id: survey.id, answers, demographics: {} } })
const results = async () => {
  await rehearsalCounted()
  return (await callRoute('getResults', { as: admin, params: { id: survey.id } })).body
}

beforeAll(async () => {
  const gateway = { enabled: true, mode: 'single', choice_rules: [] }
  const body = bodyWith({ ...note, required: true, gateway }, named)
  survey = (await callRoute('createSurvey', { as: admin, body })).body
})

describe('a note', () => {
  it('is never required and never a gateway', () => {
    expect(survey.sections[0]!.questions[0]).toMatchObject({ ...note, required: false })
    expect(survey.sections[0]!.questions[0]).not.toHaveProperty('gateway')
  })

  it('takes no answer: one that is sent is dropped', async () => {
    const { status, body } = await submit([
      { question_id: 'note', value: 'Thank you' },
      { question_id: 'name', value: 'Minji' },
    ])
    expect([status, body.answers]).toEqual([201, [{ question_id: 'name', value: 'Minji' }]])
  })

  it('counts towards the limit of questions, and in no estimate of them', async () => {
    const notes = Array.from({ length: limits.questions + 1 }, (_, at) => ({ ...note, id: `n${at}` }))
    expect(await callRoute('createSurvey', { as: admin, body: bodyWith(...notes) })).toMatchObject({ status: 422 })
    const listed = (await callRoute('listPublicSurveys', {})).body
    expect(listed.find(({ id }: { id: string }) => id === survey.id)).toMatchObject({ outline: '1' })
  })

  it('is in no results', async () => {
    await drainStream()
    const { questions } = await results()
    expect(questions.map(({ id }: { id: string }) => id)).toEqual(['name'])
  })

  it('is in the codebook, and in no sheet of answers', async () => {
    const { raw } = await callRoute('exportResponses', { as: admin, params: { id: survey.id }, query: {} })
    const { coded, responses } = exportedTables(raw)
    const codebook = readWorkbook(raw)
      .find(({ name }) => name === 'Codebook')!
      .rows.map((row) => row.map((cell) => cell?.text))
    expect([coded.header[0], responses.header[0]].flat().filter((name) => /note|photographs/i.test(name ?? ''))).toEqual([])
    expect(codebook).toContainEqual(expect.arrayContaining(['note', 'About photographs', '사진에 대하여', 'Note', 'No']))
  })
})

it('keeps answers from before a question became a note in exports', async () => {
  const body = { ...bodyWith({ ...named, type: 'note' }, { ...named, id: 'other' }), is_active: true }
  expect((await callRoute('updateSurvey', { as: admin, params: { id: survey.id }, body })).status).toBe(200)
  const { raw } = await callRoute('exportResponses', { as: admin, params: { id: survey.id }, query: {} })
  const long = readWorkbook(raw)
    .find(({ name }) => name === 'Long answers')!
    .rows.map((row) => row.map((cell) => cell?.text))
  expect(long).toContainEqual(expect.arrayContaining(['name', 'Minji']))
})
