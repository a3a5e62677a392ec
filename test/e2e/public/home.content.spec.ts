import type { HomepageBody } from '#shared/site/homepage.ts'
import { open } from '../support/axe.ts'
import { onPhone, type Language } from '../support/journey.ts'
import { shiftsOf, watchShifts } from '../support/layoutShifts.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { expect, place } from '../support/product.ts'
import { storeHomepage } from '../support/storeHomepage.ts'

test.use({ siteOf: 'home.content' })

/** The home page is the whole site's, so these tests have a site of their own, and take turns. */
test.describe.configure({ mode: 'serial' })

const words = {
  en: {
    loading: 'Loading...',
    openSurvey: 'Open Survey',
    partnerInquiry: 'Partner Inquiry',
    next: 'Next slide',
    slide: (at: number) => `Slide ${at} of 3`,
  },
  ko: {
    loading: '불러오는 중…',
    openSurvey: '설문 참여하기',
    partnerInquiry: '파트너 문의',
    next: '다음 슬라이드',
    slide: (at: number) => `슬라이드 3개 중 ${at}번째`,
  },
}

/** A text that names its own place, in each language. */
const said = (what: string) => ({ en: `${what} in English`, ko: `${what} 한국어` })
const saidIn = (lang: Language, what: string) => said(what)[lang]
const rich = (what: string) => ({ en: `<p>${what} <strong>in English</strong></p>`, ko: `<p>${what} <strong>한국어</strong></p>` })
const nothing = { en: '', ko: '' }

const full: HomepageBody = {
  hero_title: rich('Hero'),
  hero_subtext: rich('Subtext'),
  hero_badges: [{ label: said('First badge') }, { label: said('Second badge') }],
  hero_media: [],
  cta_survey_label: said('Survey button'),
  cta_partner_label: said('Partner button'),
  hero_footnote: said('hero_footnote'),
}
const empty = Object.fromEntries(Object.entries(full).map(([name, value]) => [name, Array.isArray(value) ? [] : nothing])) as HomepageBody

for (const { lang, width } of onPhone) {
  const say = words[lang]

  test.describe(`the home page (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('shows a loading state until content arrives, and then the hero as written', async ({ page, request }) => {
      await storeHomepage(request, full)
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
      await page.route('**/api/homepage/public', (route) => held.then(() => route.continue()))
      await watchShifts(page)
      await page.goto(`/?lang=${lang}`)
      await expect(page.getByRole('main')).toHaveText(say.loading)
      await expect(page.locator('main > [aria-hidden=true]')).toBeVisible() // the placeholders of later content
      letGo()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(saidIn(lang, 'Hero'))
      const shifts = await shiftsOf(page)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01) // the letters of Korean come a moment later
      const hero = page.locator('section[aria-labelledby=hero-title]')
      await expect(hero.getByText(saidIn(lang, 'Subtext')).locator('strong')).toBeVisible()
      await expect(hero.getByRole('listitem')).toHaveText(['First badge', 'Second badge'].map((what) => saidIn(lang, what)))
      await expect(hero.getByText(saidIn(lang, 'hero_footnote'))).toBeVisible()
      await hero.getByRole('link', { name: saidIn(lang, 'Partner button') }).click()
      await expect(page.locator('#contact')).toBeFocused()
      await expect(page.locator('#contact h2')).toBeInViewport()
      await hero.getByRole('link', { name: saidIn(lang, 'Survey button') }).click()
      await expect.poll(() => place(page)).toBe('/surveys')
    })

    test('keeps the ways on in the first window below a long title', async ({ page, request }) => {
      const title =
        lang === 'en' ? 'A title of many words that somebody wrote on and on. '.repeat(2) : '누군가 길게 이어 쓴 제목입니다. '.repeat(4)
      await storeHomepage(request, { ...empty, hero_title: { en: title, ko: title } })
      await open(page, '/', lang)
      for (const way of [say.openSurvey, say.partnerInquiry])
        await expect(page.locator('section[aria-labelledby=hero-title]').getByRole('link', { name: way })).toBeInViewport({ ratio: 1 })
    })

    test('stays at a video, plays only the visible one, and restarts it', async ({ page, request }) => {
      await page.goto('/login')
      const film = Buffer.from(await page.evaluate(record), 'base64')
      await page.route('**/film.webm', (route) => route.fulfill({ contentType: 'video/webm', body: film }))
      const media = {
        fit: 'cover',
        position: 'center',
        offset_x: 0,
        offset_y: 0,
        scale: 1,
        alt: '',
        alt_ko: '',
        widths: [] as number[],
      } as const
      await storeHomepage(request, {
        ...empty,
        hero_media: [
          { ...media, url: '/icon.svg?1', kind: 'image' },
          { ...media, url: 'https://video.example/film.webm', kind: 'image' }, // a video by its address
          { ...media, url: '/icon.svg?3', kind: 'image' },
        ],
      })
      await page.clock.install()
      await open(page, '/', lang)
      const dot = (at: number) => page.getByRole('button', { name: say.slide(at) })
      const current = (at: number) => expect(dot(at)).toHaveAttribute('aria-current', 'true')
      await expect(dot(3)).toBeVisible()
      await page.clock.pauseAt(Date.now() + 60_000) // from here on the test controls the clock
      await dot(1).click()
      await page.mouse.move(0, 0)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await page.clock.runFor(5_000)
      await current(2)
      const video = page.locator('main video')
      const state = () => video.evaluate(({ paused, currentTime }: HTMLVideoElement) => ({ paused, began: currentTime > 0 }))
      await expect.poll(state).toEqual({ paused: false, began: true })
      await page.clock.runFor(20_000)
      await current(2)
      await page.getByRole('button', { name: say.next }).click()
      await current(3)
      await expect.poll(state).toEqual({ paused: true, began: false })
    })
  })
}

/** A second of film, as base64. */
async function record(): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 })
  const context = canvas.getContext('2d')!
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  for (let frame = 0; frame < 20; frame++) {
    context.fillStyle = `hsl(${frame * 18} 60% 50%)`
    context.fillRect(0, 0, 64, 36)
    await new Promise(requestAnimationFrame)
  }
  recorder.stop()
  await stopped
  const url = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.readAsDataURL(new Blob(parts))
  })
  return url.split(',')[1]!
}
