import { randomUUID } from 'node:crypto'
import { readSurvey } from '../../support/journey.ts'
import { expect, test } from '../../support/product.ts'
import { bar, draft, open, press, restore, saved, store, title, unsaved, draftKept } from './savedSurvey.ts'

test('unsaved changes of a closed tab are offered on return', async ({ page, request }) => {
  const { id } = await store(request)
  await open(page, request, id)
  await title(page).fill('Typed, not saved')
  await unsaved(page)
  await draftKept(page)
  await page.close({ runBeforeUnload: false })

  const back = await page.context().newPage()
  await back.goto(`/admin/surveys/${id}`)
  await draft(back).click()
  await expect(back.getByText(/^Unsaved changes from .+ on this device$/)).toBeVisible()
  await expect(title(back)).toHaveValue('Stored')
  await restore(back)
  await expect(title(back)).toHaveValue('Typed, not saved')
  await back.keyboard.press('Control+z')
  await expect(title(back)).toHaveValue('Stored')
  await back.keyboard.press('Control+y')
  await press(back, 'Save')
  await saved(back)
  expect((await readSurvey(request, id)).title).toBe('Typed, not saved')
  await back.reload()
  await expect(title(back)).toHaveValue('Typed, not saved')
  await expect(draft(back)).toBeHidden()
})

test('unsaved changes can be saved on leaving, of a new survey too', async ({ page, request }) => {
  const { id } = await store(request)
  await open(page, request, id)
  const leave = async () => {
    await bar(page).getByRole('link', { name: 'Surveys' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Save and leave' }).click()
    await expect(page).toHaveURL('/admin/surveys')
  }
  await title(page).fill('Saved on the way out')
  await leave()
  expect(await readSurvey(request, id)).toMatchObject({ title: 'Saved on the way out', version: 2 })

  await page.goto('/admin/surveys/new')
  const name = `Left at once ${randomUUID()}`
  await title(page).fill(name)
  await leave()
  await expect(page.getByRole('link', { name })).toBeVisible()
})
