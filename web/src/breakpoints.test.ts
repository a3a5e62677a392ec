import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Widths in px at which pages change. */
const pages = [360, 480, 640, 1000, 1180]
/**
 * Some parts change at widths that depend on their content: three panes with cards between them, the tools of a text in one row, and a matrix, which
 * is a table if it fits.
 */
const parts: Record<string, number> = { 'features/editor/': 1340, 'ui/richText/': 590, 'features/survey/kinds/': 720 }

const isKnown = (file: string, width: number) =>
  pages.includes(width) || Object.entries(parts).some(([room, own]) => own === width && file.startsWith(room))

const widths = globSync('**/*.css', { cwd: import.meta.dirname }).flatMap((file) => {
  const conditions = readFileSync(join(import.meta.dirname, file), 'utf8').match(/@(?:media|container)[^{]*/g) ?? []
  return conditions.flatMap((condition) =>
    [...condition.replace(/\(height[^)]*\)/g, '').matchAll(/(\d+)px/g)].map(([, width]) => ({ file, width: Number(width) })),
  )
})

describe('the widths at which pages change', () => {
  it('are five, for every page the same', () => {
    expect(widths.filter(({ file, width }) => !isKnown(file, width))).toEqual([])
    expect(new Set(widths.map(({ width }) => width))).toEqual(new Set([...pages, ...Object.values(parts)]))
  })
})
