import { expect, test } from '../../support/product.ts'
import { another, draftKept, open, press, restore, saved, store, title, titleKo } from './savedSurvey.ts'

test.describe('an editor from before a deployment that brought a type of question', () => {
  test.use({ refusals: [412] })

  test('refuses the survey, keeps the input, and overwrites nothing', async ({ page, request }) => {
    const { id } = await store(request)
    await open(page, request, id)
    const other = await another(page, request, id)
    await titleKo(other).fill('그들의 제목')
    await press(other, 'Save')
    await saved(other)
    await other.context().close()
    await title(page).fill('Mine')
    await draftKept(page)
    await page.route(`**/api/surveys/${id}`, async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const reply = await route.fetch()
      return route.fulfill({ response: reply, body: (await reply.text()).replace('"short_text"', '"telepathy"') })
    })
    await press(page, 'Save')
    await expect(page.getByText('This page was updated. Reload it to go on.')).toBeVisible()
    await expect(title(page)).toHaveValue('Mine')

    let loads = 0
    page.on('load', () => loads++)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText('This page was updated. Reload it to go on.')).toBeVisible()
    await expect.poll(() => loads).toBe(2)
    await page.unroute(`**/api/surveys/${id}`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await restore(page)
    await expect(title(page)).toHaveValue('Mine')
  })
})
