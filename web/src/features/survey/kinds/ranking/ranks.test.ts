import { rankAt, toggleRank } from './ranks.ts'

it.each([
  [[], 'a', ['a']],
  [['a'], 'b', ['a', 'b']],
  [['a', 'b', 'c'], 'b', ['a', 'c']],
  [['a'], 'a', undefined],
])('%j with %s toggled is %j', (ranked, value, next) => expect(toggleRank(ranked, value)).toEqual(next))

it.each([
  ['b', 0, ['b', 'a', 'c']],
  ['b', 2, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 7, ['a', 'b', 'c']],
  ['new', 1, ['a', 'new', 'b', 'c']],
  ['new', 9, ['a', 'b', 'c', 'new']],
])('%s at %d gives %j', (value, at, next) => expect(rankAt(['a', 'b', 'c'], value, at)).toEqual(next))
