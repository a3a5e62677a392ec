import { limits } from '../limits.ts'
import { freeSlug, slugOf, suggestedSlug } from './slug.ts'

describe('slugOf', () => {
  it.each([
    ['Everyday-Media 2026!', 'everyday-media2026'],
    ['설문 abc', 'abc'],
    ['---', '---'],
    ['Ａ_b.c/d', 'bcd'],
    ['x'.repeat(limits.slug + 5), 'x'.repeat(limits.slug)],
  ])('makes %j %j', (typed, slug) => expect(slugOf(typed)).toBe(slug))
})

describe('suggestedSlug', () => {
  it.each([
    ['Trust in everyday media', 'trust-in-everyday-media'],
    ['  What’s new?  Café & bar ', 'whats-new-cafe-bar'],
    ['일상 속 미디어', ''],
    ['2026 조사', '2026'],
    ['word '.repeat(30), 'word-'.repeat(12).slice(0, -1)],
    ['x'.repeat(90), 'x'.repeat(60)],
  ])('reads %j as %j', (title, slug) => expect(suggestedSlug(title)).toBe(slug))
})

describe('freeSlug', () => {
  it('keeps a slug that is free, and an empty one', () => {
    expect(freeSlug('media', new Set(['other']))).toBe('media')
    expect(freeSlug('', new Set(['']))).toBe('')
  })

  it('counts from 2 to the first free one, and stays within the limit', () => {
    expect(freeSlug('media', new Set(['media', 'media-2']))).toBe('media-3')
    const long = 'x'.repeat(limits.slug)
    expect(freeSlug(long, new Set([long]))).toBe(`${'x'.repeat(limits.slug - 2)}-2`)
  })
})
