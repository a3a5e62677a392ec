import { ownBackground } from '../../support/api/background.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { endOfJob } from '../../support/api/jobs/endOfJob.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { checkExport } from '../../support/checkExport/checkExport.ts'
import { checkCsv, checkJsonLines } from '../../support/checkExport/checkFiles.ts'
import { readCsv } from '../../support/checkExport/readCsv.ts'
import { readWorkbook } from '../../support/checkExport/readWorkbook.ts'
import type { ResponseLine, SurveyFile } from '../../support/checkExport/surveyFile.ts'
import { drawnSurvey } from '../../support/fixtures/drawnSurvey.ts'
import type { SurveyInput } from '../../support/fixtures/sampleSurvey.ts'

ownTable()
const background = ownBackground()
const admin = ownAdmin()

const text = (question_id: string, value: unknown = 'x') => ({ question_id, value })
const lines: ResponseLine[] = [
  { seed: '00000001', drawn: { arm: ['warm'] }, link: { pid: '007' }, answers: [text('warmth')], screened: false },
  { seed: '12345e67', drawn: { arm: ['warm', 'cold'] }, link: { constructor: '=1+1' }, answers: [text('warmth', 'hot')], screened: false },
  { seed: '0badcafe', drawn: { arm: ['cold'] }, answers: [text('age', 12)], screened: true },
]

async function answered(content: Partial<SurveyInput> = drawnSurvey): Promise<string> {
  const { id } = await createSurvey(admin, content)
  for (const { screened: _screened, ...line } of lines)
    expect((await callRoute('submitResponse', { body: { survey_id: id, demographics: {}, ...line } })).status).toBe(201)
  return id
}
async function save(id: string, content: Partial<SurveyInput>) {
  const { body } = await callRoute('getSurvey', { as: admin, params: { id } })
  expect((await callRoute('updateSurvey', { as: admin, params: { id }, body: { ...body, ...content } })).status).toBe(200)
}
async function exported(survey_id: string, format: 'csv' | 'jsonl'): Promise<string> {
  const { body } = await callRoute('startExport', { as: admin, body: { survey_id, format } })
  await background.idle()
  return (await fetch((await endOfJob(body.id as string, admin)).url)).text()
}
const workbook = async (id: string, lang = 'en'): Promise<Buffer> =>
  (await callRoute('exportResponses', { as: admin, params: { id }, query: { lang } })).raw
async function sheetsOf(id: string, lang?: string) {
  const sheets = readWorkbook(await workbook(id, lang))
  return Object.fromEntries(sheets.map(({ name, rows }) => [name, rows.map((row) => Array.from(row, (cell) => cell?.text ?? ''))]))
}
const ownIds = ['drawn.arm', 'seed', 'link.pid', 'link.constructor', 'screened']

describe('exports of a survey that draws and has link fields', () => {
  it('have what each response was shown and came with, in all formats', async () => {
    const id = await answered()
    const survey = drawnSurvey as SurveyFile
    expect(checkExport(survey, lines, await workbook(id))).toMatchObject({ rows: lines.length, problems: [] })
    expect(checkCsv(survey, lines, await exported(id, 'csv'))).toEqual({ rows: lines.length, problems: [] })
    expect(checkJsonLines(survey, lines, await exported(id, 'jsonl'))).toEqual({ rows: lines.length, problems: [] })
  })

  it('name the sections to people and their ids to programs', async () => {
    const { Responses, Coded } = await sheetsOf(await answered())
    const at = Coded![0]!.indexOf('drawn.arm')
    expect(Coded![0]!.slice(at, at + ownIds.length)).toEqual(ownIds)
    expect(Responses![0]!.slice(at, at + ownIds.length)).toEqual([
      'Drawn sections: arm',
      'Order seed',
      'Link field: pid',
      'Link field: constructor',
      'Screened out',
    ])
    expect(Responses!.slice(1).map((row) => row.slice(at, at + ownIds.length))).toEqual([
      ['Warm', '00000001', '007', '', 'No'],
      ['Warm; Cold', '12345e67', '', '=1+1', 'No'],
      ['Cold', '0badcafe', '', '', 'Yes'],
    ])
    expect(Coded!.slice(2).map((row) => row.slice(at, at + ownIds.length))).toEqual([
      ['warm', '00000001', '007', '', '0'],
      ['warm; cold', '12345e67', '', '=1+1', '0'],
      ['cold', '0badcafe', '', '', '1'],
    ])
    expect(Coded!.slice(2).map((row) => row[Coded![0]!.indexOf('coldness')])).toEqual(['(not shown)', '', '(not shown)'])
  })

  it('explain them in the codebook and on Info', async () => {
    const { Codebook, Info } = await sheetsOf(await answered())
    const columns = ['Question ID', 'Type', 'Value', 'Label (English)', 'Deleted'].map((title) => Codebook![0]!.indexOf(title))
    expect(Codebook!.slice(1, 7).map((row) => columns.map((column) => row[column] ?? ''))).toEqual([
      ['drawn.arm', 'Drawn sections', '', '', 'No'],
      ['drawn.arm', '', 'warm', 'Warm', 'No'],
      ['drawn.arm', '', 'cold', 'Cold', 'No'],
      ['seed', 'Order seed', '', '', 'No'],
      ['link.pid', 'Link field', '', '', 'No'],
      ['link.constructor', 'Link field', '', '', 'No'],
    ])
    const shownWhen = Codebook!.find(([, id]) => id === 'warmth')![Codebook![0]!.indexOf('Shown when')]
    expect(shownWhen).toContain('drawn, as 1 of the 2 sections of the pool arm')
    for (const item of ['Drawn sections', 'Order seed', 'Link fields']) expect(Info!.map(([name]) => name)).toContain(item)
  })

  it('have the Korean names in a Korean workbook', async () => {
    const { Responses } = await sheetsOf(await answered(), 'ko')
    const named = ['뽑힌 섹션: arm', '무작위 순서 값', '링크 변수: pid', '링크 변수: constructor', '조기 종료']
    expect(Responses![0]).toEqual(expect.arrayContaining(named))
  })

  it('still have them once the survey has no pool, field or order any more', async () => {
    const id = await answered()
    const sections = drawnSurvey.sections.map(({ questions, id: section }) => ({
      id: section,
      title: section,
      questions: questions.map((question) => ({ ...question, shuffle_choices: false })),
    }))
    await save(id, { pools: [], link_fields: [], sections })
    await save(id, { title: 'Saved once more' })
    const [header, ...rows] = readCsv(await exported(id, 'csv'))
    const at = header!.indexOf('drawn.arm')
    expect(header!.slice(at, at + ownIds.length)).toEqual(ownIds)
    expect(rows[0]!.slice(at, at + ownIds.length)).toEqual(['warm', '00000001', '007', '', '0'])
    const { Codebook } = await sheetsOf(id)
    const deleted = Codebook!.slice(1).map((row) => [row[1], row[Codebook![0]!.indexOf('Deleted')]])
    expect(deleted.filter(([column]) => ownIds.includes(column!))).toEqual([
      ['drawn.arm', 'Yes'],
      ['seed', 'No'],
      ['link.pid', 'Yes'],
      ['link.constructor', 'Yes'],
    ])
  })

  it('have only the seed if a survey only shuffles', async () => {
    const id = await answered({ sections: [drawnSurvey.sections[0]!] })
    const [header] = readCsv(await exported(id, 'csv'))
    expect(header!.filter((column) => /^(?:drawn|link|seed)/.test(column))).toEqual(['seed'])
    const [first] = (await exported(id, 'jsonl')).split('\n').map((line) => (line ? (JSON.parse(line) as object) : {}))
    expect(first).toMatchObject({ seed: '00000001' })
    for (const field of ['drawn', 'link']) expect(first).not.toHaveProperty(field)
  })

  it('are imported again as they were', async () => {
    const [from, to] = [await answered(), await createSurvey(admin, drawnSurvey)]
    const given = (await exported(from, 'jsonl')).trimEnd().split('\n').map((line) => JSON.parse(line) as { number: number }) // oxfmt-ignore
    const responses = given.map((line) => ({ ...line, key: `an-exported-line-${line.number}` }))
    const { body } = await callRoute('importResponses', { as: admin, params: { id: to.id }, body: { responses } })
    expect(body.responses.map(({ kept }: { kept: number }) => kept)).toEqual([1, 1, 1])
    expect(checkCsv(drawnSurvey as SurveyFile, lines, await exported(to.id, 'csv'))).toEqual({ rows: lines.length, problems: [] })
  })
})
