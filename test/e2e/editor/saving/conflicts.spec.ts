import type { APIRequestContext, Page } from '@playwright/test'
import { section, survey } from '../../../support/fixtures/buildSurvey.ts'
import { expect, test } from '../../support/product.ts'
import {
  another,
  authorization,
  draft,
  open,
  press,
  restore,
  saved,
  store,
  stored,
  title,
  titleKo,
  unsaved,
  draftKept,
} from './savedSurvey.ts'

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
    expect(await stored(request, id)).toMatchObject({ title: 'Mine', title_ko: '그들의 제목' })
  })

  test('the second may decide later, and keep mine', async ({ page, request }) => {
    const { id, dialog } = await bothChange(page, request, (mine) => titleKo(mine).fill('내 제목'))
    await expect(dialog.getByRole('heading', { name: /^Changed in both/ }).locator('..')).toContainText('Title (Korean)')
    await page.keyboard.press('Escape')
    await expect(titleKo(page)).toHaveValue('내 제목')
    await press(page, 'Compare')
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await saved(page)
    expect(await stored(request, id)).toMatchObject({ title_ko: '내 제목', version: 3 })
  })

  test('the second may load theirs, and bring mine back', async ({ page, request }) => {
    const { dialog } = await bothChange(page, request, (mine) => titleKo(mine).fill('내 제목'))
    await dialog.getByRole('button', { name: 'Load theirs' }).click()
    await expect(titleKo(page)).toHaveValue('그들의 제목')
    await saved(page)
    await restore(page)
    await expect(titleKo(page)).toHaveValue('내 제목')
    await unsaved(page)
  })

  test('a draft of an older version is told so, and meets the newer one when it is saved', async ({ page, request }) => {
    const { id } = await store(request)
    await open(page, request, id)
    await title(page).fill('Typed before they saved')
    await unsaved(page)
    await draftKept(page)
    await page.close({ runBeforeUnload: false })
    const data = { ...survey([section('first')], { title: 'Stored', is_active: false }), title_ko: '그들' }
    await request.put(`/api/surveys/${id}`, { data, headers: await authorization(request) })

    const back = await page.context().newPage()
    await back.goto(`/admin/surveys/${id}`)
    await draft(back).click()
    await expect(back.getByText(/^The survey has been saved since then/)).toBeVisible()
    await restore(back)
    await expect(title(back)).toHaveValue('Typed before they saved')
    await press(back, 'Save')
    await expect(back.getByRole('dialog', { name: 'Someone else saved this survey while you were editing' })).toBeVisible()
  })
})
