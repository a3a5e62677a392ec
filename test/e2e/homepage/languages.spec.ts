import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Homepage, HomepageBody } from '#shared/site/homepage.ts'
import { open } from '../support/axe.ts'
import { onPhone } from '../support/journey.ts'
import { stored } from './homepageEditor.ts'
import { words } from './homepageWords.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { adminToken, expect, signIn } from '../support/product.ts'
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

  test.describe(`the homepage editor (${lang})`, () => {
    test('has a control for every field, shows the input in the preview, and saves all fields', async ({ page, request }) => {
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
  })
}
