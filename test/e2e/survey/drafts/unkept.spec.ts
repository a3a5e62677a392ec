import type { Page } from '@playwright/test'
import { ask, choose, makeSurvey, part, readResponse, surveyOn, onPhone } from '../../support/journey.ts'
import { expect, test } from '../../support/product.ts'

/** A browser whose person forbade sites to keep anything. */
const blockEverything = (page: Page) =>
  page.addInitScript((reason) => {
    const refuse = () => {
      throw new DOMException(reason, 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
    LockManager.prototype.request = () => Promise.reject(new DOMException(reason, 'SecurityError'))
  }, 'Forbidden by the person')

/** A browser with no room left. */
const fill = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })

const simple = { sections: [part('one', [ask('a', { required: true }), choose('b', ['x', 'y'])])] }
const said = {
  en: { unkept: 'Not saved on this device. Submit before you leave.', thanks: /^This browser cannot remember your response/ },
  ko: {
    unkept: '이 기기에 저장되지 않습니다. 나가기 전에 제출해 주세요.',
    thanks: /^이\s브라우저에서는 나중에 응답을 다시\s열\s수\s없습니다/,
  },
}

for (const [kind, limit] of Object.entries({ 'storage and cookies blocked': blockEverything, 'no room left': fill }))
  for (const { lang, width } of onPhone) {
    test.describe(`with ${kind} (${lang}, ${width})`, () => {
      test.use({ viewport: { width, height: 900 } })

      test('a respondent reads, answers and sends, with a note about what is not stored', async ({ page, request }) => {
        await limit(page)
        const survey = await makeSurvey(request, simple)
        const on = surveyOn(page, lang)
        await on.open(survey)
        await on.field('a').fill('for once')
        await expect(page.getByText(said[lang].unkept)).toBeVisible()
        await expect(page.getByText(on.label.kept, { exact: true })).toHaveCount(0)
        const [answer] = await Promise.all([page.waitForResponse('**/api/responses'), on.submit()])
        await on.thanked()
        await expect(page.getByText(said[lang].thanks)).toBeVisible()
        const { id } = (await answer.json()) as { id: string }
        expect((await readResponse(request, id)).answers).toEqual([{ question_id: 'a', value: 'for once' }])
        await page.getByRole('link', { name: on.label.view }).click()
        await expect(page.getByText('for once')).toBeVisible()
      })

      test('the other language applies to the visit, and to a reload', async ({ page, request }) => {
        await limit(page)
        const survey = await makeSurvey(request, simple)
        await page.goto(`/survey/${survey.slug}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(survey.title)
        await page.getByRole('button', { name: /English/ }).click()
        await page.getByRole('button', { name: '한국어', exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(survey.title_ko)
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(survey.title_ko)
        await page.getByRole('banner').getByRole('link').first().click()
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(survey.title_ko)
        await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
      })
    })
  }
