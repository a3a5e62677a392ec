import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Homepage, HomepageBody } from '#shared/site/homepage.ts'
import { open } from '../support/axe.ts'
import { onPhone } from '../support/journey.ts'
import { stored } from './homepageEditor.ts'
import { words } from './homepageWords.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { adminToken, asAdmin, expect, signIn } from '../support/product.ts'
import { storeHomepage } from '../support/storeHomepage.ts'

test.use({ siteOf: 'homepage.languages' })

/** The home page is the whole site's, so these tests have a site of their own, and take turns. */
test.describe.configure({ mode: 'serial' })

const lists = ['mission', 'capabilities', 'principles', 'ecosystem', 'use_cases'] as const
const plain = (what: string) => ({ en: `${what} before`, ko: `${what} 이전` })
const rich = (what: string) => ({ en: `<p>${what} before</p>`, ko: `<p>${what} 이전</p>` })
const plainFields = [
  'cta_survey_label',
  'cta_partner_label',
  'survey_section_title',
  'contact_title',
  ...['hero', ...lists, 'survey_section', 'faq', 'contact'].map((name) => `${name}_footnote`),
]
const richFields = ['hero_title', 'hero_subtext', 'survey_section_text', 'contact_text', 'footer_html']
const before = {
  ...Object.fromEntries(plainFields.map((name) => [name, plain(name)])),
  ...Object.fromEntries(richFields.map((name) => [name, rich(name)])),
  ...Object.fromEntries(lists.map((name) => [name, [{ title: plain(name), description: rich(name), media: [] }]])),
  hero_badges: [{ label: plain('badge') }],
  hero_media: [],
  faq: [{ question: plain('question'), answer: rich('answer') }],
} as HomepageBody

const group = (page: Page, name: string) => page.locator(`[data-group=${name}]`)
const preview = (page: Page) => page.frameLocator('main iframe')

/** A picture of 640 by 480 pixels, at the address that an upload gave it. */
async function upload(page: Page, request: APIRequestContext): Promise<string> {
  const png = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    const context = canvas.getContext('2d')!
    context.fillStyle = '#2850d8'
    context.fillRect(0, 0, 320, 480)
    return canvas.toDataURL('image/png').split(',')[1]!
  })
  const file = { name: 'halves.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }
  const answer = await request.post('/api/files/upload', { multipart: { file, purpose: 'media' }, headers: await asAdmin(request) })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { url: string }).url
}

for (const { lang } of onPhone) {
  const say = words[lang]
  const other = lang === 'en' ? 'ko' : 'en'
  /** A field's name with the language that it is in. */
  const own = (label: string) => (lang === 'en' ? label : `${label}(한국어)`)
  const fill = (within: Locator, label: string, text: string) => within.getByLabel(own(label), { exact: true }).fill(text)
  const saveAll = (page: Page) => page.getByRole('button', { name: say.saveAll, exact: true })
  async function openEditor(page: Page, request: APIRequestContext) {
    await signIn(page, await adminToken(request))
    await open(page, '/admin/homepage', lang)
    await expect(saveAll(page)).toBeVisible()
  }
  async function save(page: Page) {
    await saveAll(page).click()
    await expect(page.getByRole('status').getByText(say.saved, { exact: true })).toBeVisible()
  }

  test.describe(`the homepage editor (${lang})`, () => {
    test('has a place for every field, shows what is typed in the preview, and saves it all', async ({ page, request }) => {
      test.slow() // every field of the page
      await storeHomepage(request, before)
      await openEditor(page, request)
      const headings = page.getByRole('main').locator('[data-group] h2 button')
      await expect(headings).toHaveCount(say.groups.length)
      for (const [index, name] of say.groups.entries()) await expect(headings.nth(index)).toContainText(name)

      async function write(within: Locator, label: string, text: string) {
        const field = within.getByRole('textbox', { name: own(label), exact: true })
        await field.focus() // what comes near the window only becomes an editor
        await expect(field).not.toHaveAttribute('aria-busy', 'true')
        await field.click()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.insertText(text)
      }
      const edit = async (name: string, fields: (within: Locator) => Promise<void>) => {
        const within = group(page, name)
        await within.locator('h2 button').click()
        await fields(within)
        await within.locator('h2 button').click()
      }
      await edit('hero', async (within) => {
        const [title, subtext, badge, survey, partner] = say.hero as [string, string, string, string, string]
        await write(within, title, 'new hero_title')
        await write(within, subtext, 'new hero_subtext')
        await fill(within, badge, 'new badge')
        await fill(within, survey, 'new cta_survey_label')
        await fill(within, partner, 'new cta_partner_label')
        await fill(within, say.footnote, 'new hero_footnote')
      })
      await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('new hero_title')
      for (const name of lists)
        await edit(name, async (within) => {
          await within.locator('h3 button').click()
          await fill(within, say.title, `new ${name}`)
          await write(within, say.description, `new ${name}`)
          await fill(within, say.footnote, `new ${name}_footnote`)
        })
      for (const [name, prefix] of [
        ['survey', 'survey_section'],
        ['contact', 'contact'],
      ] as const)
        await edit(name, async (within) => {
          await fill(within, say.title, `new ${prefix}_title`)
          await write(within, say.text, `new ${prefix}_text`)
          await fill(within, say.footnote, `new ${prefix}_footnote`)
        })
      await edit('faq', async (within) => {
        await within.locator('h3 button').click()
        await fill(within, say.question, 'new question')
        await write(within, say.answer, 'new answer')
        await fill(within, say.footnote, 'new faq_footnote')
      })
      await edit('footer', (within) => write(within, say.footer, 'new footer_html'))
      await expect(page.getByRole('status').getByText(say.changes)).toBeVisible()
      for (const text of ['new use_cases', 'new survey_section_title', 'new contact_text', 'new footer_html'])
        await expect(preview(page).getByText(text, { exact: true }).first()).toBeVisible()

      const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
      await page.route('**/api/homepage', (route) =>
        route.request().method() === 'PUT' ? held.then(() => route.continue()) : route.continue(),
      )
      await saveAll(page).click()
      await expect(page.getByRole('button', { name: say.saving, exact: true })).toBeVisible()
      letGo()
      const saved = page.getByRole('status').getByText(say.saved, { exact: true })
      await expect(saved).toBeVisible()
      await expect(saveAll(page)).toBeVisible()
      await expect(saved).toBeHidden()

      const after = await stored(request)
      const expected = (value: unknown, name: string): unknown => {
        if (Array.isArray(value)) return value.map((entry) => expected(entry, name))
        if (typeof value !== 'object' || value === null) return value
        if ('en' in value) {
          const old = value as Record<'en' | 'ko', string>
          return { ...old, [lang]: old.en.startsWith('<p>') ? `<p>new ${name}</p>` : `new ${name}` }
        }
        const names: Record<string, string> = { label: 'badge', question: 'question', answer: 'answer' }
        return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, expected(part, names[field] ?? name)]))
      }
      for (const [name, value] of Object.entries(before)) expect(after[name as keyof Homepage], name).toEqual(expected(value, name))
      expect(after.hero_title![other]).toBe(rich('hero_title')[other])
    })

    test('frames a picture in every way there is, and crops it beside the original or not at all', async ({ page, request }) => {
      await signIn(page, await adminToken(request))
      const url = await upload(page, request)
      const media = {
        url,
        kind: 'image',
        fit: 'cover',
        position: 'center',
        offset_x: 0,
        offset_y: 0,
        scale: 1,
        alt: '',
        alt_ko: '',
      } as const
      await storeHomepage(request, {
        ...before,
        use_cases: [{ title: plain('use_cases'), description: rich(''), media: [{ ...media, widths: [] }] }],
      })
      await openEditor(page, request)
      const within = group(page, 'use_cases')
      await within.locator('h2 button').click()
      await within.locator('h3 button').first().click()
      const shown = preview(page).locator('#usecases img')

      const names = (label: string) => within.getByRole('radio', { name: label, exact: true })
      for (const fit of say.fits) await expect(names(fit)).toBeAttached()
      for (const position of say.positions) await expect(names(position)).toBeAttached()
      await names(say.fits[1]!).check()
      await names(say.positions[8]!).check()
      await expect(shown).toHaveCSS('object-fit', 'contain')
      await expect(shown).toHaveCSS('object-position', '100% 100%')
      const bounded = async (label: string, min: string, max: string, step: string) => {
        const field = within.getByLabel(label, { exact: true })
        for (const [name, value] of Object.entries({ min, max, step })) await expect(field, label).toHaveAttribute(name, value)
        await field.fill('99')
        await field.blur()
        await expect(field).toHaveValue(max)
        await field.fill('-99')
        await field.blur()
        await expect(field).toHaveValue(min)
      }
      await bounded(say.scale, '0.5', '3', '0.1')
      for (const offset of say.offsets) await bounded(offset, '-50', '50', '1')
      expect(await shown.evaluate((image: HTMLElement) => image.style.transform)).toBe('translate(-50%, -50%) scale(0.5)')
      await within.getByRole('button', { name: say.remove }).click()
      await expect(shown).toHaveCount(0)
      await page.getByText(say.undo, { exact: true }).click()
      await expect(shown).toHaveCount(1)

      const dialog = page.getByRole('dialog', { name: say.cropTitle })
      const button = (name: string) => dialog.getByRole('button', { name, exact: true })
      await within.getByRole('button', { name: say.crop }).click()
      await expect(dialog.getByText(say.output)).toBeVisible()
      await button(say.cancel).click()
      await expect(dialog).toBeHidden()
      await within.getByRole('button', { name: say.crop }).click()
      const zoom = dialog.getByLabel(say.zoom, { exact: true })
      await expect(dialog.getByText(say.output)).toBeVisible()
      for (const [typed, taken] of [
        ['9', '3'],
        ['0.1', '0.2'],
        ['1', '1'],
      ] as const) {
        await zoom.fill(typed)
        await zoom.blur()
        await expect(zoom).toHaveValue(taken)
      }
      const [, width, height] = say.output.exec((await dialog.getByText(say.output).textContent())!)!.map(Number) as [
        number,
        number,
        number,
      ]
      expect(width / height).toBeCloseTo(16 / 9, 1)
      await dialog.getByLabel(say.keepOriginal).check()
      await button(say.saveCrop).click()
      await expect(dialog).toBeHidden()
      await expect(shown).toHaveCount(2)
      await save(page)

      const [original, cropped, ...more] = (await stored(request)).use_cases![0]!.media
      expect(more).toEqual([])
      expect(original).toMatchObject({ url, fit: 'contain', position: 'bottom-right', scale: 0.5, offset_x: -50, offset_y: -50 })
      expect(cropped).toMatchObject({ kind: 'image', fit: 'cover', position: 'center', scale: 1 })
      const png = await (await request.get(cropped!.url)).body()
      expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', width, height])
    })

    test('marks what is missing in a language, and asks before something unsaved is left', async ({ page, request }) => {
      const only = { en: '', ko: '', [lang]: 'One language' }
      await storeHomepage(request, { ...before, mission: [{ title: only, description: { en: '', ko: '' }, media: [] }] })
      await openEditor(page, request)
      await expect(page.getByRole('radio', { name: say.missing, exact: true })).toBeAttached()
      await group(page, 'mission').locator('h2 button').click()
      await expect(group(page, 'mission').getByRole('heading', { level: 3 })).toContainText(say.missingMark)

      await group(page, 'contact').locator('h2 button').click()
      await group(page, 'contact').getByLabel(own(say.title), { exact: true }).fill('Unsaved')
      const [menu, surveys] = say.menu as [string, string]
      await page.getByRole('navigation', { name: menu, exact: true }).getByRole('link', { name: surveys, exact: true }).click()
      const [title, stay] = say.leave as [string, string]
      await page.getByRole('dialog', { name: title }).getByRole('button', { name: stay }).click()
      await expect(group(page, 'contact').getByLabel(own(say.title), { exact: true })).toHaveValue('Unsaved')
      await save(page)
    })
  })
}
