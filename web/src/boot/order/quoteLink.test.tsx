import type { Survey } from '#shared/survey/survey.ts'
import { openForm } from '../../features/survey/draw/openedForm.ts'
import { question, section, survey } from '../../../../test/support/fixtures/buildSurvey.ts'
import { setUpPublishedPages, showPublished } from '../../../../test/support/web/pages/showPublished.tsx'
import { orderForm } from './orderForm.ts'
import { quoteLink } from './quoteLink.ts'

const texts = {
  title: 'Hello {{link.pid|guest}}',
  title_ko: '{{link.pid|손님}}이(가) 할 수 있는 것',
  description:
    '<p>From <em>{{link.pid|a &amp; b}}</em> &nbsp;&hellip; <a href="/surveys" target="_blank" rel="noopener noreferrer">here</a></p>',
  description_ko: '<p class="x">{{link.pid|손님}}을(를) 볼 수 있는 <img src="/media/a.webp"></p>',
}
const asked = survey(
  [
    section('one', [question('a', texts), question('b', { ...texts, type: 'note' })], texts),
    section('two', [question('c', { title: 'C', title_ko: '{{link.none|x}} {{a|답}}' })], { ...texts, title: '', title_ko: '' }),
  ],
  { id: 'S1', slug: 'one', link_fields: [{ name: 'pid' }] },
)

setUpPublishedPages()

/** Shows the published page; `boot`: what runs before its first paint. Returns its texts then, and how React takes it over. */
function open(lang: 'en' | 'ko', query: string, boot = true, shown: Survey = asked) {
  const { takeOver } = showPublished('/survey/one', { address: `/survey/one${query}`, lang, reply: shown })
  const form = document.querySelector('form')!
  const published = form.textContent
  if (boot) {
    const opened = openForm(shown, null)
    if (!orderForm(form, shown, { seed: '', drawn: {}, ...opened })) throw new Error('The HTML is not enough.')
    quoteLink(form, shown, opened.link ?? {}, lang)
  }
  const before = { text: form.textContent, html: form.innerHTML }
  return { published, before, takeOver, form }
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const count = (text: string, part: string) => text.split(part).length - 1

describe('The HTML of a published survey that quotes its link', () => {
  it('has the fallbacks, and the values before the first paint, as React has them', async () => {
    const { published, before, takeOver, form } = open('en', '?pid=Kim%20%3Cb%3E%26')
    expect(count(published, 'Hello guest')).toBe(3)
    expect(count(published, 'From a & b')).toBe(4)
    expect(count(before.text, 'Hello Kim <b>&')).toBe(3)
    expect(count(before.text, 'From Kim <b>&')).toBe(4)
    expect(await takeOver()).toEqual([])
    expect(document.querySelector('form')).toBe(form)
    expect(count(form.textContent, 'Hello Kim <b>&')).toBe(3)
    expect(count(form.textContent, 'From Kim <b>&')).toBe(4)
    expect(form.querySelector('b')).toBeNull()
  })

  it('is the same in Korean, with the particle that fits', async () => {
    const { published, before, takeOver } = open('ko', '?pid=%EA%B9%80%EC%B2%A0%EC%88%98')
    expect(count(plain(published), '손님이 할 수 있는 것')).toBe(3)
    expect(count(plain(before.text), '김철수가 할 수 있는 것')).toBe(3)
    expect(count(plain(before.text), '김철수를 볼 수 있는')).toBe(4)
    expect(before.text).toContain('{{link.none|x}} 답')
    expect(await takeOver()).toEqual([])
    expect(count(plain(document.querySelector('form')!.textContent), '김철수가 할 수 있는 것')).toBe(3)
  })

  it('keeps its numbers in front of the values', async () => {
    const { published, before, takeOver } = open('en', '?pid=Kim', true, { ...asked, show_numbers: true })
    for (const number of ['1', '1.1']) {
      expect(published).toContain(`${number} Hello guest`)
      expect(before.text).toContain(`${number} Hello Kim`)
    }
    expect(await takeOver()).toEqual([])
    expect(document.querySelector('form')!.textContent).toContain('1.1 Hello Kim')
  })

  it('stays as it is without a value', async () => {
    const { published, before, takeOver } = open('en', '')
    expect(before.text).toBe(published)
    expect(await takeOver()).toEqual([])
  })

  it('is taken over with the fallbacks, and then has the values, where the script did not run', async () => {
    const { before, takeOver } = open('en', '?pid=Kim', false)
    expect(before.text).toContain('Hello guest')
    expect(await takeOver()).toEqual([])
    expect(document.querySelector('form')!.textContent).toContain('Hello Kim')
  })
})
