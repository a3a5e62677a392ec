import type { APIRequestContext, Page } from '@playwright/test'
import { readSurvey } from '../../support/journey.ts'
import { expect, test } from '../../support/product.ts'
import { another, open, press, saved, store, title, titleKo } from './savedSurvey.ts'

/** Two windows on one survey: `page` has typed `mine`, and the other one has saved a Korean title before it. */
async function bothChange(page: Page, request: APIRequestContext, mine: (page: Page) => Promise<void>) {
  const { id } = await store(request)
  await open(page, request, id)
  const other = await another(page, request, id)
  await titleKo(other).fill('그들의 제목')
  await press(other, 'Save')
  await saved(other)
  await other.context().close()
  await mine(page)
  await press(page, 'Save')
  return { id, dialog: page.getByRole('dialog', { name: 'Someone else saved this survey while you were editing' }) }
}

test.describe('when two save one survey', () => {
  test.use({ refusals: [412] })

  test('the second sees what both changed, and merges it', async ({ page, request }) => {
    const { id, dialog } = await bothChange(page, request, (mine) => title(mine).fill('Mine'))
    await expect(dialog.getByRole('heading', { name: 'Your changes' }).locator('..')).toContainText('Survey Title')
    await expect(dialog.getByRole('heading', { name: /^Their changes/ }).locator('..')).toContainText('Title (Korean)')
    await expect(dialog.getByRole('heading', { name: /^Changed in both/ })).toBeHidden()
    await dialog.getByRole('button', { name: 'Merge both' }).click()
    await expect(title(page)).toHaveValue('Mine')
    await expect(titleKo(page)).toHaveValue('그들의 제목')
    await press(page, 'Save')
    await saved(page)
    expect(await readSurvey(request, id)).toMatchObject({ title: 'Mine', title_ko: '그들의 제목' })
  })
})
