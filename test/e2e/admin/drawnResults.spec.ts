import type { APIRequestContext } from '@playwright/test'
import { choose, makeSurvey, onPhone, part } from '../support/journey.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'
import { saying, speak } from '../support/spoken.ts'

const people = [
  { arm: 'warm', pid: 'KR-7', role: 'reader' },
  { arm: 'warm', pid: 'KR-8', role: 'editor' },
  { arm: 'cold', pid: 'KR-9', role: 'editor' },
]

/** A survey with a pool of two sections and a link field, and three responses that have been counted. */
async function storeResponses(request: APIRequestContext): Promise<string> {
  const { id } = await makeSurvey(request, {
    sections: [
      part('start', [choose('role', ['reader', 'editor'])]),
      part('warm', [], { pool: 'arm', title: 'Warm words', title_ko: '따뜻한 말' }),
      part('cold', [], { pool: 'arm', title: 'Cold words', title_ko: '차가운 말' }),
    ],
    pools: [{ id: 'arm', show: 1, shuffle: false }],
    link_fields: [{ name: 'pid' }],
  })
  for (const { arm, pid, role } of people) {
    const answers = [{ question_id: 'role', value: role }]
    const data = { survey_id: id, answers, demographics: {}, seed: '0badcafe', drawn: { arm: [arm] }, link: { pid } }
    expect((await request.post('/api/responses', { data })).status()).toBe(201)
  }
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  await expect(async () => {
    const results = await request.get(`/api/surveys/${id}/results`, { headers })
    expect(((await results.json()) as { total: number }).total).toBe(people.length)
  }).toPass()
  return id
}

for (const { lang, width } of onPhone) {
  const t = saying(lang)
  const [warm, cold] = lang === 'en' ? ['Warm words', 'Cold words'] : ['따뜻한 말', '차가운 말']
  const field = t('results.link_field', 'Link field pid', { name: 'pid' })
  const pool = t('results.drawn_from', 'Section drawn from arm', { pool: 'arm' })

  test.describe(`results of a survey that draws, in ${lang} at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('are filtered by link values on the keyboard, read one by one, and compared by drawn section', async ({ page, request }) => {
      const id = await storeResponses(request)
      await speak(page, lang)
      await signIn(page, await adminToken(request))
      await page.goto(`/admin/surveys/${id}/results?view=responses`)

      await page.getByRole('button', { name: t('results.add_filter', 'Add filter') }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByLabel(t('results.filter_by', 'Filter by')).selectOption('link.pid')
      await page.keyboard.press('Tab')
      await page.keyboard.type('KR-9\nKR-7')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: `${field}: KR-9, KR-7`, exact: true })).toBeVisible()
      await expect(page.getByRole('listitem')).toHaveCount(2)

      await page.getByRole('listitem').first().getByRole('link').click()
      const about = page.getByRole('definition')
      for (const value of ['KR-9', cold, '0badcafe']) await expect(about.filter({ hasText: value })).toBeVisible()
      await expect(page.getByRole('heading', { name: warm })).toContainText(t('results.not_shown', 'Not shown'))

      await page.goto(`/admin/surveys/${id}/results`)
      await page.getByLabel(t('results.compare_by', 'Compare by')).selectOption({ label: pool })
      const table = page.getByRole('article', { name: /role/ }).getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveText([t('admin.answer', 'Answer'), warm, cold])
      await expect(table.getByRole('row').filter({ hasText: 'editor' })).toContainText(/50% \(1\).*100% \(1\)/)
    })
  })
}
