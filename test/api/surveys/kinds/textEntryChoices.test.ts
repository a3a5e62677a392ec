import { callRoute } from '../../../support/api/callRoute.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { buildAdmin, type Person } from '../../../support/api/people.ts'

ownTable()

let admin: Person
beforeAll(async () => void (admin = await buildAdmin()))

const named = (...entries: unknown[]) => entries.map((text_entry, at) => ({ id: `c${at}`, label: `${at}`, value: `${at}`, text_entry }))
const create = (type: string, choices: object[]) =>
  callRoute('createSurvey', { as: admin, body: { sections: [{ id: 's', questions: [{ id: 'q', type, choices }] }] } })

describe('a choice with a text of its own', () => {
  it.each(['single_choice', 'multi_select'])('is kept in a %s question, and absent where it is off', async (type) => {
    const { status, body } = await create(type, named(true, false, null, undefined))
    const choices = body.sections[0].questions[0].choices as object[]
    expect([status, choices.map((choice) => ('text_entry' in choice ? 'on' : 'absent'))]).toEqual([
      201,
      ['on', 'absent', 'absent', 'absent'],
    ])
  })

  it.each(['single_choice', 'multi_select'])('is refused twice in a %s question', async (type) => {
    const { status, body } = await create(type, named(true, false, true))
    expect([status, body.errors]).toEqual([
      422,
      [
        {
          path: 'sections.0.questions.0.choices',
          code: 'two_text_entries',
          message: 'Only one choice of a question can have a text of its own.',
        },
      ],
    ])
  })

  it('is kept twice by a question of a type without choices, which does not use them', async () => {
    expect((await create('short_text', named(true, true))).status).toBe(201)
  })

  it('is refused that is no switch', async () => {
    const { status, body } = await create('short_text', named('yes'))
    expect([status, body.errors[0].path]).toEqual([422, 'sections.0.questions.0.choices.0.text_entry'])
  })
})
