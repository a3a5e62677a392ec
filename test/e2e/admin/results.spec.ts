import { Buffer } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { ask, atDesk, gateway, type Language, makeSurvey, part } from '../support/journey.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'
import { saying, speak } from '../support/spoken.ts'

const bilingual = (value: string, label_ko: string) => ({ value, label: value, label_ko })

/** A survey whose second section is only for editors. */
const definition = () => ({
  slug: `results-${randomUUID()}`,
  title: 'Trust in pictures',
  title_ko: '사진과 신뢰',
  sections: [
    {
      id: 'start',
      title: 'You',
      title_ko: '응답자',
      always_show: true,
      questions: [
        {
          id: 'role',
          title: 'Your role',
          title_ko: '역할',
          type: 'single_choice' as const,
          choices: [bilingual('reader', '독자'), bilingual('editor', '편집자')],
          gateway: gateway({ editor: { show_section_ids: ['desk'] } }),
        },
      ],
    },
    {
      id: 'desk',
      title: 'Desk',
      title_ko: '편집국',
      questions: [{ id: 'doubt', title: 'Doubts', title_ko: '의심', type: 'long_text' as const }],
    },
  ],
})

type Given = { role: string; doubt?: string; gender: string }
const people: Given[] = [
  { role: 'editor', doubt: 'The photo was cropped', gender: 'female' },
  { role: 'editor', doubt: 'A street sign', gender: 'male' },
  { role: 'reader', gender: 'female' },
  { role: 'reader', gender: 'female' },
]

async function submit(request: APIRequestContext, survey_id: string, { role, doubt, gender }: Given) {
  const answers = [{ question_id: 'role', value: role }, ...(doubt ? [{ question_id: 'doubt', value: doubt }] : [])]
  const answer = await request.post('/api/responses', { data: { survey_id, answers, demographics: { gender }, language: 'en' } })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

/** A survey with four responses that have been counted, and its results in the browser. */
async function openResults(page: Page, request: APIRequestContext, lang: Language) {
  const survey = await makeSurvey(request, definition())
  for (const person of people) await submit(request, survey.id, person)
  const token = await adminToken(request)
  await expect(async () => {
    const results = await request.get(`/api/surveys/${survey.id}/results`, { headers: { authorization: `Bearer ${token}` } })
    expect(((await results.json()) as { total: number }).total).toBe(people.length)
  }).toPass()
  await speak(page, lang)
  await signIn(page, token)
  await page.goto(`/admin/surveys/${survey.id}/results`)
  return survey
}
const headline = (page: Page, name: string): Locator => page.locator('dl > div').filter({ hasText: name }).first().locator('dd').first()
const question = (page: Page, name: RegExp) => page.getByRole('article', { name })

for (const { lang, width } of atDesk) {
  const t = saying(lang)
  const say = {
    responses: t('admin.responses', 'Responses'),
    role: lang === 'en' ? /Your role/ : /역할/,
    doubt: lang === 'en' ? /Doubts/ : /의심/,
    editor: lang === 'en' ? 'editor' : '편집자',
    editors: lang === 'en' ? '1.1 Your role: editor' : '1.1 역할: 편집자',
  }

  test.describe(`results in ${lang} at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a filter applies to charts, list and file, and a comparison has a column for each value', async ({ page, request }) => {
      await openResults(page, request, lang)
      await page.getByRole('button', { name: t('results.add_filter', 'Add filter') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t('results.filter_by', 'Filter by')).selectOption('role')
      await dialog.getByRole('checkbox', { name: say.editor }).check()
      await dialog.getByRole('button', { name: t('results.apply', 'Apply') }).click()
      await expect(headline(page, say.responses)).toHaveText('2')
      await expect(page.getByRole('button', { name: say.editors, exact: true })).toBeVisible()
      await page.reload()
      await expect(headline(page, say.responses)).toHaveText('2')
      await question(page, say.doubt).scrollIntoViewIfNeeded()
      await expect(question(page, say.doubt).getByRole('listitem')).toHaveCount(2)
      await question(page, say.doubt).getByRole('searchbox').fill('PHOTO')
      await expect(question(page, say.doubt).getByRole('listitem')).toHaveCount(1)
      await expect(question(page, say.doubt).locator('mark')).toHaveText('photo')

      await page.getByLabel(t('results.compare_by', 'Compare by')).selectOption('demographics.gender')
      await page.getByRole('button', { name: t('results.remove_filter', `Remove filter: ${say.editors}`, { name: say.editors }) }).click()
      const table = question(page, say.role).getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveCount(3)
      await expect(table.getByRole('row').filter({ hasText: say.editor })).toContainText(/33\.3% \(1\).*100% \(1\)/)
    })

    test('only the filtered ones are exported, even if the page is left meanwhile', async ({ page, request }) => {
      const { id } = await openResults(page, request, lang)
      const where = JSON.stringify([{ of: 'role', is: ['editor'] }])
      await page.goto(`/admin/surveys/${id}/results?${new URLSearchParams({ where })}`)
      await expect(headline(page, say.responses)).toHaveText('2')
      await page.getByRole('button', { name: t('admin.export', 'Export'), exact: true }).click()
      await page.getByRole('dialog').getByRole('radio').last().check()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('admin.export', 'Export'), exact: true })
        .click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goto('/admin')
      await page.goto(`/admin/surveys/${id}/results`)
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: t('exports.download', 'Download'), exact: true }).click()
      const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\n')
      expect(lines).toHaveLength(2)
      expect(lines.filter((line) => /The photo was cropped|A street sign/.test(line))).toHaveLength(2)
    })
  })
}

test('a count that took a job is read from the private bucket, which is another origin', async ({ page, request, baseURL }) => {
  const { id } = await openResults(page, request, 'en')
  const authorization = `Bearer ${await adminToken(request)}`
  const query = new URLSearchParams({ where: JSON.stringify([{ of: 'role', is: ['editor'] }]) })
  const counted = await request.get(`/api/surveys/${id}/results?${query}`, { headers: { authorization } })
  const url = await storePrivately(request, await counted.text(), authorization)
  expect(new URL(url).origin).not.toBe(baseURL)
  // only more than 20,000 responses are counted by a job
  await page.route('**/api/surveys/*/results?*', (route) => route.fulfill({ status: 202, json: { id: 'J1' } }))
  await page.route('**/api/analytics/exports/J1', (route) => route.fulfill({ json: { id: 'J1', state: 'done', done: 4, total: 4, url } }))
  await page.goto(`/admin/surveys/${id}/results?${query}`)
  await expect(headline(page, 'Responses')).toHaveText('2')
})

/** A presigned address of a new object in the private bucket: a file that answers a question. */
async function storePrivately(request: APIRequestContext, text: string, authorization: string): Promise<string> {
  const survey = await makeSurvey(request, { sections: [part('a', [ask('one', { type: 'file_upload' })])] })
  const file = { name: 'results.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }
  const multipart = { file, purpose: 'answer', survey_id: survey.id, question_id: 'one' }
  const stored = (await (await request.post('/api/files/upload', { multipart, headers: { authorization } })).json()) as { id: string }
  const answer = await request.get(`/api/files/${stored.id}`, { headers: { authorization, accept: 'application/json' } })
  return ((await answer.json()) as { url: string }).url
}

test.describe('a chart', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is copied as a table and as a picture', async ({ page, request }) => {
    await openResults(page, request, 'en')
    const role = question(page, /Your role/)
    await role.getByRole('button', { name: /^Copy: / }).click()
    await role.getByRole('button', { name: 'Copy as table' }).click()
    await expect(page.getByText('The table was copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Answer\tCount\t%\nreader\t2\t50%\neditor\t2\t50%')
    await role.getByRole('button', { name: /^Copy: / }).click()
    await role.getByRole('button', { name: 'Copy as image' }).click()
    await expect(page.getByText('The image was copied.')).toBeVisible()
    const side = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      return (await createImageBitmap(await item!.getType('image/png'))).width
    })
    expect(side).toBe(1920)
  })
})
