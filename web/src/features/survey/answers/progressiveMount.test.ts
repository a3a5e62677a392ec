import { question, section, survey } from '../../../../../scripts/fixtures/buildSurvey.ts'
import { createProgressiveMount } from './progressiveMount.ts'

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
  places.arrange(at)
  const onPage = (id = 'long') => places.list(id)?.map((one) => one.id) ?? null
  const placeAll = () => {
    let steps = 0
    while (!places.isDone()) {
      places.place()
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
    expect(places.place(places.atFirst)).toEqual(['long'])
    expect(onPage()).toEqual(ids('l', 3))
    expect(places.place()).toEqual(['long'])
    expect(onPage()).toEqual(ids('l', 13))
    expect([onPage('words'), onPage('end')]).toEqual([null, null])
    expect(placeAll()).toBeGreaterThan(20)
    expect([onPage()?.length, onPage('words'), onPage('end')]).toEqual([300, [], ids('e', 4)])
  })

  it('come in steps where a choice brings hundreds into a section that is there, in the order of the survey', () => {
    const { places, onPage, placeAll } = open(shown('l0', 'l299', ...ids('e', 4)))
    placeAll()
    expect(onPage()).toEqual(['l0', 'l299'])
    expect(places.arrange(everything)).toEqual(['long'])
    places.place()
    expect(onPage()).toEqual([...ids('l', 11), 'l299'])
    placeAll()
    expect(onPage()).toEqual(ids('l', 300))
  })

  it('are given back where few hide, and kept out of sight where one choice hides many', () => {
    const { places, onPage, placeAll } = open()
    placeAll()
    const list = places.list('long')
    const gone = { sections: new Set(['words']), questions: new Set<string>() }
    expect(places.arrange(gone, 304)).toEqual(['long', 'end'])
    expect([onPage(), onPage('end'), places.keptHidden('long')]).toEqual([null, null, list])
    places.arrange(everything)
    expect([onPage(), places.keptHidden('long'), places.isDone()]).toEqual([ids('l', 300), undefined, true])
    places.arrange({ sections: new Set(['long', 'words']), questions: new Set(ids('l', 300)) }, 4)
    expect([places.keptHidden('end'), places.isDone()]).toEqual([undefined, true])
    places.arrange(everything)
    expect([onPage('end'), places.isDone()]).toEqual([null, false])
  })

  it('leave the list of a section that stays as it is', () => {
    const { places, placeAll } = open()
    placeAll()
    const list = places.list('long')
    expect(places.arrange(shown(...ids('l', 300), 'e0'), 3)).toEqual(['end'])
    expect(places.list('long')).toBe(list)
  })
})
