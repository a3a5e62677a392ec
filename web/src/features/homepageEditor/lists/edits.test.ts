import { withKey, keyOf } from '../content/keys.ts'
import { changeEntry, moveEntry, removeEntry, restoreEntry } from './edits.ts'

const entries = ['a', 'b', 'c'].map((name) => withKey({ name }))
const [a, b] = [keyOf(entries[0]!), keyOf(entries[1]!)]
const names = (list: { name: string }[]) => list.map(({ name }) => name).join('')

describe('edits of a list', () => {
  it('move an entry to the position of another', () => {
    expect(names(moveEntry(entries, a, 2))).toBe('bca')
    expect(moveEntry(entries, a, 0)).toBe(entries)
    expect(moveEntry(entries, a, 3)).toBe(entries)
    expect(moveEntry(entries, 'gone', 1)).toBe(entries)
  })

  it('bring a removed entry back where it was, once', () => {
    const without = removeEntry(entries, b)
    expect(names(without)).toBe('ac')
    expect(names(restoreEntry(without, entries[1]!, 1))).toBe('abc')
    expect(restoreEntry(entries, entries[1]!, 1)).toBe(entries)
  })

  it('change an entry, and nothing if it was removed', () => {
    const changed = changeEntry(entries, a, (entry) => ({ ...entry, name: 'A' }))
    expect(names(changed)).toBe('Abc')
    expect(keyOf(changed[0]!)).toBe(a)
    expect(changeEntry(entries, 'gone', () => ({ name: 'x' }))).toBe(entries)
  })
})
