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
/** What a CSV file says of each response. */
async function marks(survey_id: string, where: object[] = []) {
  const { body } = await callRoute('startExport', { as: admin, body: { survey_id, format: 'csv', where } })
  await background.idle()
  const [header, ...rows] = readCsv(await (await fetch((await endOfJob(body.id as string, admin)).url)).text())
  return rows.map((row) => row[header!.indexOf('screened')])
}

describe('exports of a survey with an end', () => {
  it('mark the screened responses, and can have only these', async () => {
    const id = await answered(endingSurvey, [30, 12])
    expect([await marks(id), await marks(id, [{ of: 'screened', is: [true] }])]).toEqual([['0', '1'], ['1']])
  })

  it('say in a workbook how many they are', async () => {
    const id = await answered(endingSurvey, [30, 12, 13])
    const { raw } = await callRoute('exportResponses', { as: admin, params: { id }, query: { lang: 'en' } })
    const info = readWorkbook(raw).find(({ name }) => name === 'Info')!.rows
    expect(info.find(([item]) => item?.text === 'Of these, screened out')![1]!.text).toBe('2')
  })

  it('have no such mark if there never was an end', async () => {
    expect(await marks(await answered(endless, [12]))).toEqual([undefined])
  })
})
