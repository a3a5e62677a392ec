import { open } from '../support/axe.ts'
import { atDesk } from '../support/journey.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { adminToken, expect, place, signIn } from '../support/product.ts'
import { storeHomepage } from '../support/storeHomepage.ts'

test.use({ siteOf: 'home' })

/** The home page is the whole site's, so these tests have a site of their own, and take turns. */
test.describe.configure({ mode: 'serial' })

const words = {
  en: { edit: 'Edit: Mission', edits: /^Edit: /, delete: 'Delete', undo: 'Undo', mission: 'Mission' },
  ko: { edit: '수정: 미션', edits: /^수정: /, delete: '삭제', undo: '실행 취소', mission: '미션' },
}
const languages = atDesk.map(({ lang }) => lang)

for (const lang of languages) {
  test(`every section is at its anchor in ${lang}`, async ({ page }) => {
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
}

for (const lang of languages) {
  const say = words[lang]

  test(`an admin uploads a picture into the hero, deletes it, and takes that back, in ${lang}`, async ({ page, request }) => {
    await storeHomepage(request, { hero_media: [] })
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
}

test('a guest loads nothing for admins, and the page has its address in each language for search engines', async ({ page }) => {
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
