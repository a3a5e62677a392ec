import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as v from 'valibot'
import { definitionText, readDefinition } from '#shared/survey/file/definitionFile.ts'
import { missingTexts } from '#shared/survey/languages/translations.ts'
import { surveyBody, type SurveyBody } from '#shared/survey/survey.ts'
import { seededRandom } from '../../../scripts/demo/responses/seededRandom.ts'
import { sendFile } from '../../support/api/answerFile.ts'
import { ownBackground } from '../../support/api/background.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { drainStream } from '../../support/api/drainStream.ts'
import { endOfJob } from '../../support/api/jobs/endOfJob.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { siteOrigin } from '../../support/api/siteOrigin.ts'
import { wrongCounts } from '../../support/api/surveyTruth.ts'
import { firstOf, isEveryWay, someOf } from '../../support/everyWay.ts'
import { checkCsv, checkJsonLines } from '../../support/checkExport/checkFiles.ts'
import { checkExport, readLines } from '../../support/checkExport/checkExport.ts'
import type { ResponseLine, SurveyFile } from '../../support/checkExport/surveyFile.ts'
import { drawAnswer, drawAnswers } from '../../support/fixtures/everyAnswer.ts'
import { everyKind } from '../../support/fixtures/everyKind.ts'

ownTable()
const background = ownBackground()
const admin = ownAdmin()
process.env.SITE_URL = siteOrigin

const create = async (body: unknown) => (await callRoute('createSurvey', { as: admin, body })).body as SurveyBody & { id: string }

async function importAll(id: string, lines: ResponseLine[]) {
  for (let from = 0; from < lines.length; from += 100) {
    const responses = lines.slice(from, from + 100).map((line, at) => ({ ...line, key: `a-line-of-a-file-${from + at}` }))
    const { body } = await callRoute('importResponses', { as: admin, params: { id }, body: { responses } })
    expect(body.responses.map(({ kept, detail }: { kept?: number; detail?: string }) => detail ?? kept)).toEqual(
      responses.map(({ answers }) => answers.length),
    )
  }
}

async function exported(survey_id: string, format: 'csv' | 'jsonl') {
  const { body } = await callRoute('startExport', { as: admin, body: { survey_id, format } })
  await background.idle()
  return (await fetch((await endOfJob(body.id, admin)).url)).text()
}

/** The files of answers as the site shows them. */
const onSite = (lines: ResponseLine[]) =>
  JSON.parse(JSON.stringify(lines).replaceAll('"/api/files/', `"${siteOrigin}/files/`)) as ResponseLine[]

async function expectAllExported(survey: SurveyBody & { id: string }, lines: ResponseLine[], lang: 'en' | 'ko') {
  const { raw } = await callRoute('exportResponses', { as: admin, params: { id: survey.id }, query: { lang } })
  expect(checkExport(survey, onSite(lines), raw)).toMatchObject({ rows: lines.length, problems: [] })
  expect(checkCsv(survey, onSite(lines), await exported(survey.id, 'csv'))).toEqual({ rows: lines.length, problems: [] })
  expect(checkJsonLines(survey, lines, await exported(survey.id, 'jsonl'))).toEqual({ rows: lines.length, problems: [] })
}

describe('a survey with every type of question', () => {
  let survey: SurveyBody & { id: string }
  beforeAll(async () => void (survey = await create(everyKind())))

  it('is the same after an export and an import of its definition', async () => {
    expect(survey).toMatchObject(everyKind())
    const body = v.parse(surveyBody, survey)
    const read = readDefinition(definitionText(body))
    expect(read).toEqual({ survey: body })
    const copy = await create({ ...body, slug: 'copy' })
    expect({ ...v.parse(surveyBody, copy), slug: survey.slug }).toEqual(body)
  })

  it('has every answer of many responses in its exports, cell by cell, and in its counts', async () => {
    const random = seededRandom(8)
    const lines: ResponseLine[] = Array.from({ length: someOf(120, 1_000) }, () => ({
      answers: drawAnswers(survey, random),
      demographics: random.chance(0.5) ? { age: 20 + random.below(60), job: random.oneOf(['기자', '"Editor"']) } : {},
    }))
    for (const { answers } of lines.slice(0, 2))
      answers.push({ question_id: 'proof', value: [await sendFile({ survey_id: survey.id, name: '증거 "1".txt' })] })
    await importAll(survey.id, lines)
    await expectAllExported(survey, lines, 'ko')
    await drainStream()
    expect(await wrongCounts(survey.id)).toEqual([])
  }, 120_000)
})

const instruments = globSync('test/fixtures/instruments/*.json').map(
  (path) => [basename(path, '.json'), readFileSync(path, 'utf8')] as const,
)

describe.each(instruments)('the instrument %s', (name, file) => {
  const read = readDefinition(file)
  if (!('survey' in read)) throw new Error(`The definition of ${name} is not read: ${JSON.stringify(read)}`)
  const { survey: body } = read

  it('has every text in both languages', () => {
    expect(missingTexts(body)).toEqual([])
  })

  it.each(firstOf(['en', 'ko'] as const))('is imported, answered and exported, with every answer found again (%s)', async (lang) => {
    const survey = await create({ ...body, slug: `${name}-${lang}` })
    expect(v.parse(surveyBody, survey)).toEqual({ ...body, slug: `${name}-${lang}` })
    const random = seededRandom(14)
    const questions = body.sections.flatMap((section) => section.questions)
    const lines: ResponseLine[] = Array.from({ length: someOf(25, 60) }, () => ({
      answers: questions.filter(({ required }) => required || random.chance(0.8)).flatMap((question) => drawAnswer(question, random) ?? []),
    }))
    const [sent, ...imported] = lines
    const { status } = await callRoute('submitResponse', { body: { survey_id: survey.id, ...sent } })
    expect(status).toBe(201)
    await importAll(survey.id, imported)
    await expectAllExported(survey, lines, lang)
    await drainStream()
    expect(await wrongCounts(survey.id)).toEqual([])
  })
})

/** A real survey with its responses, which are no part of this repository: EVERY_WAY=1 tries it where it is there. */
const realSurvey = '../shared/data/masculinity-2018.survey.json'
const realResponses = '../shared/data/masculinity-2018.responses.ndjson.gz'

const ofMatrix = /^q0007_(\d+)$/

/** The survey with the eleven questions of one table as the matrix that they were. */
function withMatrix({ sections, ...survey }: SurveyFile): SurveyFile {
  return {
    ...survey,
    sections: sections.map((section) => {
      const rows = section.questions.filter(({ id }) => ofMatrix.test(id))
      const matrix = {
        ...rows[0]!,
        id: 'q0007',
        type: 'matrix',
        title: 'How often?',
        rows: rows.map(({ id, title: label }) => ({ id, label })),
      }
      const questions = section.questions.flatMap((question) =>
        question === rows[0] ? matrix : ofMatrix.test(question.id) ? [] : question,
      )
      return { ...section, questions }
    }),
  }
}

function withRows({ answers, ...line }: ResponseLine): ResponseLine {
  const rows = answers.filter(({ question_id }) => ofMatrix.test(question_id))
  const value = Object.fromEntries(rows.map(({ question_id, value }) => [question_id, value]))
  return {
    ...line,
    answers: [...answers.filter((one) => !rows.includes(one)), ...(rows.length > 0 ? [{ question_id: 'q0007', value }] : [])],
  }
}

if (isEveryWay && existsSync(realSurvey))
  it('has every answer of a real survey in its exports, with a matrix in place of eleven questions', async () => {
    const survey = await create(withMatrix(JSON.parse(readFileSync(realSurvey, 'utf8')) as SurveyFile))
    const lines = readLines(realResponses).map(withRows)
    expect([lines.length, lines.filter(({ answers }) => answers.at(-1)!.question_id === 'q0007').length > 1_000]).toEqual([1_615, true])
    await importAll(survey.id, lines)
    await expectAllExported(survey, lines, 'en')
    await drainStream()
    expect(await wrongCounts(survey.id)).toEqual([])
  }, 120_000)
