import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

const root = import.meta.dirname
const files = globSync('**/*.{ts,tsx}', { cwd: root })
const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"?]+)/g

/** Each relative import of the site, both ends seen from web/src. */
const imports = files.flatMap((file) => {
  const source = readFileSync(resolve(root, file), 'utf8')
  return [...source.matchAll(specifiers)].map(([, to]) => ({ file, to: relative(root, resolve(root, dirname(file), to!)) }))
})

/** The room of a file: `lib`, `ui`, `app`, or one of the features as `features/survey`. */
const roomOf = (path: string) => /^(features\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? ''

const foundations = new Set(['lib', 'ui'])

/** The folders of a feature: each imports only earlier ones of its list. '' are the files beside the folders, which combine them. */
const rooms = {
  'features/editor':
    'store marks removal changes saving kinds logic preview conditions quotes branching definition fields settings parts cards outline share versions',
  'features/survey': 'draw branching layout answers persistence kinds saved sending form preview',
  'features/home': 'admin content carousel motion hero layout sections contact',
  'features/auth': 'form providers password token',
  'features/account': 'layout profile signIn ownData',
  'features/homepageEditor': 'content saving preview fields lists crop media',
}
const innerRoomOf = (feature: string, path: string) =>
  path
    .slice(feature.length + 1)
    .split('/')
    .slice(0, -1)[0] ?? ''

const crossing = (isWrong: (from: string, to: string) => boolean) =>
  imports
    .filter(({ file, to }) => !file.includes('.test.') && isWrong(roomOf(file), roomOf(to)))
    .map(({ file, to }) => `${file} imports ${to}`)

describe("the site's imports", () => {
  it('lead to files that are there', () => {
    expect(imports.length).toBeGreaterThan(files.length)
    expect(imports.filter(({ to }) => !existsSync(resolve(root, to)))).toEqual([])
  })

  it('never go from a feature to another: what two of them share is in ui or lib', () => {
    expect(crossing((from, to) => from.startsWith('features/') && to.startsWith('features/') && from !== to)).toEqual([])
  })

  it('never go from lib or ui to features or the app', () => {
    expect(crossing((from, to) => foundations.has(from) && (to === 'app' || to === 'boot' || to.startsWith('features/')))).toEqual([])
    expect(crossing((from, to) => from === 'lib' && to === 'ui')).toEqual([])
  })

  it('never go from a feature to the frame around it, or to what runs before it', () => {
    expect(crossing((from, to) => from.startsWith('features/') && (to === 'app' || to === 'boot'))).toEqual([])
  })

  it.each(Object.entries(rooms))('never go up in %s, from a room to one that is built of it', (feature, named) => {
    const order = [...named.split(' '), '']
    const inside = imports.filter(({ file, to }) => [file, to].every((path) => path.startsWith(`${feature}/`) && !path.includes('.test.')))
    expect([...new Set(inside.map(({ to }) => innerRoomOf(feature, to)))].filter((room) => !order.includes(room))).toEqual([])
    const at = (path: string) => order.indexOf(innerRoomOf(feature, path))
    expect(inside.filter(({ file, to }) => at(to) > at(file)).map(({ file, to }) => `${file} imports ${to}`)).toEqual([])
  })
})
