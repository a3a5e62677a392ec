import type { Definition } from '../data/surveys/definitions.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import { nextDefinition } from '../data/surveys/nextDefinition.ts'
import { choice, gateway, question, rule, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { answeredVersion } from '../answered/answeredVersion.ts'
import { contribution } from './contribution.ts'
import { tallyResponses } from './tallyResponses.ts'
import { add, type Counts } from './counts.ts'
import { toResults } from './toResults.ts'

const asOf = '2026-11-22T12:00:00.000Z'
const yesNo = [choice('Yes', { id: 'y' }), choice('No', { id: 'n' })]
const opens = gateway([rule('Yes', { show_section_ids: ['more'] })])

const first = nextDefinition(
  survey([
    section('start', [question('again', { type: 'single_choice', choices: yesNo, gateway: opens })]),
    section('more', [
      question('why', { type: 'multi_select', choices: ['a', 'b'].map((id) => choice(id.toUpperCase(), { id })) }),
      question('words'),
    ]),
  ]),
  null,
)
const renamed = (definition: Definition, from: string, to: string): Definition =>
  nextDefinition(
    {
      ...definition,
      sections: definition.sections.map((one) => ({
        ...one,
        questions: one.questions.map((asked) => ({
          ...asked,
          choices: asked.choices.map((option) => (option.value === from ? { ...option, value: to, label: to } : option)),
        })),
      })),
    },
    definition,
  )

let made = 0
const response = (answers: Record<string, string | string[]>, overrides: Partial<StoredResponse> = {}): StoredResponse => ({
  id: `S0000000000000000-${String(++made).padStart(32, '0')}`,
  survey_id: 'S0000000000000000',
  answers: Object.entries(answers).map(([question_id, value]) => ({ question_id, value })),
  demographics: {},
  version: 1,
  survey_version: 1,
  language: 'en',
  owner: null,
  created_at: '2026-11-22T08:00:00.000Z',
  updated_at: '2026-11-22T08:00:00.000Z',
  ...overrides,
})

const results = async (responses: StoredResponse[], versions: Definition[] = [first], by?: string) =>
  toResults(
    await tallyResponses(responses, {
      by,
      versionOf: ({ survey_version }) =>
        Promise.resolve(versions[survey_version - 1] ? answeredVersion(versions[survey_version - 1]!) : null),
    }),
    versions.at(-1)!,
    asOf,
  )

const ofQuestion = (counted: Awaited<ReturnType<typeof results>>, id: string) => counted.questions.find((one) => one.id === id)!

describe('tallyResponses', () => {
  it('counts the parts that branching showed for the answers', async () => {
    const counted = await results([response({ again: 'Yes', why: ['A', 'B'] }), response({ again: 'No' }), response({})])
    expect(counted.total).toBe(3)
    expect(counted.sections).toEqual([
      { id: 'start', shown: 3 },
      { id: 'more', shown: 1 },
    ])
    expect(ofQuestion(counted, 'again')).toEqual({
      id: 'again',
      type: 'single_choice',
      shown: 3,
      answered: 2,
      choices: [
        { value: 'Yes', count: 1 },
        { value: 'No', count: 1 },
      ],
    })
    expect(ofQuestion(counted, 'why')).toMatchObject({ shown: 1, answered: 1, choices: [{ count: 1 }, { count: 1 }] })
    expect(ofQuestion(counted, 'words')).toEqual({ id: 'words', type: 'short_text', shown: 1, answered: 0 })
  })

  it('counts a former value as the present one, also in branching', async () => {
    const second = renamed(first, 'Yes', 'Certainly')
    const counted = await results([response({ again: 'Yes' }), response({ again: 'Certainly' }, { survey_version: 2 })], [first, second])
    expect(ofQuestion(counted, 'again').choices).toEqual([
      { value: 'Certainly', count: 2 },
      { value: 'No', count: 0 },
    ])
    expect(counted.versions).toEqual([1, 2])
  })

  it('counts a value that no choice had then as the choice that had it since', async () => {
    const second = renamed(renamed(first, 'Yes', 'Sure'), 'Sure', 'Certainly')
    expect(ofQuestion(await results([response({ again: 'Sure' })], [first, second]), 'again').choices).toEqual([
      { value: 'Certainly', count: 1 },
      { value: 'No', count: 0 },
    ])
  })

  it('distinguishes two choices that have swapped their values', async () => {
    const swapped = renamed(renamed(renamed(first, 'Yes', 'x'), 'No', 'Yes'), 'x', 'No')
    const counted = await results([response({ again: 'Yes' }), response({ again: 'Yes' }), response({ again: 'No' })], [first, swapped])
    expect(ofQuestion(counted, 'again').choices).toEqual([
      { value: 'No', count: 2 },
      { value: 'Yes', count: 1 },
    ])
  })

  it('names deleted questions and choices', async () => {
    const second = nextDefinition(
      survey([section('start', [question('again', { type: 'single_choice', choices: [choice('No', { id: 'n' })] })])]),
      first,
    )
    const counted = await results([response({ again: 'Yes', why: ['A'], words: 'x' })], [first, second])
    expect(ofQuestion(counted, 'again').choices).toEqual([
      { value: 'No', count: 0 },
      { value: 'Yes', count: 1 },
    ])
    expect(ofQuestion(counted, 'why')).toMatchObject({ deleted: true, shown: 1, choices: [{ value: 'A', count: 1 }, { count: 0 }] })
    expect(ofQuestion(counted, 'words')).toMatchObject({ deleted: true, answered: 1 })
  })

  it('counts a choice together with its deleted predecessor of the same value', async () => {
    const second = nextDefinition(
      survey([
        section('start', [question('again', { type: 'single_choice', choices: [choice('Yes', { id: 'y2' }), choice('No', { id: 'n' })] })]),
      ]),
      first,
    )
    const counted = await results([response({ again: 'Yes' }), response({ again: 'Yes' }, { survey_version: 2 })], [first, second])
    expect(ofQuestion(counted, 'again').choices).toEqual([
      { value: 'Yes', count: 2 },
      { value: 'No', count: 0 },
    ])
  })

  it('counts imported responses, in total and in each change', async () => {
    const stored = [response({}, { source: 'imported' }), response({}, { source: 'sent' }), response({})]
    expect(await results(stored)).toMatchObject({ total: 3, imported: 1 })
    expect(contribution(stored[0]!, answeredVersion(first))).toContain('imported')
    for (const other of stored.slice(1)) expect(contribution(other, answeredVersion(first))).not.toContain('imported')
  })

  it('counts days in Seoul, languages, who signed in, demographics and times', async () => {
    const counted = await results([
      response(
        {},
        { created_at: '2026-11-21T14:59:59.999Z', language: 'ko', owner: 'U1', seconds: 60, demographics: { age: 29, gender: 'female' } },
      ),
      response({}, { created_at: '2026-11-21T15:00:00.000Z', seconds: 100, demographics: { age: 30, country: 'KR', job: 'toString' } }),
      response({}, { language: null, seconds: 5_000, demographics: { age: 31, country: '대한민국', job: '__proto__' } }),
    ])
    expect(counted).toMatchObject({
      by_day: [
        { day: '2026-11-21', count: 1 },
        { day: '2026-11-22', count: 2 },
      ],
      languages: { en: 1, ko: 1 },
      signed_in: 1,
      last_response_at: '2026-11-22T08:00:00.000Z',
      median_seconds: 100,
    })
    expect(counted.demographics).toEqual({
      gender: [{ value: 'female', count: 1 }],
      age: [
        { from: 20, to: 29, count: 1 },
        { from: 30, to: 39, count: 2 },
      ],
      country: [
        { value: 'KR', count: 1 },
        { value: '대한민국', count: 1 },
      ],
      job: [
        { value: '__proto__', count: 1 },
        { value: 'toString', count: 1 },
      ],
    })
  })

  it('compares by a choice question, by its present values', async () => {
    const second = renamed(first, 'A', 'Alpha')
    const people = [
      response({ again: 'Yes', why: ['A', 'B'] }),
      response({ again: 'Yes', why: ['Alpha'] }, { survey_version: 2 }),
      response({ again: 'No' }),
      response({}),
    ]
    const { by } = await results(people, [first, second], 'why')
    expect(by).toEqual({
      of: 'why',
      values: [
        { value: 'Alpha', total: 2 },
        { value: 'B', total: 1 },
      ],
      questions: [
        {
          id: 'again',
          shown: [2, 1],
          answered: [2, 1],
          choices: [
            { value: 'Yes', counts: [2, 1] },
            { value: 'No', counts: [0, 0] },
          ],
        },
        {
          id: 'why',
          shown: [2, 1],
          answered: [2, 1],
          choices: [
            { value: 'Alpha', counts: [2, 1] },
            { value: 'B', counts: [1, 1] },
          ],
        },
      ],
    })
  })

  it('compares by ages in decades, and by other demographics the largest first', async () => {
    const people = [34, 21, 38, 29, 31].map((age, at) =>
      response({ again: 'Yes' }, { demographics: { age, country: at < 2 ? 'KR' : 'US' } }),
    )
    const [ages, countries] = await Promise.all(
      ['demographics.age', 'demographics.country'].map(async (by) => (await results(people, [first], by)).by!.values),
    )
    expect(ages).toEqual([
      { value: '20-29', total: 2 },
      { value: '30-39', total: 3 },
    ])
    expect(countries).toEqual([
      { value: 'US', total: 3 },
      { value: 'KR', total: 2 },
    ])
  })

  it('counts a response of a missing version, without answers that only that version had', async () => {
    const counted = await results([response({ again: 'Yes' }, { survey_version: 9 })])
    expect(counted.total).toBe(1)
    expect(ofQuestion(counted, 'again')).toMatchObject({ shown: 0, answered: 1, choices: [{ count: 0 }, { count: 0 }] })
  })
})

describe('contribution', () => {
  it('is subtracted as it was added', () => {
    const counts: Counts = new Map()
    const people = [response({ again: 'Yes', why: ['A'] }, { demographics: { age: 30 }, seconds: 7 }), response({ again: 'No' })]
    for (const one of people) add(counts, contribution(one, answeredVersion(first)))
    for (const one of people) add(counts, contribution(one, answeredVersion(first)), -1)
    expect(counts).toEqual(new Map())
  })

  it('counts a choice once if an answer has both its present and its former value', () => {
    const second = renamed(first, 'A', 'Alpha')
    const names = contribution(response({ again: 'Certainly', why: ['A', 'Alpha'] }), answeredVersion(second))
    expect(names.filter((name) => name.startsWith('choice why'))).toEqual(['choice why a'])
    expect(names).toContain('choice again =Certainly')
  })
})
