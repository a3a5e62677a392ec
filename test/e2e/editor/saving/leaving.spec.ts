import { randomUUID } from 'node:crypto'
import { storedFormats } from '../../../support/storedFormat.ts'
import { adminToken, expect, signIn, test } from '../../support/product.ts'
import { authorization, bar, draft, open, press, restore, saved, store, stored, title, unsaved, draftKept } from './savedSurvey.ts'

test('what was not saved when the tab closed is offered on return', async ({ page, request }) => {
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
  expect((await stored(request, id)).title).toBe('Typed, not saved')
  await back.reload()
  await expect(title(back)).toHaveValue('Typed, not saved')
  await expect(draft(back)).toBeHidden()
})

for (const [day, { browser }] of storedFormats)
  test(`a draft that the browser stored on ${day} is offered`, async ({ page, request }) => {
    const { id } = await store(request)
    const me = (await (await request.get('/api/auth/me', { headers: await authorization(request) })).json()) as { id: string }
    await signIn(page, await adminToken(request))
    const found = Object.values(browser.editors).map((text) => JSON.parse(text) as { owner: string })
    const record = {
      ...found.find(({ owner }) => / S\w+$/.test(owner))!,
      owner: `${me.id} ${id}`,
      version: 1,
      at: new Date().toISOString(),
    }
    await page.evaluate(
      (kept) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('survey-drafts', 1)
          opening.addEventListener('upgradeneeded', () =>
            opening.result.createObjectStore('drafts', { keyPath: 'key' }).createIndex('owner', 'owner'),
          )
          opening.addEventListener('success', () => {
            const writing = opening.result.transaction('drafts', 'readwrite')
            writing.objectStore('drafts').put(kept)
            writing.addEventListener('complete', () => {
              opening.result.close()
              resolve()
            })
          })
        }),
      record,
    )
    await page.route('**/media/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' }),
    )
    await page.goto(`/admin/surveys/${id}`)
    await draft(page).click()
    await restore(page)
    await expect(title(page)).toHaveValue('Pictures, edited')
  })

test('nobody leaves with something unsaved unasked', async ({ page, request }) => {
  const { id } = await store(request)
  await open(page, request, id)
  await title(page).fill('Unsaved')
  await bar(page).getByRole('link', { name: 'Surveys' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(title(page)).toHaveValue('Unsaved')
  await bar(page).getByRole('link', { name: 'Surveys' }).click()
  await expect(dialog).toContainText('They are kept on this device, and you can restore them when you come back.')
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/admin/surveys')
  await page.goBack()
  await expect(draft(page)).toBeVisible()
})

test('what is not saved can be saved on the way out, of a new survey too', async ({ page, request }) => {
  const { id } = await store(request)
  await open(page, request, id)
  const leave = async () => {
    await bar(page).getByRole('link', { name: 'Surveys' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Save and leave' }).click()
    await expect(page).toHaveURL('/admin/surveys')
  }
  await title(page).fill('Saved on the way out')
  await leave()
  expect(await stored(request, id)).toMatchObject({ title: 'Saved on the way out', version: 2 })

  await page.goto('/admin/surveys/new')
  const name = `Left at once ${randomUUID()}`
  await title(page).fill(name)
  await leave()
  await expect(page.getByRole('link', { name })).toBeVisible()
})
