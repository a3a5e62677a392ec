import { callRoute } from '../../../support/api/callRoute.ts'
import { oneQuestion } from '../../../support/api/oneQuestion.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'

ownTable()
const admin = ownAdmin()

const choices = ['price', 'speed', 'size'].map((value) => ({ id: value, label: `The ${value}`, label_ko: `${value} 항목`, value }))
const { survey, submit, respond, edit, change, stored } = oneQuestion(admin, { type: 'ranking', choices })

describe('a ranking that is stored', () => {
  it('is listed by its first place, and searched no more than other choices are', async () => {
    const id = await survey({ min_choices: 1 })
    await submit(id, ['speed', 'size'])
    const found = async (query: Record<string, string>) =>
      (await callRoute('listResponses', { as: admin, params: { id }, query })).body.length
    const first = (is: string[]) => found({ where: JSON.stringify([{ of: 'q', is }]) })
    expect([await first(['speed']), await first(['size']), await first(['size', 'speed'])]).toEqual([1, 0, 1])
    expect(await found({ q: 'the size' })).toBe(0)
  })

  it('can be changed only in its order', async () => {
    const id = await respond(await survey(), ['price', 'speed', 'size'])
    expect((await change(id, ['size', 'speed', 'price'])).status).toBe(200)
    expect((await stored(id)).value).toEqual(['size', 'speed', 'price'])
  })

  it('has the values of renamed choices, and loses deleted ones in an edit', async () => {
    const survey_id = await survey({ min_choices: 1 })
    const id = await respond(survey_id, ['speed', 'size', 'price'])
    await edit(survey_id, { min_choices: 1, choices: [{ ...choices[0], value: 'cost' }, choices[2]] })
    expect((await change(id, ['size', 'cost'])).body.answers[0].value).toEqual(['size', 'cost'])
    expect((await change(id, ['speed', 'size'])).body.errors?.[0].code ?? 'kept').toBe('answer.unknown_choice')
  })
})
