import { callRoute } from '../../../support/api/callRoute.ts'
import { oneQuestion } from '../../../support/api/oneQuestion.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'

ownTable()
const admin = ownAdmin()

const choicesOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `c${at}`, label: `Choice ${at}`, value: `v${at}` }))
const { refusal } = oneQuestion(admin, { type: 'ranking', choices: choicesOf(3) })
/** A survey of as many rankings, of 15 choices each. */
const createRankings = (count: number) => {
  const questions = Array.from({ length: count }, (_, at) => ({ id: `q${at}`, type: 'ranking', choices: choicesOf(15) }))
  return callRoute('createSurvey', { as: admin, body: { sections: [{ id: 's', questions }] } })
}

describe('the definition of a ranking', () => {
  it.each([
    ['one choice', { choices: choicesOf(1) }, 'choices', 'too_few_choices'],
    ['16 choices', { choices: choicesOf(16) }, 'choices', 'too_many_choices'],
    ['a value twice', { choices: [...choicesOf(2), { label: 'A', value: 'v0' }] }, 'choices.2.value', 'duplicate_choice_value'],
    ['more places than choices', { max_choices: 4 }, 'max_choices', 'too_large'],
    ['bounds the wrong way round', { min_choices: 3, max_choices: 2 }, 'max_choices', 'min_over_max'],
  ])('is refused with %s', async (_, question, path, code) => {
    expect(await refusal(question)).toEqual([422, path, code])
  })

  it('is limited by the ranks of a survey', async () => {
    expect((await createRankings(88)).status).toBe(201)
    expect((await createRankings(89)).body.errors).toMatchObject([{ code: 'too_many_cells' }])
  })
})
