import { ownBackground } from '../../support/api/background.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { endOfJob } from '../../support/api/jobs/endOfJob.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { readCsv } from '../../support/checkExport/readCsv.ts'
import { readWorkbook } from '../../support/checkExport/readWorkbook.ts'
import { endingSurvey } from '../../support/fixtures/endingSurvey.ts'
import type { SurveyInput } from '../../support/fixtures/sampleSurvey.ts'

ownTable()
const background = ownBackground()
const admin = ownAdmin()

const [start, work] = endingSurvey.sections
const endless: Partial<SurveyInput> = { sections: [{ id: 'start', questions: start!.questions }, work!] }

/** A survey with a response of each age. */
async function answered(content: Partial<SurveyInput>, ages: number[]): Promise<string> {
  const { id } = await createSurvey(admin, content)
  for (const value of ages) {
    const answers = [
      { question_id: 'age', value },
      { question_id: 'trade', value: 'Baker' },
    ]
    const { status } = await callRoute('submitResponse', { body: { survey_id: id, answers, demographics: { country: 'KR' } } })
    expect(status).toBe(201)
  }
  return id
}
const save = async (id: string, content: Partial<SurveyInput>) => {
  const { body } = await callRoute('getSurvey', { as: admin, params: { id } })
  expect((await callRoute('updateSurvey', { as: admin, params: { id }, body: { ...body, ...content } })).status).toBe(200)
}
async function exported(survey_id: string, format: 'csv' | 'jsonl', where: object[] = []): Promise<string> {
  const { body } = await callRoute('startExport', { as: admin, body: { survey_id, format, where } })
  await background.idle()
  return (await fetch((await endOfJob(body.id as string, admin)).url)).text()
}
const csv = async (id: string, where?: object[]) => {
  const [header, ...rows] = readCsv(await exported(id, 'csv', where))
  return rows.map((row) => row[header!.indexOf('screened')])
}
const lines = async (id: string) =>
  (await exported(id, 'jsonl'))
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { screened?: boolean }).screened)

describe('exports of a survey with an end', () => {
  it('mark the screened responses in CSV and JSON Lines, and can have only these', async () => {
    const id = await answered(endingSurvey, [30, 12])
    expect([await csv(id), await lines(id)]).toEqual([
      ['0', '1'],
      [false, true],
    ])
    expect(await csv(id, [{ of: 'screened', is: [true] }])).toEqual(['1'])
  })

  it('mark them in a workbook, and say how many they are', async () => {
    const id = await answered(endingSurvey, [30, 12, 13])
    const { raw } = await callRoute('exportResponses', { as: admin, params: { id }, query: { lang: 'en' } })
    const sheets = readWorkbook(raw).map(({ name, rows }) => [name, rows.map((row) => row.map((cell) => cell?.text ?? ''))] as const)
    const { Responses, Coded, Info } = Object.fromEntries(sheets)
    const [at, age] = [Responses![0]!.indexOf('Screened out'), Responses![0]!.indexOf('How old are you?')]
    expect(Responses!.slice(1).map((row) => [row[at], row[age]])).toEqual([
      ['No', '30'],
      ['Yes', '12'],
      ['Yes', '13'],
    ])
    expect([Coded![0]![at], Coded!.slice(2).map((row) => row[at])]).toEqual(['screened', ['0', '1', '1']])
    expect(Info!.find(([item]) => item === 'Of these, screened out')![1]).toBe('2')
  })

  it('still mark them after the end is removed', async () => {
    const id = await answered(endingSurvey, [12])
    await save(id, endless)
    await save(id, { title: 'Saved once more' })
    expect([await csv(id), await lines(id)]).toEqual([['1'], [true]])
  })

  it('have no such mark if there never was an end', async () => {
    const id = await answered(endless, [12])
    await save(id, { title: 'Saved once more' })
    expect([await csv(id), await lines(id)]).toEqual([[undefined], [undefined]])
  })
})
