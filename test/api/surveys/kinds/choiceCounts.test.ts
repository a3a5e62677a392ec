import { callRoute } from '../../../support/api/callRoute.ts'
import { oneQuestion } from '../../../support/api/oneQuestion.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'
import { readWorkbook } from '../../../support/checkExport/readWorkbook.ts'

ownTable()
const admin = ownAdmin()

const choices = ['a', 'b', 'c', 'd'].map((value) => ({ id: value, label: value.toUpperCase(), value }))
const { create, created, refusal } = oneQuestion(admin, { type: 'multi_select', choices })

describe('the number of choices that a question asks for', () => {
  it.each([
    ['none at all', { min_choices: 0 }, 'min_choices', 'too_small'],
    ['half a choice', { max_choices: 1.5 }, 'max_choices', 'not_whole'],
    ['a number that is a text', { min_choices: '2' }, 'min_choices', 'wrong_type'],
    ['more than any question has, on another type too', { type: 'short_text', max_choices: 501 }, 'max_choices', 'too_large'],
    ['a least over the choices', { min_choices: 5 }, 'min_choices', 'too_large'],
    ['a most over the choices', { max_choices: 5 }, 'max_choices', 'too_large'],
    ['bounds the wrong way round', { min_choices: 3, max_choices: 2 }, 'max_choices', 'min_over_max'],
  ])('is refused as %s', async (_, question, path, code) => {
    expect(await refusal(question)).toEqual([422, path, code])
  })

  it('is kept, on other types too, and absent if none was sent', async () => {
    const counts = { min_choices: 3, max_choices: 2 }
    expect(await created({ type: 'single_choice', ...counts })).toMatchObject(counts)
    expect(await created({ min_choices: 2, max_choices: 2 })).toMatchObject({ min_choices: 2, max_choices: 2 })
    const plain = await created({ min_choices: null, max_choices: null })
    for (const field of Object.keys(counts)) expect(plain).not.toHaveProperty(field)
  })

  it('is in the codebook', async () => {
    const { id } = (await create({ min_choices: 1, max_choices: 3 })).body
    const { raw } = await callRoute('exportResponses', { as: admin, params: { id } })
    const rows = readWorkbook(raw).find(({ name }) => name === 'Codebook')!.rows
    expect(rows.slice(0, 2).map((row) => row.slice(12).map((cell) => cell?.text))).toEqual([
      ['Fewest choices', 'Most choices'],
      ['1', '3'],
    ])
  })
})
