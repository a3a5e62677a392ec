import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lacking, newFeatures } from '../../test/support/web/newFeatures.ts'
import { oldestBrowsers } from './browsers.ts'

const found = (code: string) => [...newFeatures(code).keys()]

describe('newFeatures', () => {
  it.each([
    ['Map.groupBy(list, by)', 'Map.groupBy'],
    ['const parse = URL.canParse', 'URL.canParse'],
    ['list.filter(Boolean).toSorted()', 'toSorted'],
    ['list?.toSorted()', 'toSorted'],
    ['list.with(0, one)', 'with'],
    ['one.union(other)', 'union'],
    ['map.values().map(one)', 'iterator helpers'],
    ['text.matchAll(/a/g).toArray()', 'iterator helpers'],
    ['/(?<=a)b/', 'lookbehind'],
    ['new RegExp(`(?<!a)b`)', 'lookbehind'],
    ['/[a--b]/v', 'flag v'],
  ])('finds in %s: %s', (code, name) => {
    expect(found(code)).toEqual([name])
  })

  it.each([
    'menu.showPopover?.()',
    'if (`showPopover` in menu) menu.showPopover()',
    'class Positions { union(other) {} }; one.union(other)',
    'Object.values(record).map(one)',
    'list.map(one).filter(other)',
    '/(?<name>a)(?=b)(?!c)/u',
    '"Map.groupBy(list)" // and list.toSorted()',
  ])('finds nothing in %s', (code) => {
    expect(found(code)).toEqual([])
  })

  it('is asked about the browsers that the configuration page names', () => {
    const page = readFileSync(join(__dirname, '../../docs/configuration.md'), 'utf8')
    for (const { chrome, firefox, safari } of Object.values(oldestBrowsers))
      expect(page).toMatch(new RegExp(`\\| ${chrome} +\\| ${firefox} +\\| ${safari} +\\|`))
  })

  it('names what the oldest browsers lack', () => {
    const features = newFeatures('list.toSorted(); Map.groupBy(list, by); /(?<=a)/')
    expect(lacking(features, oldestBrowsers.public)).toEqual(['Map.groupBy', 'toSorted'])
    expect(lacking(features, oldestBrowsers.admin)).toEqual([])
    expect(lacking(features, { chrome: 116, edge: 116, firefox: 115, safari: 16.3 })).toEqual(['Map.groupBy', 'lookbehind'])
  })
})
