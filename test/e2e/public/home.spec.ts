import type { APIRequestContext, Page } from '@playwright/test'
import { open } from '../support/axe.ts'
import { atDesk } from '../support/journey.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { adminToken, expect, place, signIn } from '../support/product.ts'

test.use({ siteOf: 'home' })

/** The home page is the whole site's, so these tests have a site of their own, and take turns. */
test.describe.configure({ mode: 'serial' })

const words = {
  en: {
    send: 'Send',
    sent: 'Sent. We will get back to you.',
    failed: 'Failed to send. Please try again later.',
    next: 'Next slide',
    first: 'Slide 1 of 3',
    play: 'Play',
    edit: 'Edit: Mission',
    edits: /^Edit: /,
    upload: 'Upload',
    notAdded: 'The file could not be added. Try again.',
    delete: 'Delete',
    notDeleted: 'This could not be deleted. Try again.',
    undo: 'Undo',
    mission: 'Mission',
  },
  ko: {
    send: '보내기',
    sent: '보냈습니다. 확인하고 연락드리겠습니다.',
    failed: '보내지 못했습니다. 잠시 뒤에 다시 시도해 주세요.',
    next: '다음 슬라이드',
    first: '슬라이드 3개 중 1번째',
    play: '재생',
    edit: '수정: 미션',
    edits: /^수정: /,
    upload: '업로드',
    notAdded: '파일을 추가하지 못했습니다. 다시 시도해 주세요.',
    delete: '삭제',
    notDeleted: '삭제하지 못했습니다. 다시 시도해 주세요.',
    undo: '실행 취소',
    mission: '미션',
  },
}
const languages = atDesk.map(({ lang }) => lang)

const buildMedia = (index: number) => ({ url: `/icon.svg?${index}`, kind: 'image', alt: `Picture ${index}`, alt_ko: `사진 ${index}` })

async function storeMedia(request: APIRequestContext, hero_media: object[]) {
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  expect((await request.put('/api/homepage', { data: { hero_media }, headers })).status()).toBe(200)
}

const dots = (page: Page) => page.locator('main button[aria-label*=" 3"]')
const currentDot = (page: Page) => page.locator('main button[aria-current]')
const field = (page: Page, name: string) => page.locator(`#contact [name=${name}]`)
const form = (page: Page) => page.locator('#contact form')

async function fill(page: Page) {
  await field(page, 'name').fill('Mina Park')
  await field(page, 'email').fill('mina@example.com')
  await field(page, 'note').fill('A case')
}

for (const lang of languages) {
  test(`every section stands at its anchor in ${lang}`, async ({ page }) => {
    await open(page, '/', lang)
    for (const id of ['mission', 'capabilities', 'principles', 'ecosystem', 'usecases', 'survey', 'contact']) {
      await page.getByRole('banner').locator(`a[href="/#${id}"]`).first().click()
      await expect(page.locator(`#${id}`)).toBeFocused()
      await expect(page.locator(`#${id} h2`)).toBeInViewport()
    }
    await page.goto('/#faq')
    await expect(page.locator('#faq h2')).toBeInViewport()
    await page.locator('#faq summary').first().click()
    await expect(page.locator('#faq details').first()).toHaveAttribute('open', '')
  })

  test(`an inquiry is sent in ${lang}, and the form is empty again`, async ({ page }) => {
    await open(page, '/', lang)
    await page.locator('main a[href="/#contact"]').click()
    await expect(page.locator('#contact')).toBeFocused()
    await page.getByRole('button', { name: words[lang].send }).click()
    await expect(field(page, 'name')).toBeFocused()
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true')
    await fill(page)
    await page.reload()
    await expect(field(page, 'note')).toHaveValue('A case')
    const sending = page.waitForRequest('**/api/inquiries')
    await page.getByRole('button', { name: words[lang].send }).click()
    expect((await sending).postDataJSON()).toEqual({ name: 'Mina Park', email: 'mina@example.com', note: 'A case' })
    await expect(form(page).getByRole('status')).toHaveText(words[lang].sent)
    await expect(field(page, 'note')).toHaveValue('')
  })
}

test.describe('where the server fails', () => {
  test.use({ refusals: [503] })

  for (const lang of languages) {
    test(`an inquiry that does not arrive is kept, and goes under the same key, in ${lang}`, async ({ page }) => {
      const keys: (string | undefined)[] = []
      let answers = 0
      await page.route('**/api/inquiries', async (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        if (answers++ === 0) await route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'Busy.' } })
        else await route.continue()
      })
      await open(page, '/', lang)
      await fill(page)
      const button = form(page).getByRole('button')
      await button.click()
      await expect(form(page).getByRole('status')).toContainText(words[lang].failed)
      await expect(field(page, 'note')).toHaveValue('A case')
      await button.click()
      await expect(form(page).getByRole('status')).toHaveText(words[lang].sent)
      expect(keys[0]).toBeTruthy()
      expect(keys).toEqual([keys[0], keys[0]])
    })
  }
})

for (const lang of languages) {
  test(`the pictures turn every five seconds in ${lang}, by hand too, and stand still when told`, async ({ page, request }) => {
    await storeMedia(request, [1, 2, 3].map(buildMedia))
    await page.clock.install()
    await open(page, '/', lang)
    await expect(dots(page)).toHaveCount(3)
    await page.clock.pauseAt(Date.now() + 60_000) // from here on only as much time goes by as is said
    await page.getByRole('button', { name: words[lang].first }).click()
    await page.mouse.move(0, 0)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    const shown = async (index: number) => {
      await expect(currentDot(page)).toHaveAttribute('aria-label', lang === 'en' ? `Slide ${index} of 3` : `슬라이드 3개 중 ${index}번째`)
      await expect(page.locator(`main img[alt$=" ${index}"]`)).toBeVisible()
    }
    await shown(1)
    await page.clock.runFor(4_900)
    await shown(1)
    await page.clock.runFor(200)
    await shown(2)
    await page.clock.runFor(5_000)
    await shown(3)
    await page.clock.runFor(5_000)
    await shown(1)
    await page.getByRole('button', { name: words[lang].next }).click()
    await shown(2)
    await page.clock.runFor(20_000) // the mouse is on it
    await shown(2)
    await page.clock.resume()
  })
}

for (const lang of languages) {
  const say = words[lang]

  test(`an admin uploads a picture into the hero, deletes it, and takes that back, in ${lang}`, async ({ page, request }) => {
    await storeMedia(request, [])
    await signIn(page, await adminToken(request))
    await open(page, '/', lang)
    const edits = page.getByRole('link', { name: say.edits })
    await expect(edits).toHaveCount(9)
    for (const edit of await edits.all()) await expect(edit).toHaveAttribute('href', /^\/admin\/homepage#\w+$/)
    const png = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 900 })
      const context = canvas.getContext('2d')!
      context.fillStyle = '#2850d8'
      context.fillRect(0, 0, 1600, 900)
      return canvas.toDataURL('image/png').split(',')[1]!
    })
    const input = page.locator('main input[type=file]')
    await expect(input).toHaveAttribute('accept', 'image/*,video/*')
    const saved = page.waitForRequest((asked) => asked.method() === 'PUT')
    await input.setInputFiles({ name: 'hero.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') })
    const { hero_media, ...rest } = (await saved).postDataJSON() as { hero_media: object[] }
    expect(rest).toEqual({})
    expect(hero_media).toMatchObject([{ kind: 'image', fit: 'cover', position: 'center', scale: 1, widths: [640, 1280] }])
    expect((await saved).headers()['if-match']).toMatch(/^"\d+"$/)
    const picture = page.locator('section[aria-labelledby=hero-title] img[srcset]')
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.locator('#mission h2')).toHaveText(say.mission) // the rest of the content is as it was
    await page.getByRole('button', { name: say.delete }).click()
    await expect(picture).toHaveCount(0)
    await page.getByRole('button', { name: say.undo }).click()
    await expect(picture).toBeVisible()
    await page.reload()
    await expect(picture).toBeVisible()
    await page.getByRole('link', { name: say.edit }).click()
    expect(place(page)).toMatch(/^\/admin\/homepage#/)
    const mission = page.locator('[data-group=mission] h2 button')
    await expect(mission).toHaveAttribute('aria-expanded', 'true')
    await expect(mission).toBeFocused()
    await expect(mission).toBeInViewport()
  })

  test.describe('where an upload or a delete fails', () => {
    test.use({ refusals: [500] })

    test(`it is told in passing, and the page stays as it is, in ${lang}`, async ({ page, request }) => {
      await storeMedia(request, [buildMedia(1)])
      await signIn(page, await adminToken(request))
      await open(page, '/', lang)
      await page.route(/api\/(files\/presign|homepage)$/, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
      await page.getByRole('button', { name: say.upload }).waitFor()
      const file = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') }
      await page.locator('main input[type=file]').setInputFiles(file)
      await expect(page.getByText(say.notAdded)).toBeVisible()
      await expect(page.getByRole('button', { name: say.upload })).toBeVisible()
      await page.getByRole('button', { name: say.delete }).click()
      await expect(page.getByText(say.notDeleted)).toBeVisible()
      await expect(page.locator('main img[alt$=" 1"]')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })

  test(`the pictures stand still for who wants less motion, in ${lang}`, async ({ page, request }) => {
    await storeMedia(request, [1, 2, 3].map(buildMedia))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await open(page, '/', lang)
    await expect(page.getByRole('button', { name: say.play })).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(page.locator('main img[alt$=" 1"]')).toBeVisible()
  })

  test(`there is nothing to turn of one picture in ${lang}`, async ({ page, request }) => {
    await storeMedia(request, [buildMedia(1)])
    await open(page, '/', lang)
    await page.waitForLoadState('networkidle') // so long what turns them might come
    await expect(page.locator('main img[alt$=" 1"]')).toBeVisible()
    await expect(page.getByRole('button', { name: say.send })).toBeVisible()
    await expect(page.locator('section[aria-labelledby=hero-title]').getByRole('button')).toHaveCount(0)
  })
}

test('a guest loads nothing of what an admin has, and the page tells search engines its address in each language', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (answer) => scripts.push(answer.url()))
  await open(page, '/', 'ko')
  expect(scripts.filter((url) => /HeroTools|EditLink|home_admin/.test(url))).toEqual([])
  const origin = new URL(page.url()).origin
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/?lang=ko`)
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', `${origin}/`)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /[가-힣]/)
  await page.goto('/login')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
