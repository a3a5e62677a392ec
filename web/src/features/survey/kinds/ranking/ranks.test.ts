import { moveRank, toggleRank } from './ranks.ts'

it.each([
  [[], 'a', ['a']],
  [['a'], 'b', ['a', 'b']],
  [['a', 'b', 'c'], 'b', ['a', 'c']],
  [['a'], 'a', undefined],
])('%j with %s toggled is %j', (ranked, value, next) => expect(toggleRank(ranked, value)).toEqual(next))

it.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
])('%s moved by %d gives %j', (value, by, next) => expect(moveRank(['a', 'b', 'c'], value, by)).toEqual(next))
