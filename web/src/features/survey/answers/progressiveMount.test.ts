import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { createProgressiveMount, firstBatch } from './progressiveMount.ts'

const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`)
const long = survey([
  section(
    'long',
    ids('l', 300).map((id) => question(id)),
  ),
  section('words'),
  section(
    'end',
    ids('e', 4).map((id) => question(id)),
  ),
])
const shown = (...questions: string[]) => ({ sections: new Set(['long', 'words', 'end']), questions: new Set(questions) })
const everything = shown(...ids('l', 300), ...ids('e', 4))

function open(at = everything) {
  const places = createProgressiveMount(long)
  places.update(at)
  const onPage = (id = 'long') => places.list(id)?.map((one) => one.id) ?? null
  const placeAll = () => {
    let steps = 0
    while (!places.isDone()) {
      places.next()
      steps++
    }
    return steps
  }
  return { places, onPage, placeAll }
}

describe('the places of questions on the page', () => {
  it('are given out a few at a time, within a section of hundreds too', () => {
    const { places, onPage, placeAll } = open()
    expect(onPage()).toBeNull()
    expect(places.next(firstBatch)).toEqual(['long'])
    expect(onPage()).toEqual(ids('l', 3))
    expect(places.next()).toEqual(['long'])
    expect(onPage()).toEqual(ids('l', 13))
    expect([onPage('words'), onPage('end')]).toEqual([null, null])
    expect(placeAll()).toBeGreaterThan(20)
    expect([onPage()?.length, onPage('words'), onPage('end')]).toEqual([300, [], ids('e', 4)])
  })

  it('come in steps where a choice brings hundreds into a section that is there, in the order of the survey', () => {
    const { places, onPage, placeAll } = open(shown('l0', 'l299', ...ids('e', 4)))
    placeAll()
    expect(onPage()).toEqual(['l0', 'l299'])
    expect(places.update(everything)).toEqual(['long'])
    places.next()
    expect(onPage()).toEqual([...ids('l', 11), 'l299'])
    placeAll()
    expect(onPage()).toEqual(ids('l', 300))
  })

  it('are given back where few hide, and kept out of sight where one choice hides many', () => {
    const { places, onPage, placeAll } = open()
    placeAll()
    const list = places.list('long')
    const gone = { sections: new Set(['words']), questions: new Set<string>() }
    expect(places.update(gone, 304)).toEqual(['long', 'end'])
    expect([onPage(), onPage('end'), places.hidden('long')]).toEqual([null, null, list])
    places.update(everything)
    expect([onPage(), places.hidden('long'), places.isDone()]).toEqual([ids('l', 300), undefined, true])
    places.update({ sections: new Set(['long', 'words']), questions: new Set(ids('l', 300)) }, 4)
    expect([places.hidden('end'), places.isDone()]).toEqual([undefined, true])
    places.update(everything)
    expect([onPage('end'), places.isDone()]).toEqual([null, false])
  })

  it('leave the list of a section that stays as it is', () => {
    const { places, placeAll } = open()
    placeAll()
    const list = places.list('long')
    expect(places.update(shown(...ids('l', 300), 'e0'), 3)).toEqual(['end'])
    expect(places.list('long')).toBe(list)
  })
})
