import { asCell, excelSerial } from './cell.ts'

describe('asCell', () => {
  it.each([
    ['an object with a formula', { formula: '1+1' }, '{"formula":"1+1"}'],
    ['a link', { text: 'a', hyperlink: 'https://e.org' }, '{"text":"a","hyperlink":"https://e.org"}'],
    ['no number', Number.NaN, 'null'],
    ['a number', 42, 42],
    ['nothing', undefined, null],
    ['a blank', '', null],
  ])('makes a text or a number of %s', (_, value, cell) => {
    expect(asCell(value)).toBe(cell)
  })
})

describe('excelSerial', () => {
  it('counts days as Excel does', () => {
    expect(excelSerial(new Date('2026-11-20T12:00:00.000Z'))).toBe(46_346.5)
    expect(excelSerial(new Date('1900-03-01T00:00:00.000Z'))).toBe(61)
  })
})
