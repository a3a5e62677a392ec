import { ownBackground } from '../../../support/api/background.ts'
import { callRoute } from '../../../support/api/callRoute.ts'
import { drainStream, rehearsalCounted } from '../../../support/api/drainStream.ts'
import { oneQuestion } from '../../../support/api/oneQuestion.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'
import { wrongCounts } from '../../../support/api/surveyTruth.ts'
import { readWorkbook } from '../../../support/checkExport/readWorkbook.ts'

ownTable()
ownBackground()
const admin = ownAdmin()

const choices = [
  { id: 'a', label: 'A', value: 'a' },
  { id: 'b', label: 'B', value: 'b' },
  { id: 'n', label: 'None', value: 'none', exclusive: true },
  { id: 'd', label: "Don't know", value: 'unknown', no_answer: true },
]
const { created, refusal, survey, submit, edit, respond, change } = oneQuestion(admin, { type: 'multi_select', choices })

describe('an exclusive choice', () => {
  it('is kept in the definition, like one that means no answer, and absent if it is off', async () => {
    const flags = (await created()).choices.map(({ exclusive, no_answer }: Record<string, unknown>) => [exclusive, no_answer])
    const [neither, isAlone, isNone] = [
      [undefined, undefined],
      [true, undefined],
      [undefined, true],
    ]
    expect(flags).toEqual([neither, neither, isAlone, isNone])
  })

  it.each(['exclusive', 'no_answer'])('is refused in a definition where %s is no switch', async (name) => {
    const question = { type: 'short_text', choices: [{ label: 'A', value: 'a', [name]: 'yes' }] }
    expect(await refusal(question)).toEqual([422, `choices.0.${name}`, 'wrong_type'])
  })

  it('does not judge again what an edit leaves as it is', async () => {
    const before = await survey({ choices: choices.slice(0, 2) })
    const stored = await respond(before, ['a', 'b'])
    await edit(before, { choices: [choices[0], { ...choices[1], exclusive: true }] })
    expect((await change(stored, ['a', 'b'])).status).toBe(200)
    expect((await change(stored, ['b', 'a'])).body.errors[0].code).toBe('answer.exclusive')
  })
})

describe('a choice that means no answer', () => {
  it('is marked in the results, kept or under a filter, and in the codebook', async () => {
    const id = await survey()
    for (const value of [['a'], ['a', 'b'], ['unknown']]) await submit(id, value)
    await drainStream()
    await rehearsalCounted()
    const counted = [
      { value: 'a', count: 2 },
      { value: 'b', count: 1 },
      { value: 'none', count: 0 },
      { value: 'unknown', count: 1, no_answer: true },
    ]
    const of = async (query: Record<string, string>) =>
      (await callRoute('getResults', { as: admin, params: { id }, query })).body.questions[0].choices as unknown
    expect(await of({})).toEqual(counted)
    expect(await of({ where: JSON.stringify([{ of: 'source', is: ['sent'] }]) })).toEqual(counted)
    expect(await wrongCounts(id)).toEqual([])
    const { raw } = await callRoute('exportResponses', { as: admin, params: { id } })
    const rows = readWorkbook(raw).find(({ name }) => name === 'Codebook')!.rows
    expect(rows.map((row) => row[12]?.text ?? '')).toEqual(['Counts as no answer', '', '', '', '', 'Yes'])
  })
})
