import type { HomepageBody } from '#shared/site/homepage.ts'
import { mapRichTexts } from './richTexts.ts'

const content: HomepageBody = {
  hero_title: { en: 'a', ko: '' },
  hero_footnote: { en: 'a', ko: 'a' },
  mission: [
    { title: { en: 'a', ko: '' }, description: { en: 'a', ko: 'b' }, media: [] },
    { title: { en: 'b', ko: '' }, description: { en: 'b', ko: '' }, media: [] },
  ],
  faq: [{ question: { en: 'a', ko: '' }, answer: { en: '', ko: 'a' } }],
}

describe('mapRichTexts', () => {
  it('rewrites rich texts and leaves plain ones', () => {
    const next = mapRichTexts(content, (html) => (html === 'a' ? 'A' : html))
    expect(next.hero_title).toEqual({ en: 'A', ko: '' })
    expect(next.hero_footnote).toBe(content.hero_footnote)
    expect(next.mission![0]).toEqual({ title: { en: 'a', ko: '' }, description: { en: 'A', ko: 'b' }, media: [] })
    expect(next.mission![1]).toBe(content.mission![1])
    expect(next.faq![0]!.answer.ko).toBe('A')
  })

  it('is the very same content where nothing changes', () => {
    expect(mapRichTexts(content, (html) => html)).toBe(content)
  })
})
