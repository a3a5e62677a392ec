import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'test/attacks'
const page = readFileSync(join(folder, 'README.md'), 'utf8')

/** The lines of the table under a heading, cell by cell. */
function rows(heading: string): string[][] {
  const lines = page
    .split(`## ${heading}\n`)[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const attacks = rows('Attacks')
const faults = rows('Faults')
const listed = [...attacks, ...faults].map((cells) => ({ name: cells.at(-3)!, tests: cells.at(-2)!, taken: cells.at(-1)! }))

/** The tests that a cell names: `[name](file): words, words`, the words as they stand in the file. */
const named = (tests: string) =>
  [...tests.matchAll(/\[[^\]]+\]\(([^)]+)\)(?:: ([^;[]+))?/g)].map(([, file, words = '']) => ({
    file: join(folder, file!),
    words: words
      .split(', ')
      .map((part) => part.trim().replace(/,$/, ''))
      .filter(Boolean),
  }))

describe('the table of attacks and faults', () => {
  it('has every attack, and every fault', () => {
    expect(attacks.map(([number]) => Number(number))).toEqual([...Array(56).keys()].map((at) => at + 1))
    expect(faults.length).toBeGreaterThanOrEqual(12)
  })

  it.each(listed)('names tests that are there: $name', ({ tests }) => {
    const found = named(tests)
    expect(found.length).toBeGreaterThan(0)
    const gone = found.flatMap(({ file, words }) => {
      if (!existsSync(file)) return [file]
      const source = readFileSync(file, 'utf8').toLowerCase()
      return words.filter((part) => !source.includes(part.toLowerCase())).map((part) => `${file}: ${part}`)
    })
    expect(gone).toEqual([])
  })

  it.each(listed)('names the removed parts that made them fail: $name', ({ taken }) => {
    expect(taken.replace(/[^\p{L}]/gu, '').length).toBeGreaterThan(5)
  })
})
