import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { question, section, survey } from '../../scripts/fixtures/buildSurvey.ts'
import { admin, adminToken, expect, place, signIn, test } from './product.ts'

type Stored = { id: string; slug: string; title: string; title_ko: string; version: number; sections: { title: string }[] }

const authorization = async (request: APIRequestContext) => ({ authorization: `Bearer ${await adminToken(request)}` })

/** A survey that shows to nobody, as the API stores it. */
async function store(request: APIRequestContext): Promise<Stored> {
  const data = survey([section('first', [question('why', { title: 'Why?' })], { title: 'First' })], {
    slug: `saving-${randomUUID()}`,
    title: 'Stored',
    is_active: false,
  })
  const answer = await request.post('/api/surveys', { data, headers: await authorization(request) })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as Stored
}

/** The survey as it is stored now. */
async function stored(request: APIRequestContext, id: string): Promise<Stored> {
  return (await (await request.get(`/api/surveys/${id}`, { headers: await authorization(request) })).json()) as Stored
}

async function open(page: Page, request: APIRequestContext, id: string) {
  await signIn(page, await adminToken(request))
  await page.goto(`/admin/surveys/${id}`)
  await expect(title(page)).toBeVisible()
}

const title = (page: Page) => page.getByLabel('Title', { exact: true }).first()
const titleKo = (page: Page) => page.getByLabel('Title (Korean)', { exact: true }).first()
const bar = (page: Page) => page.getByRole('main').locator('header').first()
const chip = (page: Page) => bar(page).getByRole('status')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
const saved = (page: Page) => expect(chip(page)).toHaveText(/Saved \d/)
const unsaved = (page: Page) => expect(chip(page)).toHaveText('Unsaved')

const draft = (page: Page) => bar(page).getByRole('button', { name: 'Unsaved draft', exact: true })
async function restore(page: Page) {
  const button = page.getByRole('button', { name: 'Restore', exact: true })
  if (!(await button.isVisible())) await draft(page).click()
  await button.click()
}

/** Another window of the same admin, on the same survey. */
async function another(page: Page, request: APIRequestContext, id: string): Promise<Page> {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin })
  const other = await context.newPage()
  await open(other, request, id)
  return other
}

test('a new survey becomes one to edit by its first save, and keeps its undo steps, the focus and the place', async ({ page, request }) => {
  await signIn(page, await adminToken(request))
  await page.goto('/admin/surveys/new')
  await expect(title(page)).toHaveValue('Untitled Survey')
  const name = `Made here ${randomUUID()}`
  await title(page).fill(name)
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Add Section' }).filter({ visible: true }).last().click()
  await titleKo(page).fill('여기서 만든 설문')
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const scrolled = await page.evaluate(() => scrollY)
  await page.keyboard.press('Control+s')
  await saved(page)
  await expect.poll(() => place(page)).toMatch(/^\/admin\/surveys\/(?!new)[\w-]+$/)
  await expect(titleKo(page)).toBeFocused()
  // The notice above the cards moves them down; the browser may hold what one looks at.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolled)
  await expect(page.getByText('This survey is now active')).toBeVisible()
  const id = place(page).split('/').at(-1)!
  await expect(page.getByLabel('Link', { exact: true }).and(page.getByRole('textbox'))).toHaveValue(new RegExp(`/survey/${id}$`))
  expect(await stored(request, id)).toMatchObject({ title: name, title_ko: '여기서 만든 설문', is_active: true, version: 1 })

  await press(page, 'Undo')
  await expect(titleKo(page)).toHaveValue('')
  await unsaved(page)
  await press(page, 'Redo')
  await expect(titleKo(page)).toHaveValue('여기서 만든 설문')
  await saved(page)

  await page.getByRole('switch', { name: 'Active' }).last().uncheck()
  await press(page, 'Save')
  await expect(page.getByText('Saved as an inactive survey')).toBeVisible()
  expect(await stored(request, id)).toMatchObject({ is_active: false, version: 2 })
  await page.reload()
  await expect(title(page)).toHaveValue(name)
})

test('what is typed while saving stays, and is not saved yet', async ({ page, request }) => {
  const { id } = await store(request)
  await open(page, request, id)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(`**/api/surveys/${id}`, (route) => held.then(() => route.continue()))
  await title(page).fill('One')
  await page.keyboard.press('Control+s')
  await expect(chip(page)).toHaveText('Saving...')
  await title(page).fill('One and two')
  letGo()
  await unsaved(page)
  await expect(title(page)).toHaveValue('One and two')
  expect((await stored(request, id)).title).toBe('One')
  await page.keyboard.press('Control+z')
  await expect(title(page)).toHaveValue('One')
  await saved(page)
})

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

/** Waits until this device keeps a draft. */
async function draftKept(page: Page) {
  const count = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const request = indexedDB.open('survey-drafts')
          request.addEventListener('success', () => {
            if (!request.result.objectStoreNames.contains('drafts')) return resolve(0)
            const all = request.result.transaction('drafts').objectStore('drafts').count()
            all.addEventListener('success', () => {
              request.result.close()
              resolve(all.result)
            })
          })
        }),
    )
  await expect.poll(count).toBeGreaterThan(0)
}

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

test.describe('when the session ended', () => {
  test.use({ refusals: [401] })

  test('one signs in again in place, and the save goes on', async ({ page, request }) => {
    const { id } = await store(request)
    await open(page, request, id)
    await title(page).fill('Typed in an old session')
    await page.evaluate(() => localStorage.setItem('token', 'not a token any more'))
    await press(page, 'Save')
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await expect(dialog.getByLabel('E-mail')).toHaveValue(admin().email)
    await dialog.getByLabel('Password', { exact: true }).fill('wrong')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Incorrect e-mail or password.')
    await dialog.getByLabel('Password', { exact: true }).fill(admin().password)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await saved(page)
    await expect(title(page)).toHaveValue('Typed in an old session')
    expect(place(page)).toBe(`/admin/surveys/${id}`)
    expect((await stored(request, id)).title).toBe('Typed in an old session')
  })
})

test.describe('without a network', () => {
  test.use({ refusals: [0] })

  test('a save fails in place, and Retry saves', async ({ page, request, context }) => {
    const { id } = await store(request)
    await open(page, request, id)
    await title(page).fill('Typed offline')
    await page.waitForLoadState('networkidle') // the parts of the preview come after the editor
    await context.setOffline(true)
    await page.keyboard.press('Control+s')
    await expect(chip(page)).toHaveText('Failed')
    await expect(title(page)).toHaveValue('Typed offline')
    await context.setOffline(false)
    await bar(page).getByRole('button', { name: 'Retry' }).click()
    await saved(page)
    expect((await stored(request, id)).title).toBe('Typed offline')
  })
})

test.describe('what the server refuses', () => {
  test.use({ refusals: [409, 422] })

  test('leads to the field, and an address that is taken stands at the address', async ({ page, request }) => {
    const [{ id }, { slug }] = [await store(request), await store(request)]
    await open(page, request, id)
    await page.getByLabel('Unique Identifier (slug)').fill(slug)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('alert')).toContainText('Nothing was saved.')
    await expect(page.getByRole('alert')).toContainText('Another survey already uses this address. Choose another one.')
    await expect(page.getByLabel('Unique Identifier (slug)')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Unique Identifier (slug)').fill('')
    await press(page, 'Save')
    await saved(page)
  })
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

test('a survey that nobody could submit is not published unasked', async ({ page, request }) => {
  const { id } = await store(request)
  await open(page, request, id)
  await press(page, 'Add question')
  await page.getByLabel('Type', { exact: true }).selectOption('single_choice')
  await page.getByRole('switch', { name: 'Required' }).check()
  await page.getByRole('switch', { name: 'Active' }).check()
  await expect(page.getByText(/^No one can submit this survey yet\. This question is required, but has no choices: 1\.2/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^1\.2 has no choices/ })).toBeVisible()
  const question = page.getByRole('dialog', { name: 'No one can submit this survey yet' })
  await page.keyboard.press('Control+s')
  await question.getByRole('button', { name: 'Save as inactive' }).click()
  await saved(page)
  expect(await stored(request, id)).toMatchObject({ is_active: false, version: 2 })

  await page.getByRole('switch', { name: 'Active' }).check()
  await page.keyboard.press('Control+s')
  await question.getByRole('button', { name: 'Add choices' }).click()
  await page.getByRole('button', { name: 'Add choice', exact: true }).click()
  await page.keyboard.press('Control+s')
  await saved(page)
  expect(await stored(request, id)).toMatchObject({ is_active: true, version: 3 })
  await expect(page.getByText(/No one can submit/)).toHaveCount(0)
})

test('an earlier version comes back as one step of undo', async ({ page, request }) => {
  const { id } = await store(request)
  await open(page, request, id)
  await title(page).fill('Second')
  await press(page, 'Save')
  await saved(page)
  await press(page, 'Versions')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByRole('listitem').first()).toContainText(admin().email)
  await dialog.getByRole('button', { name: /^Version 1/ }).click()
  await expect(dialog).toContainText('Sections: 1, questions: 1')
  await expect(dialog.getByRole('listitem')).toContainText('Title')
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(title(page)).toHaveValue('Stored')
  await unsaved(page)
  await page.keyboard.press('Control+z')
  await expect(title(page)).toHaveValue('Second')
  await saved(page)
})

test.describe('a survey that is not there', () => {
  test.use({ refusals: [404] })

  test('is told, with a way back', async ({ page, request }) => {
    await signIn(page, await adminToken(request))
    await page.goto('/admin/surveys/nowhere')
    await expect(page.getByRole('alert')).toContainText('We could not find this survey.')
    await page.getByRole('link', { name: 'Back to the surveys' }).click()
    await expect(page).toHaveURL('/admin/surveys')
  })
})
