import { mergeOrder } from './mergeOrder.ts'

const order = (base: string, mine: string, theirs: string) => mergeOrder(base.split(''), mine.split(''), theirs.split('')).join('')

describe('mergeOrder', () => {
  it('takes the order of the side that moved something, and mine where both did', () => {
    expect(order('abc', 'abc', 'cab')).toBe('cab')
    expect(order('abc', 'bac', 'abc')).toBe('bac')
    expect(order('abc', 'bac', 'cab')).toBe('bac')
  })

  it('puts an item of only one list after its predecessor there', () => {
    expect(order('abc', 'abxc', 'abcy')).toBe('abxcy')
    expect(order('abc', 'xabc', 'yabc')).toBe('xyabc')
    expect(order('', 'x', 'y')).toBe('xy')
  })

  it('has what one removed, for the merge to decide on', () => {
    expect(order('abc', 'ac', 'abc')).toBe('abc')
    expect(order('abc', 'abc', 'c')).toBe('abc')
  })
})
