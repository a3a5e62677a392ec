import { shortClassNames } from './shortClassNames.ts'

const folder = '/project/web/src'
const [one, two] = [`${folder}/ui/Badge.module.css`, `${folder}/ui/Table.module.css`]

/** The names of these classes, each of its file, as one build asks for them. */
const build = (...classes: [string, string][]) => {
  const name = shortClassNames(folder)
  return classes.map(([file, given]) => name(given, file))
}

describe('shortClassNames', () => {
  it('names a class the same whatever other files there are, and in whatever order', () => {
    const [alone] = build([one, 'badge'])
    expect(build([two, 'table'], [two, 'row'], [one, 'badge'])[2]).toBe(alone)
    expect(build([one, 'badge'], [two, 'table'])[0]).toBe(alone)
  })

  it('gives each class of each file a name of its own, which is short', () => {
    const names = build([one, 'badge'], [one, 'count'], [two, 'badge'], [two, 'count'])
    expect(new Set(names).size).toBe(4)
    for (const name of names) expect(name).toMatch(/^[A-Za-z]{4}\d$/)
  })

  it('asks for another name of a file where two share their letters', () => {
    const name = shortClassNames(folder)
    const files = Array.from({ length: 20_000 }, (_, at) => `${folder}/${at}.module.css`)
    expect(() => files.forEach((file) => name('row', file))).toThrow(/\.module\.css and \d+\.module\.css get the same letters/)
  })
})
