import { newMedia } from '../../../lib/media/media.ts'
import { countMissingTexts } from './countMissingTexts.ts'

describe('texts that are missing', () => {
  it('are those that exist only in the other language, at any depth', () => {
    expect(
      countMissingTexts({
        hero_title: { en: '<p>Title</p>', ko: '<p><br></p>' },
        contact_title: { en: '', ko: '' },
        faq: [{ question: { en: '', ko: '질문' }, answer: { en: '', ko: '<p>답변</p>' } }],
        hero_media: [{ ...newMedia('/media/a.png', 'image'), alt: 'Rays' }, newMedia('/media/b.png', 'image')],
        mission: undefined,
      }),
    ).toEqual({ en: 2, ko: 2 })
  })
})
