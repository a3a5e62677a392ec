import { limits } from '#shared/limits.ts'
import * as v from 'valibot'
import { mediaItem } from '#shared/media.ts'
import { deepFrozen } from '../../../../../../test/support/branching/deepFrozen.ts'
import { question, section, survey } from '../../../../../../scripts/fixtures/buildSurvey.ts'
import { addMedia, isVideoAddress, moveMedia, newMedia, patchMedia, removeMedia } from './media.ts'

const item = (name: string) => newMedia(`/media/${name}.webp`, 'image', [640])
const asked = (...names: string[]) => deepFrozen(survey([section('s', [question('q', { media: names.map(item) })])]))
const urls = (body: ReturnType<ReturnType<typeof addMedia>>) => body.sections[0]!.questions[0]!.media.map(({ url }) => url.slice(7, -5))

describe('the edits of media', () => {
  it('begin an item as the API would: in the middle of its frame', () => {
    expect(newMedia('/media/a.webp', 'image')).toEqual(v.parse(mediaItem, { url: '/media/a.webp' }))
  })

  it.each([
    { what: 'add at the end', edit: addMedia('q', item('n')), order: ['a', 'b', 'c', 'n'] },
    { what: 'remove', edit: removeMedia('q', 1), order: ['a', 'c'] },
    { what: 'move down', edit: moveMedia('q', 0, 1), order: ['b', 'a', 'c'] },
    { what: 'move up', edit: moveMedia('q', 2, 0), order: ['c', 'a', 'b'] },
  ])('$what', ({ edit, order }) => {
    expect(urls(edit(asked('a', 'b', 'c')))).toEqual(order)
  })

  it.each([
    { what: 'a removal of what is not there', edit: removeMedia('q', 3) },
    { what: 'a move out of the list', edit: moveMedia('q', 2, 3) },
    { what: 'a change of what is not there', edit: patchMedia('q', 3, { alt: 'x' }) },
  ])('make $what no change', ({ edit }) => {
    const before = asked('a', 'b', 'c')
    expect(edit(before)).toBe(before)
  })

  it('change the words of one', () => {
    const after = patchMedia('q', 1, { alt: 'A lake', alt_ko: '호수' })(asked('a', 'b'))
    expect(after.sections[0]!.questions[0]!.media[1]).toMatchObject({ url: '/media/b.webp', alt: 'A lake', alt_ko: '호수' })
  })

  it('add no more than a question holds', () => {
    const before = asked(...Array.from({ length: limits.media }, (_, at) => `m${at}`))
    expect(addMedia('q', item('n'))(before)).toBe(before)
  })
})

it.each([
  ['/media/a.mp4', true],
  ['https://example.com/a.WEBM?x=1', true],
  ['https://example.com/a.ogg#t=3', true],
  ['https://example.com/mp4', false],
  ['/media/a.webp', false],
])('%s is a video by its ending: %s', (url, expected) => {
  expect(isVideoAddress(url)).toBe(expected)
})
