import { randomUUID } from 'node:crypto'
import { ask, makeSurvey, part, surveyOn, onPhone } from '../support/journey.ts'
import { buildMember, expect, signIn, test } from '../support/product.ts'

const sections = [part('one', [ask('a')])]
const badges = { en: { submit: 'Submit Response', view: 'View/Edit Response' }, ko: { submit: '응답하기', view: '응답 보기·수정' } }

for (const { lang, width } of onPhone) {
  test.describe(`the list of surveys (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('has the active ones, by slug or else by id, with a badge that says whether this guest answered', async ({ page, request }) => {
      const name = randomUUID()
      const cover_image_url = '/icon.svg'
      const active = await makeSurvey(request, { title: `Active ${name}`, title_ko: `공개 ${name}`, cover_image_url, sections })
      const unnamed = await makeSurvey(request, { title: `Unnamed ${name}`, title_ko: `이름 없음 ${name}`, slug: '', sections })
      await makeSurvey(request, { title: `Inactive ${name}`, title_ko: `비공개 ${name}`, is_active: false, sections })
      const title = ({ title, title_ko }: typeof active) => (lang === 'en' ? title : title_ko)
      const card = (survey: typeof active) => page.getByRole('listitem').filter({ hasText: title(survey) })

      await page.goto(`/surveys?lang=${lang}`)
      await expect(card(active).getByRole('link')).toHaveAttribute('href', `/survey/${active.slug}`)
      await expect(card(unnamed).getByRole('link')).toHaveAttribute('href', `/survey/${unnamed.id}`)
      await expect(card(active).getByText(badges[lang].submit, { exact: true })).toBeVisible()
      await expect(card(active).locator('img')).toHaveAttribute('src', cover_image_url)
      await expect(page.getByRole('link', { name: name })).toHaveCount(2)

      const on = surveyOn(page, lang)
      await card(active).getByRole('link').click()
      await on.field('a').fill('seen')
      await on.submit()
      await on.thanked()
      await page.getByRole('main').getByRole('link', { name: on.label.explore }).click()
      await expect(card(active).getByText(badges[lang].view, { exact: true })).toBeVisible()
      await expect(card(unnamed).getByText(badges[lang].submit, { exact: true })).toBeVisible()
      await card(active).getByRole('link').click()
      await expect(page.getByText('seen', { exact: true })).toBeVisible()
    })

    test('says when no survey is open', async ({ page }) => {
      await page.route('**/api/surveys/public', (route) => route.fulfill({ json: [] }))
      await page.goto(`/surveys?lang=${lang}`)
      await expect(page.getByText(lang === 'en' ? 'No survey is open right now.' : '지금 진행 중인 설문이 없습니다.')).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: lang === 'en' ? 'Home' : '홈으로' })).toHaveAttribute('href', '/')
    })

    test.describe('of a signed-in person', () => {
      test.use({ refusals: [404] }) // who has no response yet

      test('leads to their own response, or to an empty form where there is none', async ({ page, request }) => {
        const survey = await makeSurvey(request, { sections })
        await signIn(page, (await buildMember(request)).token)
        await page.goto(`/surveys?lang=${lang}`)
        const card = page.getByRole('listitem').filter({ hasText: lang === 'en' ? survey.title : survey.title_ko })
        await expect(card.getByText(badges[lang].view, { exact: true })).toBeVisible()
        await expect(card.getByRole('link')).toHaveAttribute('href', `/survey/${survey.slug}?mine=1`)
        await card.getByRole('link').click()
        const on = surveyOn(page, lang)
        await expect(on.field('a')).toHaveValue('')
        await expect(on.button(on.label.submit)).toBeVisible()
      })
    })
  })
}
