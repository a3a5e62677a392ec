import type { ListedResponse } from '#shared/responses/response.ts'
import type { Results } from '#shared/responses/results.ts'
import { visible } from '#shared/branching.ts'
import { section } from '../../../test/support/fixtures/buildSurvey.ts'
import { buildListed, buildResults, byGender, resultsSurvey } from '../../../test/support/fixtures/buildResults.ts'
import type { Said } from './screen.ts'

export const survey = resultsSurvey()
export const day = (ago: number) => new Date(Date.now() + 9 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10)
const moment = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString()

/** Days with a rhythm: weekends low, a peak after each reminder. */
export const days = (count: number, each: number) =>
  Array.from({ length: count }, (_, ago) => ({
    day: day(ago),
    count: Math.max(1, Math.round(each * (1.2 + Math.sin(ago * 0.9) + Math.sin(ago / 4)))),
  }))

/** The same shares of another total. */
export function scaled(total: number, overrides: Partial<Results> = {}): Results {
  const base = buildResults()
  const by = total / base.total
  const times = (count: number) => Math.round(count * by)
  const counted = (list: { value: string; count: number }[]) => list.map(({ value, count }) => ({ value, count: times(count) }))
  return {
    ...base,
    total,
    last_response_at: moment(0.4),
    by_day: days(30, total / 40),
    languages: { en: times(140), ko: times(60) },
    signed_in: times(50),
    imported: times(30),
    sections: base.sections.map(({ id, shown }) => ({ id, shown: times(shown) })),
    questions: base.questions.map((question) => ({
      ...question,
      shown: times(question.shown),
      answered: times(question.id === 'doubt' ? 61 : question.answered),
      ...(question.choices && { choices: counted(question.choices) }),
    })),
    demographics: {
      gender: counted(base.demographics.gender),
      age: [8, 52, 40, 31, 16, 6].map((count, at) => ({ from: 10 + at * 10, to: 19 + at * 10, count: times(count) })),
      country: counted([...base.demographics.country, { value: 'US', count: 18 }, { value: 'JP', count: 9 }]),
      job: counted([
        { value: 'Editor', count: 22 },
        { value: 'Teacher', count: 14 },
      ]),
    },
    ...overrides,
  }
}

const doubts = [
  'The same photo ran with two different captions, a year apart. I looked for the first place it was published and could not find one.',
  'No credit line under the photo, and the agency we asked had never sent it out.',
  '사진은 진짜였지만 장소가 달랐습니다. 모퉁이에 있는 도로 표지판을 보고 알았습니다.',
  'A reader sent us the same photo from a 2019 flood, cropped.',
  'The voice sounded right. The words did not.',
]
export const rows: ListedResponse[] = Array.from({ length: 24 }, (_, at) => {
  const isDesk = at % 3 === 0
  const doubt = doubts[at % doubts.length]!
  return buildListed(240 - at, {
    id: `R${240 - at}`,
    created_at: moment(at * 2.7 + 0.4),
    updated_at: moment(at === 3 ? 1 : at * 2.7 + 0.4),
    language: /\p{Script=Hangul}/u.test(doubt) ? 'ko' : 'en',
    source: at % 5 === 2 ? 'imported' : at > 15 ? null : 'sent',
    owner: at % 4 === 1 && at % 5 !== 2 ? { id: 'U1', email: 'hana@harbour-desk.example' } : null,
    demographics: { gender: 'female', age: 34, country: 'KR', job: 'Editor' },
    answers: [
      { question_id: 'role', value: isDesk ? 'editor' : 'reader' },
      { question_id: 'sources', value: ['sites', 'video'] },
      ...(isDesk || visible(survey, []).questions.has('doubt') ? [{ question_id: 'doubt', value: doubt }] : []),
      ...(at === 0
        ? [{ question_id: 'proof', value: { id: 'f', name: 'flood-2019.jpg', size: 400_000, type: 'image/jpeg', url: '/api/files/f' } }]
        : []),
    ],
  })
})

export const calls = (results: Results, list = rows, more: Record<string, Said> = {}): Record<string, Said> => ({
  'GET /surveys/S': { body: survey },
  'GET /surveys/S/results': { body: results },
  'GET /surveys/S/responses': { body: list },
  ...more,
})

export const compared = byGender(
  [118, 96, 14, 12],
  [
    {
      id: 'role',
      shown: [118, 96, 14, 12],
      answered: [114, 92, 14, 10],
      choices: [
        { value: 'reader', counts: [61, 40, 9, 6] },
        { value: 'editor', counts: [47, 48, 3, 4] },
        { value: 'none', counts: [6, 4, 2, 0] },
      ],
    },
    {
      id: 'sources',
      shown: [118, 96, 14, 12],
      answered: [112, 90, 13, 11],
      choices: [
        { value: 'sites', counts: [72, 60, 5, 7] },
        { value: 'video', counts: [80, 31, 11, 3] },
      ],
    },
  ],
)

/** As many jobs as a comparison counts separately, and the rest. */
const jobs = [...Array.from({ length: 50 }, (_, at) => `Job ${at + 1}`), '']
export const comparedByJob: Results['by'] = {
  of: 'demographics.job',
  values: jobs.map((value, at) => ({ value, total: value ? 90 - at : 1204 })),
  questions: compared.questions.map(({ id, choices = [] }) => {
    const counts = jobs.map((value, at) => (value ? 90 - at : 1204))
    const shares = [0.5, 0.3, 0.1]
    return {
      id,
      shown: counts,
      answered: counts,
      choices: choices.map(({ value }, row) => ({ value, counts: counts.map((count) => Math.round(count * shares[row]!)) })),
    }
  }),
}

/** The same survey with one of two sections drawn for each person, and values in its link. */
const [start, desk] = survey.sections
const arm = (id: string, title: string, title_ko: string) => ({ ...desk!, id, title, title_ko, pool: 'tone', questions: [] })
const drawnSurvey = resultsSurvey({
  branching_mode: 'independent',
  sections: [start!, desk!, arm('warm', 'A warm invitation', '친근한 안내'), arm('plain', 'A plain invitation', '간결한 안내')],
  pools: [{ id: 'tone', show: 1, shuffle: false }],
  link_fields: [{ name: 'pid' }, { name: 'wave' }, { name: 'ref' }],
})
const drawnRows = rows.map((row, at) => ({
  ...row,
  seed: '0badcafe',
  drawn: { tone: [at % 2 ? 'warm' : 'plain'] },
  link: { pid: `KR-${10_240 + at}`, wave: '2', ref: 'c4f1a9d07be2'.repeat(16) },
}))
export const comparedByTone: Results['by'] = {
  ...compared,
  of: 'drawn.tone',
  values: [
    { value: 'warm', total: 124 },
    { value: 'plain', total: 116 },
  ],
}
export const drawnCalls = (results: Results) => calls(results, drawnRows, { 'GET /surveys/S': { body: drawnSurvey } })

const pins = [
  { response: 'R240', question_id: 'doubt' },
  { response: 'R237', question_id: 'doubt' },
]
export const reported = (results: Results): Record<string, Said> => ({
  ...calls(results),
  'GET /surveys/S/report': { body: { pins } },
  'GET /responses/id/*': { body: { ...rows[0], state: 'stored' } },
})

/** A survey of six sections, of which one is shown to some, and how far people got in it. */
const titles = [
  ['What you read', '무엇을 읽습니까'],
  ['Who checks a picture before it runs, and what they look at first', '사진이 실리기 전에 누가 무엇부터 확인합니까'],
  ['What you would change', '무엇을 바꾸고 싶습니까'],
  ['About your newsroom', '편집국에 대해'],
] as const
const long = {
  ...survey,
  sections: [...survey.sections, ...titles.map(([title, title_ko], at) => ({ ...section(`more${at}`, []), title, title_ko }))],
}
const reach = {
  began: 412,
  sections: [401, 160, 377, 318, 301, 296].map((count, at) => ({ id: long.sections[at]!.id, count })),
}
const left = (total: number) =>
  scaled(total, {
    imported: 0,
    reach,
    sections: long.sections.map(({ id }, at) => ({ id, shown: at === 1 ? Math.round(total * 0.4) : total })),
  })
export const dropOff = { ...calls(left(287)), 'GET /surveys/S': { body: long } }
