import { allTexts } from '../../support/allTexts.ts'
import { ask, makeSurvey, part } from '../support/journey.ts'
import { latinWords } from '../support/latinWords.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

const { admin, cards, leave, nav } = allTexts('ko')

/** A text with its gaps filled. */
const filled = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_gap, name: string) => String(values[name]))

const same = (text: string) => ({ title: text, title_ko: text })

test.use({ viewport: { width: 1440, height: 900 } })

// states.spec.ts looks at the states that stay.
test('temporary parts of the editor are in Korean: panels, messages about a move, toasts and dialogs', async ({ page, request }) => {
  const questions = [ask('a', same('첫째 문항')), ask('b', same('둘째 문항'))]
  const { id } = await makeSurvey(request, { ...same('설문'), sections: [part('one', questions, same('섹션'))] })
  const clean = async (where: string) => expect(await latinWords(page), where).toEqual([])
  await signIn(page, await adminToken(request))
  await page.goto(`/admin/surveys/${id}?lang=ko`)
  const area = page.getByRole('region', { name: admin.questions })
  const toolbar = page.getByRole('toolbar').first()
  for (const panel of [admin.image, admin.link, admin.video]) {
    await toolbar.getByRole('button', { name: panel, exact: true }).click()
    await clean(panel)
    await page.keyboard.press('Escape')
  }

  await area.getByLabel(filled(admin.grip, { name: '1.1 첫째 문항' }), { exact: true }).focus()
  for (const [key, told] of [
    ['Space', filled(admin.lifted, { at: 1, count: 2 })],
    ['ArrowDown', filled(admin.over, { at: 2, count: 2 })],
    ['Space', filled(admin.dropped, { at: 2, count: 2 })],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByText(told, { exact: true })).toHaveCount(1)
  }
  await area.getByRole('heading', { level: 3, name: '둘째 문항' }).getByRole('button').click()
  await area.locator(`button[aria-label="${admin.delete}"]`).click()
  await expect(page.getByText(cards.question_deleted)).toBeVisible()
  await clean('a deleted question')
  await page.getByRole('main').locator('header').first().getByRole('link', { name: nav.surveys, exact: true }).click()
  await expect(page.getByRole('dialog', { name: leave.question })).toBeVisible()
  await clean('leaving')
})
