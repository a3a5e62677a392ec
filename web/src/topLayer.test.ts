import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** The components with a native dialog or popover, and its classes. */
const dialogs = globSync('**/*.tsx', { cwd: import.meta.dirname, exclude: ['**/*.test.tsx'] }).flatMap((file) => {
  const source = read(file)
  const styles = /import css from '(.+\.module\.css)'/.exec(source)?.[1]
  const tags = [...source.matchAll(/<dialog\b[^]*?\n? *>\n|<\w+[^<]*\bpopover="[^<]*/g)].map(([tag]) => tag)
  const classes = tags.flatMap((tag) => [...tag.matchAll(/\bcss\.(\w+)/g)].map(([, name]) => name!))
  return styles ? classes.map((name) => ({ name, styles: join(dirname(file), styles) })) : []
})

/** The selectors that make an element of the class a grid. */
const gridSelectors = ({ name, styles }: { name: string; styles: string }) =>
  [
    ...read(styles)
      .replace(/\/\*[^]*?\*\//g, '')
      .matchAll(/([^{}]+)\{[^{}]*(?:display: (?:inline-)?grid|composes:[^;]* (?:stack|columns?) [^;]*);[^{}]*\}/g),
  ]
    .flatMap(([, selectors]) => selectors!.split(','))
    .filter((selector) => new RegExp(`\\.${name}(?![\\w-])[^\\s>+~]*$`).test(selector.trim()))

describe('a dialog or popover', () => {
  // WebKit stretches a grid in the top layer to the height of the window, regardless of its content
  it('is no grid', () => {
    expect(dialogs.map(({ name }) => name)).toEqual(expect.arrayContaining(['dialog', 'drawer', 'menu', 'side', 'picker']))
    expect(dialogs.flatMap(gridSelectors)).toEqual([])
  })
})
