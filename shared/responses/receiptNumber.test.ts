import { isReceiptNumber, receiptNumber } from './receiptNumber.ts'

const id = 'S0000000000000001-000000000000000000000000000000ff'

describe('receiptNumber', () => {
  it('has eight digits in two groups, by the end of the id', () => {
    expect(receiptNumber(id)).toBe('0000 0255')
    expect(receiptNumber('S0000000000000001-0000000000000000000000000fffffff')).toBe('6843 5455')
    expect(receiptNumber('S0000000000000001-000000000000000000000000ffffffff')).toBe('9496 7295')
  })

  it('is recognized with or without its space, in digits of any width, and whole alone', () => {
    const searches = ['0000 0255', '00000255', '００００　０２５５', '255', '0000 0256', '0000 02551']
    expect(searches.map((words) => isReceiptNumber(words, id))).toEqual([true, true, true, false, false, false])
  })
})
