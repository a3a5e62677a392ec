import { oneQuestion } from '../../../support/api/oneQuestion.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'

ownTable()

const whole = { min: null, max: null, decimals: 0, unit: '', unit_ko: '', unit_before: false }
const { created, refusal } = oneQuestion(ownAdmin(), { type: 'number' })

describe('a number question', () => {
  it('has all of its fields with their defaults', async () => {
    expect((await created({})).number).toEqual(whole)
    expect((await created({ number: null })).number).toEqual(whole)
    expect((await created({ number: { min: 1.5, decimals: 4, unit: 'kg' } })).number).toEqual({
      ...whole,
      min: 1.5,
      decimals: 4,
      unit: 'kg',
    })
    expect(await created({})).not.toHaveProperty('look')
  })

  it('may have equal bounds, and bounds of more decimals than its answers', async () => {
    const number = { ...whole, min: 0.123_45, max: 0.123_45 }
    expect((await created({ number, look: 'slider' })).number).toEqual(number)
  })

  it.each([
    ['bounds the wrong way round', { number: { min: 2, max: 1 } }, 'number.max', 'min_over_max'],
    ['a bound of a trillion', { number: { max: 1e12 } }, 'number.max', 'out_of_range'],
    ['a bound that is a text', { number: { min: '1' } }, 'number.min', 'wrong_type'],
    ['five decimals', { number: { decimals: 5 } }, 'number.decimals', 'too_large'],
    ['negative decimals', { number: { decimals: -1 } }, 'number.decimals', 'too_small'],
    ['half a decimal', { number: { decimals: 0.5 } }, 'number.decimals', 'not_whole'],
    ['a long unit', { number: { unit: 'x'.repeat(21) } }, 'number.unit', 'too_long'],
    ['a long Korean unit', { number: { unit_ko: '가'.repeat(21) } }, 'number.unit_ko', 'too_long'],
    ['a unit before that is a text', { number: { unit_before: 'yes' } }, 'number.unit_before', 'wrong_type'],
    ['fields that are a number', { number: 7 }, 'number', 'wrong_type'],
    ['fields that are a list', { number: [] }, 'number', 'wrong_type'],
    ['an unknown look', { look: 'dial' }, 'look', 'not_allowed'],
    ['a slider without a smallest number', { look: 'slider', number: { max: 5 } }, 'number.min', 'slider_without_bounds'],
    ['a slider without a largest number', { look: 'slider', number: { min: 5 } }, 'number.max', 'slider_without_bounds'],
    ['a slider without any bounds', { look: 'slider' }, 'number.min', 'slider_without_bounds'],
  ])('is refused with %s', async (_, question, path, code) => {
    expect(await refusal(question)).toEqual([422, path, code])
  })
})

describe('a question of another type', () => {
  it('keeps the fields of a number, and a look, within their limits only', async () => {
    const number = { ...whole, min: 2, max: 1 }
    expect(await created({ type: 'short_text', look: 'slider', number })).toMatchObject({ look: 'slider', number })
    expect(await refusal({ type: 'short_text', number: { decimals: 9 } })).toEqual([422, 'number.decimals', 'too_large'])
  })

  it('has none of them where none were sent', async () => {
    const question = await created({ type: 'short_text' })
    expect(question).not.toHaveProperty('number')
    expect(question).not.toHaveProperty('look')
  })
})
