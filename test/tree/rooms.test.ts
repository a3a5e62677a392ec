import { circles, modules } from './modules.ts'

/** Each folder may import those that are earlier in this list. A file belongs to the longest path that fits. */
const order = [
  'shared/draw',
  'shared',
  'functions/platform',
  'functions/data',
  'functions/auth',
  'functions/mail',
  'functions/http',
  'functions/html',
  'functions/files',
  'functions/answered',
  'functions/counts',
  'functions/responses',
  'functions/export',
  'functions/jobs',
  'functions/streams',
  'functions/page',
  'functions/share',
  'functions/canary',
  'functions',
  'infra',
  'scripts/launch',
  'scripts/build',
  'scripts/local/dataFolder',
  'scripts/ops',
  'scripts/demo',
  'scripts/local',
  'test/support/fixtures',
  'test/support/faults',
  'test/support/checkExport',
  'scripts/lab',
  'scripts',
  'test',
]

const roomOf = (file: string): string | undefined =>
  order.filter((folder) => file.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0]

const graph = modules()

describe('the rooms', () => {
  it('import only those that are earlier in the list', () => {
    const later = [...graph].flatMap(([file, imports]) => {
      const room = roomOf(file)
      return room ? imports.filter((one) => order.indexOf(roomOf(one) ?? '') > order.indexOf(room)).map((one) => `${file} -> ${one}`) : []
    })
    expect(later).toEqual([])
  })

  it('have no file that imports itself by way of others', () => {
    expect(circles(graph).map((files) => files.join(' -> '))).toEqual([])
  })
})

describe('circles', () => {
  it('finds the files that import each other', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', []],
    ])
    expect(circles(graph)).toEqual([['a', 'b', 'c']])
  })
})
