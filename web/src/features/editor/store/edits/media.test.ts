import { limits } from '#shared/limits.ts'
import { newMedia } from '../../../../lib/media/media.ts'
import { deepFrozen } from '../../../../../../test/support/branching/deepFrozen.ts'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { addMedia, moveMedia, patchMedia, removeMedia } from './media.ts'

const item = (name: string) => newMedia(`/media/${name}.webp`, 'image', [640])
const asked = (...names: string[]) => deepFrozen(survey([section('s', [question('q', { media: names.map(item) })])]))
const urls = (body: ReturnType<ReturnType<typeof addMedia>>) => body.sections[0]!.questions[0]!.media.map(({ url }) => url.slice(7, -5))

describe('the edits of media', () => {
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

  it('add no more than a question may have', () => {
    const before = asked(...Array.from({ length: limits.media }, (_, at) => `m${at}`))
    expect(addMedia('q', item('n'))(before)).toBe(before)
  })
})
