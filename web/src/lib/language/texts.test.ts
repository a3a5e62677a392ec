import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { allTexts, textsByPart } from '../../../../test/support/allTexts.ts'

const source = join(__dirname, '../..')
const read = (file: string) => readFileSync(join(source, file), 'utf8')

/** A file and all of ours that it imports, at once or later, without the files in `known`. */
function closure(start: string, known: ReadonlySet<string> = new Set()): Set<string> {
  const files = new Set([start])
  for (const file of files)
    for (const [, name] of read(file).matchAll(/(?:\bfrom |\bimport |\bimport\()'(\.[^']+\.tsx?)'/g)) {
      const imported = relative(source, join(source, file, '..', name!))
      if (!known.has(imported)) files.add(imported)
    }
  return files
}

const texts: Record<string, Record<string, string>> = allTexts('en')
/** The areas of each part. */
const parts = Object.fromEntries(Object.entries(textsByPart('en')).map(([part, areas]) => [part, Object.keys(areas)]))
/** True for a key whole, or for how a template begins; a code of the API may look like either. */
const isKey = (area: string, name: string, end: string) =>
  area in texts && (end !== "'" || name in texts[area]! || `${name}_one` in texts[area]!)

/** The areas whose texts some files name, whole or by a template, with the file that does. */
function areas(files: Iterable<string>): { area: string; file: string }[] {
  return [...files].flatMap((file) =>
    [...read(file).matchAll(/['`](\w+)\.(\w*)('|\$\{)/g)].flatMap(([, area, name, end]) =>
      isKey(area!, name!, end!) ? [{ area: area!, file }] : [],
    ),
  )
}

const app = read('app/App.tsx') + read('app/publishedPages.ts')
const words = (list: string) => [...list.matchAll(/\w+/g)].map(([word]) => word)
/** The pages with the parts that come with them, their own first. */
const pages = [...app.matchAll(/withTexts\(([^(]+), \(\) => import\('([^']+)'\)/g)].map(([, names, file]) => ({
  names: words(names!),
  file: join('app', file!),
}))
const lazily = new Set([...app.matchAll(/import\('([^']+)'\)/g)].map(([, file]) => join('app', file!)))
const shell = closure('main.tsx', lazily)
// A failed call brings these along.
const everywhere = [...parts['shell']!, ...parts['errors']!]

/** The parts that chunks of these files bring. */
const later = (files: Iterable<string>) =>
  [...files].flatMap((one) => [...read(one).matchAll(/withTexts\(([^(]+), /g)].flatMap(([, names]) => words(names!)))

describe('the parts of the texts', () => {
  it('have every area once, and the same in both languages', () => {
    const areas = Object.values(parts).flat()
    expect(areas).toHaveLength(new Set(areas).size)
    expect(Object.entries(textsByPart('ko')).map(([part, areas]) => [part, Object.keys(areas)])).toEqual(Object.entries(parts))
  })

  it('are those of pages that exist', () => {
    expect(pages.length).toBeGreaterThan(5)
    for (const { file } of pages) expect(existsSync(join(source, file))).toBe(true)
  })

  it('include the texts around every page', () => {
    expect(areas(shell).length).toBeGreaterThan(20)
    const loaded = [...everywhere, ...later(shell).flatMap((name) => parts[name]!)]
    expect(areas(shell).filter(({ area }) => !loaded.includes(area))).toEqual([])
  })

  it.each(pages)('bring all that $file says', ({ names, file }) => {
    const files = closure(file, shell)
    const loaded = [...everywhere, ...[...names, ...later(files)].flatMap((name) => parts[name]!)]
    const named = areas(files)
    expect(named.some(({ area }) => parts[names[0]!]!.includes(area))).toBe(true)
    expect(named.filter(({ area }) => !loaded.includes(area))).toEqual([])
  })
})
