import { decide, type Item } from './decide.ts'
import { readCommand, requirePause } from './readCommand.ts'

const since = '2026-11-21T09:00:00.000Z'
const [earlier, later] = ['2026-11-21T08:00:00.000Z', '2026-11-21T10:00:00.000Z']
const response = (more: object = {}): Item => ({ pk: 'SURVEY#S1#R#3', sk: 'RESP#R1', version: 1, created_at: later, ...more })
const user = (more: object = {}): Item => ({ pk: 'USER#U1', sk: 'USER', created_at: earlier, company: 'Ink', ...more })

describe('decide', () => {
  it.each<[string, Item, Item | undefined, string]>([
    ['a response that came later', response(), undefined, 'new'],
    ['an imported one, whose time its admin gave', response({ source: 'imported', created_at: earlier }), undefined, 'new'],
    ['an item without a time', { pk: 'SLUG#a', sk: 'SLUG', survey_id: 'S1' }, undefined, 'new'],
    ['what the restored site deleted', response({ created_at: earlier }), undefined, 'none'],
    ['what is the same', response(), response(), 'none'],
    ['a later version', response({ version: 3 }), response({ version: 2 }), 'changed'],
    ['an earlier version', response({ version: 2 }), response({ version: 3 }), 'none'],
    ['a person who changed', user(), user({ company: '' }), 'changed'],
    ['a survey that was deleted', { pk: 'SURVEY#S1', sk: 'SURVEY', deleted_at: later }, { pk: 'SURVEY#S1', sk: 'SURVEY' }, 'deleted'],
    ['a survey created and deleted since', { pk: 'SURVEY#S1', sk: 'SURVEY', deleted_at: later }, undefined, 'none'],
    ['kept counts', { pk: 'SURVEY#S1', sk: 'COUNTS#1', created_at: later }, undefined, 'none'],
    ['a counter', { pk: 'COUNTER#a', sk: 'COUNTER' }, undefined, 'none'],
    ['taken seats', { pk: 'SEATS#S1', sk: 'SEATS', taken: 3 }, { pk: 'SEATS#S1', sk: 'SEATS', taken: 2 }, 'none'],
    ['what has expired', { pk: 'FILE#F1', sk: 'FILE', created_at: later, expires_at: 1 }, undefined, 'none'],
  ])('of %s', (_, old, restored, decision) => expect(decide(old, restored, { since })).toBe(decision))

  it('leaves every change where only new items are wanted', () => {
    expect(decide(user(), user({ company: '' }), { since, onlyNew: true })).toBe('none')
    expect(decide(response(), undefined, { since, onlyNew: true })).toBe('new')
  })
})

describe('the command line', () => {
  it('names the old table and the restore time', () => {
    expect(readCommand(['--from', 'A', '--since', '2026-11-21T18:00:00+09:00', '--stage', 'prod'])).toEqual({
      from: 'A',
      since,
      stage: 'prod',
    })
  })

  it.each([[['--from', 'A']], [['--from', 'A', '--since', '2026-11-21T09:00:00']], [['--from', 'A', '--since', 'T8Z']]])(
    'is refused with the usage: %j',
    (args) => expect(() => readCommand(args)).toThrow('npm run carry-over -- --from TABLE'),
  )

  it('is refused while people write, but for new items, and onto the table itself', () => {
    const command = { from: 'A', to: 'B', since }
    expect(() => requirePause(command, undefined)).toThrow('-c writes=paused')
    expect(() => requirePause({ ...command, to: 'A' }, 'paused')).toThrow('still uses A')
    requirePause(command, 'paused')
    requirePause({ ...command, onlyNew: true }, undefined)
  })
})
