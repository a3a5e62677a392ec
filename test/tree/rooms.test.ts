import { circles, modules } from './modules.ts'

/** The folders from the ground up: each may import those before it, and never one that comes after. A file is in the longest that fits. */
const order = [
  'shared',
  'functions/platform',
  'functions/data',
  'functions/auth',
  'functions/mail',
  'functions/http',
  'functions/html',
  'functions/files',
  'functions/export',
  'functions/counts',
  'functions/responses',
  'functions/jobs',
  'functions/streams',
  'functions/page',
  'functions',
  'infra',
  'scripts',
  'test',
]

const roomOf = (file: string): string | undefined =>
  order.filter((folder) => file.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0]

const graph = modules()

describe('the rooms', () => {
  it('import only those below them', () => {
    const upward = [...graph].flatMap(([file, imports]) => {
      const room = roomOf(file)
      return room ? imports.filter((one) => order.indexOf(roomOf(one) ?? '') > order.indexOf(room)).map((one) => `${file} -> ${one}`) : []
    })
    expect(upward).toEqual([])
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
