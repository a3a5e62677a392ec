import { limits } from '#shared/limits.ts'
import { oneQuestion } from '../../../support/api/oneQuestion.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'

ownTable()

const { created, refusal } = oneQuestion(ownAdmin(), { type: 'short_text' })

describe('the format and lengths of a text question', () => {
  it.each([
    ['an unknown format', { format: 'iban' }, 'format', 'not_allowed'],
    ['no characters', { max_length: 0 }, 'max_length', 'too_small'],
    ['half a character', { min_length: 1.5 }, 'min_length', 'not_whole'],
    ['a length that is a text', { min_length: '3' }, 'min_length', 'wrong_type'],
    ['more characters than a short text has', { max_length: limits.shortText + 1 }, 'max_length', 'too_large'],
    ['more than the longest text has, on another type too', { type: 'number', max_length: limits.longText + 1 }, 'max_length', 'too_large'],
    ['lengths the wrong way round', { min_length: 5, max_length: 4 }, 'min_length', 'too_large'],
    ['a least length over the limit of its type', { min_length: limits.shortText + 1 }, 'min_length', 'too_large'],
  ])('are refused with %s', async (_, question, path, code) => {
    expect(await refusal(question)).toEqual([422, path, code])
  })

  it('are kept, on other types too, and absent if none were sent', async () => {
    const lengths = { min_length: 5, max_length: 4, format: 'url' }
    expect(await created({ type: 'number', ...lengths })).toMatchObject(lengths)
    expect(await created({ type: 'long_text', max_length: limits.longText })).toMatchObject({ max_length: limits.longText })
    const plain = await created({ format: null })
    for (const field of Object.keys(lengths)) expect(plain).not.toHaveProperty(field)
  })
})
