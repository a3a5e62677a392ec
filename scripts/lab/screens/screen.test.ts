import { screens } from './list.ts'
import { chosen, sheetName, type Screen } from './screen.ts'

const some: Screen[] = [
  { route: '/', state: 'content' },
  { route: '/admin', state: 'side menu' },
  { route: '/admin/surveys', state: 'content' },
]
const names = (...asked: string[]) => chosen(some, asked).map(sheetName)

describe('chosen', () => {
  it.each([
    [[], ['home--content', 'admin--side-menu', 'admin-surveys--content']],
    [['/admin'], ['admin--side-menu']],
    [['/'], ['home--content']],
    [['admin'], ['admin--side-menu', 'admin-surveys--content']],
    [
      ['home--content', '/admin/surveys'],
      ['home--content', 'admin-surveys--content'],
    ],
    [['elsewhere'], []],
  ])('of %j is %j', (asked, sheets) => {
    expect(names(...asked)).toEqual(sheets)
  })
})

describe('the list of screens', () => {
  it('gives each screen a separate sheet', () => {
    const sheets = screens.map(sheetName)
    expect(new Set(sheets).size).toBe(sheets.length)
    expect(sheets.filter((name) => !/^[a-z0-9-]+$/.test(name))).toEqual([])
  })
})
