import { oneQuestion } from '../../../support/api/oneQuestion.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'

ownTable()

const named = (...entries: unknown[]) => entries.map((text_entry, at) => ({ id: `c${at}`, label: `${at}`, value: `${at}`, text_entry }))
const { create, refusal } = oneQuestion(ownAdmin(), { type: 'short_text' })

describe('a choice with a text of its own', () => {
  it.each(['single_choice', 'multi_select'])('is kept in a %s question, and absent if it is off', async (type) => {
    const { status, body } = await create({ type, choices: named(true, false, null, undefined) })
    const choices = body.sections[0].questions[0].choices as object[]
    expect([status, choices.map((choice) => ('text_entry' in choice ? 'on' : 'absent'))]).toEqual([
      201,
      ['on', 'absent', 'absent', 'absent'],
    ])
  })

  it.each(['single_choice', 'multi_select'])('is refused twice in a %s question', async (type) => {
    expect(await refusal({ type, choices: named(true, false, true) })).toEqual([422, 'choices', 'two_text_entries'])
  })

  it('is kept twice by a question of a type without choices, which does not use them', async () => {
    expect((await create({ choices: named(true, true) })).status).toBe(201)
  })

  it('is refused that is no switch', async () => {
    expect(await refusal({ choices: named('yes') })).toEqual([422, 'choices.0.text_entry', 'wrong_type'])
  })
})
