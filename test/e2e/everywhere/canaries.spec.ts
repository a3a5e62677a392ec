import type { APIRequestContext, Page } from '@playwright/test'
import type { HomepageBody } from '#shared/site/homepage.ts'
import { ownSite } from '../support/ownSite.ts'
import { adminToken, asAdmin, buildMember, expect, signIn } from '../support/product.ts'
import { storeHomepage } from '../support/storeHomepage.ts'

/** The browser reports content that its policy blocked while the page parsed it in a separate document: no other reports are allowed. */
const test = ownSite.extend({
  console: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('Content Security Policy')) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use()
    expect(complaints).toEqual([])
  },
})
test.use({ siteOf: 'canaries' })

/** The value that is stored in every text and every address. */
const word = 'canaryword'
const address = '/media/canaryaddress.png'

/** Markup that would say so if a page ran it, showed it or led anywhere by it. */
const hostile = [
  word,
  '<script>window.attacked=1</script>',
  '<svg onload="window.attacked=1"></svg>',
  '<img src="data:image/png;base64,AAAA" onerror="window.attacked=1">',
  '<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>',
  '<a href="javascript:window.attacked=1">a</a>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<style>body{visibility:hidden}</style><base href="https://evil.example/">',
  '<p onclick="window.attacked=1" id="root" style="position:fixed;inset:0">over all</p>',
].join('')

const both = { en: word, ko: word }
const media = [{ url: address, alt: word, alt_ko: word }]
const item = { title: both, description: both, media }

async function storeEverywhere(request: APIRequestContext) {
  const headers = await asAdmin(request)
  const post = async (path: string, data: object, as = headers) => {
    const answer = await request.post(`/api${path}`, { data, headers: as })
    expect([path, answer.status() < 300]).toEqual([path, true])
    return (await answer.json()) as { id: string }
  }
  const rich = ['hero_title', 'hero_subtext', 'survey_section_text', 'contact_text', 'footer_html']
  const plain = ['cta_survey_label', 'cta_partner_label', 'contact_title', 'survey_section_title']
  const lists = ['mission', 'capabilities', 'principles', 'ecosystem', 'use_cases']
  const content = Object.fromEntries([
    ...[...rich, ...plain, ...lists.map((list) => `${list}_footnote`), 'hero_footnote', 'faq_footnote', 'contact_footnote'].map((name) => [
      name,
      both,
    ]),
    ...lists.map((name) => [name, [item]]),
  ]) as HomepageBody
  await storeHomepage(request, { ...content, hero_badges: [{ label: both }], faq: [{ question: both, answer: both }] })
  await post('/admin/settings', {
    ...Object.fromEntries(
      ['company_name', 'tagline', 'footer_text', 'copyright_text'].flatMap((name) => [
        [`${name}_en`, word],
        [`${name}_ko`, word],
      ]),
    ),
    cover_url: address,
  })
  const texts = { title: word, title_ko: word, description: word, description_ko: word }
  const choices = [{ value: word, label: word, label_ko: word }]
  const question = (id: string, type: string) => ({
    id,
    type,
    ...texts,
    media,
    choices: type.includes('_select') || type.includes('choice') ? choices : [],
  })
  const types = ['short_text', 'long_text', 'rich_text', 'single_choice', 'multi_select', 'file_upload']
  const survey = await post('/surveys', {
    slug: 'canaries',
    ...texts,
    footer_html: word,
    footer_html_ko: word,
    cover_image_url: address,
    company_logo_url: address,
    sections: [{ id: 's', ...texts, questions: types.map((type) => question(type, type)) }],
  })
  const member = await buildMember(request)
  const asMember = { authorization: `Bearer ${member.token}` }
  const answers = types.slice(0, 5).map((type) => ({ question_id: type, value: type === 'multi_select' ? [word] : word }))
  await post('/responses', { survey_id: survey.id, answers, demographics: { job: word, country: word } }, asMember)
  const profile = {
    first_name: word,
    last_name: word,
    company: word,
    designation: word,
    job: word,
    social: { linkedin: word },
    picture_url: address,
  }
  expect((await request.put('/api/profile', { data: profile, headers: asMember })).status()).toBe(200)
  await post('/inquiries', { name: word, email: 'canary@example.com', org: word, phone: word, note: word }, {} as typeof headers)
  return { survey: survey.id, member: member.token }
}

/** Simulates API replies without any sanitizing, neither on save nor on reply. */
async function letThrough(page: Page): Promise<void> {
  const escaped = JSON.stringify(hostile).slice(1, -1)
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    const { headers, body } = { headers: answer.headers(), body: await answer.text() }
    const told = body.replaceAll(word, () => escaped).replaceAll(address, 'javascript:window.attacked=1')
    await route.fulfill({ response: answer, headers, body: told })
  })
}

/** What of the markup has come to life. */
const alive = (page: Page) =>
  page.evaluate(() => {
    const found = [
      ...document.querySelectorAll('[onload],[onerror],[onclick],[srcdoc],base,a[href^="javascript"],form[action*="evil"],#root #root'),
    ]
    const styled = getComputedStyle(document.body).visibility === 'hidden'
    return [
      ...found.map(({ outerHTML }) => outerHTML.slice(0, 200)),
      ...('attacked' in window ? ['it ran'] : []),
      ...(styled ? ['it has style'] : []),
    ]
  })

test('no page runs stored content, even where the server had not sanitized it', async ({ page, request }) => {
  test.setTimeout(180_000)
  const { survey, member } = await storeEverywhere(request)
  await letThrough(page)
  const visit = async (path: string) => {
    await page.goto(path)
    await expect(page.locator(`:text("${word}"), :has(> [value*="${word}"])`).first()).toBeAttached()
    expect([path, await alive(page)]).toEqual([path, []])
  }
  for (const path of ['/', '/?lang=ko', '/surveys', '/survey/canaries', '/survey/canaries?lang=ko', '/login']) await visit(path)
  await signIn(page, member)
  for (const path of ['/survey/canaries', '/account']) await visit(path)
  await signIn(page, await adminToken(request))
  const screens = ['', '/surveys', `/surveys/${survey}`, '/homepage', '/settings', '/users', '/inquiries']
  for (const screen of screens) await visit(`/admin${screen}`)
  await page.unrouteAll({ behavior: 'ignoreErrors' }) // a page may still be asking
})
