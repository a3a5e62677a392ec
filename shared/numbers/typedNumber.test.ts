import { readTypedNumber } from './typedNumber.ts'

describe('a number that is typed', () => {
  it.each([
    ['12', 12],
    [' 1 234 ', 1234],
    ['1,234,567.5', 1_234_567.5],
    ['.5', 0.5],
    ['+3', 3],
    ['-0', 0],
    ['−7', -7],
    ['－７．５', -7.5],
    ['１２', 12],
    ['12 kg', 12],
    ['₩ 30,000', 30_000],
    ['₩-5', -5],
    ['-5 kg', -5],
  ])('%s', (typed, value) => expect(readTypedNumber(typed, ['kg', '₩', ''])).toBe(value))

  it.each(['', ' ', '.', '-', '1e3', '1.234,5', '12 or 13', '1,23', '12,3456', '5.', 'kg', '0x10', 'NaN', 'Infinity', '12 lb'])(
    'is refused: %s',
    (typed) => expect(readTypedNumber(typed, ['kg'])).toBeUndefined(),
  )
})
