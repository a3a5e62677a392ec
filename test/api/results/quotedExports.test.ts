import { ownBackground } from '../../support/api/background.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { endOfJob } from '../../support/api/jobs/endOfJob.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { readWorkbook } from '../../support/checkExport/readWorkbook.ts'
import type { SurveyInput } from '../../support/fixtures/sampleSurvey.ts'

ownTable()
const background = ownBackground()
const admin = ownAdmin()

const choices = ['apple', 'pear'].map((value) => ({ value, label: value, label_ko: '' }))
const content = {
  title: 'Fruit {{fruit|x}}',
  link_fields: [{ name: 'pid' }],
  sections: [
    {
      id: 'one',
      title: 'One',
      questions: [
        { id: 'fruit', title: 'A fruit', type: 'single_choice', choices },
        { id: 'why', type: 'short_text', title: 'Why {{fruit|a fruit}}, {{link.pid|you}}?', title_ko: '{{fruit|과일}}을(를) 고른 까닭' },
        { id: 'what', title: 'Not {{fruit|it}}?', type: 'multi_select', choices },
      ],
    },
    {
      id: 'two',
      title: 'After {{fruit|it}}',
      questions: [
        { id: 'gone', type: 'short_text', title: '{{why|that}} or {{nothing|this}}' },
        { id: 'rest', type: 'short_text', title: 'Rest', show_if: { match: 'all', clauses: [{ question_id: 'why', op: 'answered' }] } },
      ],
    },
  ],
} as unknown as Partial<SurveyInput>

async function answered(): Promise<string> {
  const { id } = await createSurvey(admin, content)
  const answers = ['why', 'gone'].map((question_id) => ({ question_id, value: 'x' }))
  const body = { survey_id: id, demographics: {}, answers: [{ question_id: 'fruit', value: 'apple' }, ...answers], link: { pid: '7' } }
  expect((await callRoute('submitResponse', { body })).status).toBe(201)
  return id
}
async function sheetsOf(id: string, lang = 'en') {
  const { raw } = await callRoute('exportResponses', { as: admin, params: { id }, query: { lang } })
  return Object.fromEntries(
    readWorkbook(raw).map(({ name, rows }) => [name, rows.map((row) => Array.from(row, (cell) => cell?.text ?? ''))]),
  )
}
async function exported(survey_id: string, format: 'csv' | 'jsonl'): Promise<string> {
  const { body } = await callRoute('startExport', { as: admin, body: { survey_id, format } })
  await background.idle()
  return (await fetch((await endOfJob(body.id as string, admin)).url)).text()
}

describe('exports of a survey whose texts quote', () => {
  it('head their columns with the number of the question and the fallback, in both languages', async () => {
    const id = await answered()
    const { Responses } = await sheetsOf(id)
    expect(Responses![0]).toEqual(expect.arrayContaining(['Why ‹1.1: a fruit›, ‹pid: you›?', '‹1.2: that› or {{nothing|this}}']))
    expect((await sheetsOf(id, 'ko')).Responses![0]).toEqual(expect.arrayContaining(['‹1.1: 과일›을(를) 고른 까닭']))
  })

  it('name them so in the codebook, above coded choices, and in the words of conditions', async () => {
    const { Codebook, Coded } = await sheetsOf(await answered())
    const row = (question: string) => Codebook!.find((cells) => cells[1] === question)!
    expect(row('why')).toEqual(expect.arrayContaining(['Why ‹1.1: a fruit›, ‹pid: you›?', '‹1.1: 과일›을(를) 고른 까닭']))
    expect(row('gone')[0]).toBe('After ‹1.1: it›')
    expect(row('rest').join('\n')).toContain('why "Why ‹1.1: a fruit›, ‹pid: you›?"')
    expect(Coded!.slice(0, 2).flat().join('\n')).toContain('Not ‹1.1: it›?: apple')
  })

  it('name them so in JSON Lines, and in no column of CSV, which has ids', async () => {
    const id = await answered()
    const { answers } = JSON.parse(await exported(id, 'jsonl')) as { answers: { question_id: string; title: string }[] }
    expect(answers.map(({ title }) => title)).toEqual(['A fruit', 'Why ‹1.1: a fruit›, ‹pid: you›?', '‹1.2: that› or {{nothing|this}}'])
    expect(await exported(id, 'csv')).not.toMatch(/[‹{]/)
  })

  it('name them so after the question is deleted; quotes of deleted questions stay as typed', async () => {
    const id = await answered()
    const { body } = await callRoute('getSurvey', { as: admin, params: { id } })
    const sections = (body['sections'] as { questions: { id: string }[] }[]).map((section) => ({
      ...section,
      questions: section.questions.filter((question) => question.id === 'fruit' || question.id === 'rest'),
    }))
    expect((await callRoute('updateSurvey', { as: admin, params: { id }, body: { ...body, sections } })).status).toBe(200)
    const { Responses } = await sheetsOf(id)
    expect(Responses![0]).toEqual(expect.arrayContaining(['Why ‹1.1: a fruit›, ‹pid: you›?', '{{why|that}} or {{nothing|this}}']))
  })

  it('leave the survey itself as it is written', async () => {
    const id = await answered()
    await sheetsOf(id)
    const { body } = await callRoute('getSurvey', { as: admin, params: { id } })
    expect(JSON.stringify(body)).toContain('Why {{fruit|a fruit}}, {{link.pid|you}}?')
    expect(body['title']).toBe('Fruit {{fruit|x}}')
  })
})
