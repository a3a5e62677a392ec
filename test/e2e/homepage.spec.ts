import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import type { Homepage } from '#shared/homepage.ts'
import { ownSite as test } from './ownSite.ts'
import { adminToken, expect, place, signIn } from './product.ts'
import { storeHomepage } from './storeHomepage.ts'

test.use({ siteOf: 'homepage' })

/** The home page is the whole site's, so these tests have a site of their own, and take turns. */
test.describe.configure({ mode: 'serial' })

const asAdmin = async (request: APIRequestContext) => ({ authorization: `Bearer ${await adminToken(request)}` })

const stored = async (request: APIRequestContext): Promise<Homepage> =>
  (await (await request.get('/api/homepage', { headers: await asAdmin(request) })).json()) as Homepage

async function openAsAdmin(page: Page, request: APIRequestContext) {
  await signIn(page, await adminToken(request))
  await page.goto('/admin/homepage')
  await expect(saveAll(page)).toBeVisible()
}
async function guest(browser: Browser, site: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site })).newPage()
  await page.goto(path)
  return page
}

const item = (title: string) => ({ title: { en: title, ko: title }, description: { en: '', ko: '' }, media: [] })

const saveAll = (page: Page) => page.getByRole('button', { name: 'Save All', exact: true })
const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true })
const changes = (page: Page, count: number) => page.getByRole('status').getByText(count === 1 ? '1 change' : `${count} changes`)
const part = (page: Page, name: RegExp) => page.getByRole('main').getByRole('heading', { level: 2, name }).getByRole('button')
const korean = (page: Page) => page.getByRole('radio', { name: /^Korean/ }).check()
const english = (page: Page) => page.getByRole('radio', { name: /^English/ }).check()
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the homepage"]')
async function save(page: Page) {
  await saveAll(page).click()
  await expect(saved(page)).toBeVisible()
}
/** Types into a rich field, over what is there. */
async function write(page: Page, field: Locator, text: string) {
  await expect(field).not.toHaveAttribute('aria-busy', 'true')
  await field.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Drags one entry up to where another is. */
async function dragItem(page: Page, name: string, to: string) {
  const grip = (await page.getByRole('button', { name: `Reorder: ${name}` }).boundingBox())!
  const goal = (await page.getByRole('button', { name: `Reorder: ${to}` }).boundingBox())!
  await page.mouse.move(grip.x + 8, grip.y + 12)
  await page.mouse.down()
  await page.mouse.move(grip.x + 8, grip.y - 20, { steps: 5 })
  await page.mouse.move(goal.x + 8, goal.y + 4, { steps: 8 })
  await page.mouse.up()
}

const widthOf = async (part: Locator) => Math.round((await part.boundingBox())!.width)

/** A picture of 1,600 by 1,000 pixels, half blue and half teal. */
const picture = async (page: Page) => {
  const png = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1000 })
    const context = canvas.getContext('2d')!
    context.fillStyle = '#2850d8'
    context.fillRect(0, 0, 800, 1000)
    context.fillStyle = '#0f9d94'
    context.fillRect(800, 0, 800, 1000)
    return canvas.toDataURL('image/png').split(',')[1]!
  })
  return { name: 'halves.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }
}

test('every kind of field is edited in both languages, shown in the preview, saved, and read by guests', async ({
  page,
  request,
  browser,
  site,
}) => {
  const before = await stored(request)
  await openAsAdmin(page, request)
  await part(page, /^Hero/).click()
  await write(page, page.getByRole('textbox', { name: 'Hero title' }), 'Look twice')
  await page.getByLabel('Badge 1').fill('Made in daylight')
  await page.getByLabel('Survey button').fill('Tell us')
  await page.getByLabel('Footnote').fill('A hero footnote')
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Look twice')
  await korean(page)
  await write(page, page.getByRole('textbox', { name: 'Hero title (Korean)' }), '다시 봅니다')
  await page.getByLabel('Survey button (Korean)').fill('알려 주세요')
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('다시 봅니다')
  await expect(preview(page).getByText('알려 주세요').first()).toBeVisible()
  await english(page)
  await part(page, /^Hero/).click()

  await part(page, /^FAQ/).click()
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.keyboard.type('Is this new?')
  await write(page, page.getByRole('textbox', { name: 'Answer' }), 'It is.')
  await part(page, /^FAQ/).click()
  await part(page, /^Contact/).click()
  await page.getByLabel('Title').fill('Talk to us')
  await part(page, /^Footer/).click()
  await write(page, page.getByRole('textbox', { name: 'Footer (Rich Text)' }), 'Printed on the web')
  await expect(changes(page, 9)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()

  const after = await stored(request)
  expect(after.hero_title).toEqual({ en: '<p>Look twice</p>', ko: '<p>다시 봅니다</p>' })
  expect(after.faq!.at(-1)).toEqual({ question: { en: 'Is this new?', ko: '' }, answer: { en: '<p>It is.</p>', ko: '' } })
  expect(after.footer_html!.en).toBe('<p>Printed on the web</p>')
  const untouched = ['mission', 'capabilities', 'principles', 'ecosystem', 'use_cases', 'survey_section_text', 'hero_subtext'] as const
  for (const name of untouched) expect(after[name], name).toEqual(before[name])

  const visitor = await guest(browser, site, '/')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Look twice')
  await expect(visitor.getByText('Made in daylight')).toBeVisible()
  await expect(visitor.getByText('Is this new?')).toBeVisible()
  await visitor.goto('/?lang=ko')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('다시 봅니다')
  await visitor.context().close()
})

test('items that are dragged where less motion is preferred stay where they fall, and the page goes on', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await storeHomepage(request, { mission: ['One', 'Two', 'Three'].map(item) })
  await openAsAdmin(page, request)
  await part(page, /^Mission/).click()
  const order = () => page.getByRole('list', { name: 'Mission' }).getByRole('heading', { level: 3 }).allTextContents()
  await page.getByRole('button', { name: 'Reorder: One' }).focus()
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await expect(page.locator('[data-dragging]')).toHaveCount(0)
  expect(await order()).toEqual(['Two', 'One', 'Three'])
  await dragItem(page, 'Three', 'Two')
  await expect(page.locator('[data-dragging]')).toHaveCount(0)
  expect(await order()).toEqual(['Three', 'Two', 'One'])
  await page.getByRole('button', { name: 'Three', exact: true }).click()
  await page.getByRole('button', { name: 'Remove: Three' }).click()
  await expect.poll(order).toEqual(['Two', 'One'])
})

test('items are added, dragged, moved and removed, and what was removed comes back', async ({ page, request }) => {
  await storeHomepage(request, { mission: ['One', 'Two', 'Three'].map(item) })
  await openAsAdmin(page, request)
  await part(page, /^Mission/).click()
  const order = () => page.getByRole('list', { name: 'Mission' }).getByRole('heading', { level: 3 }).allTextContents()
  await page.getByRole('button', { name: 'Reorder: One' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect.poll(order).toEqual(['Two', 'Three', 'One'])
  await expect(changes(page, 1)).toBeVisible()

  await dragItem(page, 'One', 'Two')
  await expect.poll(order).toEqual(['One', 'Two', 'Three'])
  await expect(page.getByText(/^\d+ changes?$/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Three', exact: true }).click()
  await page.getByRole('button', { name: 'Move up: Three' }).click()
  await expect.poll(order).toEqual(['One', 'Three', 'Two'])
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(order).toEqual(['Three', 'One', 'Two'])
  await page.getByRole('button', { name: 'Remove: Three' }).click()
  await expect.poll(order).toEqual(['One', 'Two'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(order).toEqual(['Three', 'One', 'Two'])
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.keyboard.type('Four')
  await save(page)
  expect((await stored(request)).mission!.map(({ title }) => title.en)).toEqual(['Three', 'One', 'Two', 'Four'])
})

test('an item that is lifted stays below the pointer while an open one above it folds', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 1600 })
  await storeHomepage(request, { mission: ['One', 'Two', 'Three'].map(item) })
  await openAsAdmin(page, request)
  await part(page, /^Mission/).click()
  await page.getByRole('button', { name: 'One', exact: true }).click()
  const grip = page.getByRole('button', { name: 'Reorder: Three' })
  await expect(page.getByRole('group', { name: 'One', exact: true })).toBeVisible()
  const { x, y } = (await grip.boundingBox())!
  await page.mouse.move(x + 8, y + 12)
  await page.mouse.down()
  await page.mouse.move(x + 8, y + 32, { steps: 5 })
  await expect(page.getByRole('group', { name: 'One', exact: true })).toBeHidden()
  expect(Math.abs((await grip.boundingBox())!.y - y - 20)).toBeLessThan(12)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByRole('group', { name: 'One', exact: true })).toBeVisible()
  expect(Math.abs((await grip.boundingBox())!.y - y)).toBeLessThan(2)
})

test('a picture is uploaded, framed by dragging, cropped to a PNG, and shown so to guests', async ({ page, request, browser, site }) => {
  await storeHomepage(request, { use_cases: [{ title: { en: 'A clip', ko: '' }, description: { en: '', ko: '' }, media: [] }] })
  await openAsAdmin(page, request)
  await part(page, /^Initial Domains/).click()
  await page.getByRole('button', { name: /^A clip/ }).click()
  await page
    .getByRole('main')
    .locator('input[type=file][multiple]')
    .setInputFiles(await picture(page))
  await page.getByRole('button', { name: 'Media 1', exact: true }).click()

  await page.getByRole('application', { name: /^Framing/ }).scrollIntoViewIfNeeded()
  const frame = (await page.getByRole('application', { name: /^Framing/ }).boundingBox())!
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2)
  await page.mouse.down()
  await page.mouse.move(frame.x + frame.width * 0.6, frame.y + frame.height * 0.3, { steps: 6 })
  await page.mouse.up()
  await expect(page.getByLabel('Offset X')).toHaveValue('10')
  await expect(page.getByLabel('Offset Y')).toHaveValue('-20')
  await page.getByRole('radio', { name: 'Top left' }).check()
  await page.getByLabel('Scale, 0.5 to 3').fill('1.3')
  await page.getByLabel('Alternative text').fill('Two halves')
  await expect(preview(page).getByRole('img', { name: 'Two halves' })).toHaveCSS('object-position', '0% 0%')
  await save(page)
  const framed = (await stored(request)).use_cases![0]!.media[0]!
  expect(framed).toMatchObject({ offset_x: 10, offset_y: -20, position: 'top-left', scale: 1.3, alt: 'Two halves', fit: 'cover' })

  await page.getByRole('button', { name: 'Crop: Two halves' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crop image' })
  await expect(dialog.getByText(/^\d+ × \d+ px$/)).toBeVisible()
  const output = async () => (await dialog.getByText(/^\d+ × \d+ px$/).textContent())!.match(/\d+/g)!.map(Number) as [number, number]
  const [width, height] = await output()
  expect(width / height).toBeCloseTo(16 / 9, 1)
  await dialog.getByRole('button', { name: 'Larger' }).click()
  await expect(dialog.getByLabel('Zoom, 0.2 to 3')).toHaveValue('1.1')
  await dialog.getByRole('radio', { name: '1:1' }).check()
  await expect.poll(async () => Math.abs((await output())[0] - (await output())[1])).toBeLessThanOrEqual(1)
  const area = dialog.getByRole('application')
  await area.focus()
  const left = () => dialog.locator('.cropper-crop-box').evaluate((box) => box.getBoundingClientRect().left)
  const from = await left()
  await page.keyboard.press('ArrowRight')
  expect(await left()).toBeGreaterThan(from)
  await dialog.getByRole('button', { name: 'Save Crop' }).click()
  await expect(dialog).toBeHidden()
  await save(page)

  const [cropped, ...more] = (await stored(request)).use_cases![0]!.media
  expect(more).toEqual([])
  expect(cropped).toMatchObject({ alt: 'Two halves', scale: 1, offset_x: 0, position: 'center', kind: 'image' })
  expect(cropped!.url).toMatch(/^\/media\/.+\.png$/)
  expect(cropped!.url).not.toBe(framed.url)
  expect((await request.get(cropped!.url)).headers()['content-type']).toBe('image/png')
  const visitor = await guest(browser, site, '/')
  await expect(visitor.getByRole('img', { name: 'Two halves' })).toHaveAttribute('src', cropped!.url)
  await visitor.context().close()
})

test('the crop dialog keeps its width when the picture is there, and has room for its slider', async ({ page, request }) => {
  await openAsAdmin(page, request)
  await part(page, /^Initial Domains/).click()
  await page.getByRole('button', { name: /^A clip/ }).click()
  await page.getByRole('button', { name: 'Crop: Two halves' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crop image' })
  await expect(page.locator('.cropper-crop-box')).toBeVisible()
  expect(await widthOf(dialog)).toBe(760)
  expect(await widthOf(dialog.getByRole('slider', { name: 'Zoom', exact: true }))).toBeGreaterThan(200)
})

for (const height of [844, 600])
  test(`the crop dialog of a phone ${height} high has Cancel and Save Crop side by side, in sight`, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height })
    await openAsAdmin(page, request)
    await part(page, /^Initial Domains/).click()
    await page.getByRole('button', { name: /^A clip/ }).click()
    await page.getByRole('button', { name: 'Crop: Two halves' }).click()
    await expect(page.locator('.cropper-crop-box')).toBeVisible()
    const [cancel, save] = await Promise.all(['Cancel', 'Save Crop'].map((name) => page.getByRole('button', { name }).boundingBox()))
    expect(save!.y).toBe(cancel!.y)
    expect(save!.y + save!.height).toBeLessThan(height - 16)
  })

test.describe('a crop that cannot be uploaded', () => {
  test.use({ refusals: [503] })

  test('leaves the dialog open with a quiet note', async ({ page, request }) => {
    await openAsAdmin(page, request)
    await part(page, /^Initial Domains/).click()
    await page.getByRole('button', { name: /^A clip/ }).click()
    await page.getByRole('button', { name: 'Crop: Two halves' }).click()
    await page.route('**/api/files/presign', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'Busy' } }))
    await page.getByRole('button', { name: 'Save Crop' }).click()
    await expect(page.getByText('The crop was not saved. Try again, or cancel to keep the image as it was.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('of two admins', () => {
  test.use({ refusals: [412] })

  test('the second is told, and loads theirs or keeps mine with nothing lost', async ({ page, request, browser, site }) => {
    await openAsAdmin(page, request)
    const other = await guest(browser, site, '/login')
    await openAsAdmin(other, request)
    for (const one of [page, other]) await part(one, /^Contact/).click()
    for (const way of ['Load theirs', 'Keep mine']) {
      await other.getByLabel('Title').fill(`Theirs, before ${way}`)
      await save(other)
      await page.getByLabel('Title').fill(`Mine, before ${way}`)
      await saveAll(page).click()
      const question = page.getByRole('dialog', { name: 'Someone else saved the homepage while you were editing' })
      await question.getByRole('button', { name: way }).click()
      await expect(question).toBeHidden()
      await expect(page.getByLabel('Title')).toHaveValue(way === 'Load theirs' ? 'Theirs, before Load theirs' : 'Mine, before Keep mine')
      if (way === 'Keep mine') continue
      await page.getByRole('button', { name: 'Restore' }).click()
      await expect(page.getByLabel('Title')).toHaveValue('Mine, before Load theirs')
    }
    await expect(saved(page)).toBeVisible()
    expect((await stored(request)).contact_title!.en).toBe('Mine, before Keep mine')
    await other.context().close()
  })
})

test('what is not saved can be saved on the way out', async ({ page, request }) => {
  await openAsAdmin(page, request)
  await part(page, /^Contact/).click()
  await page.getByLabel('Title').fill('Saved on the way out')
  await page.getByRole('banner').getByRole('link').first().click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Save and leave' }).click()
  await expect(page).toHaveURL('/')
  expect((await stored(request)).contact_title!.en).toBe('Saved on the way out')
})

test('what was not saved is offered when the page is opened again', async ({ page, request }) => {
  await openAsAdmin(page, request)
  await part(page, /^Contact/).click()
  await page.getByLabel('Title').fill('Almost lost')
  await expect(changes(page, 1)).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto('/admin/homepage')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(changes(page, 1)).toBeVisible()
  await part(page, /^Contact/).click()
  await expect(page.getByLabel('Title')).toHaveValue('Almost lost')
  await save(page)
  await page.reload()
  await expect(saveAll(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
})

test.describe('a session that ends', () => {
  test.use({ refusals: [401] })

  test('leads to login and back before anything is edited', async ({ page }) => {
    await signIn(page, 'not-a-token')
    await page.goto('/admin/homepage')
    await expect.poll(() => place(page)).toBe('/login?next=%2Fadmin%2Fhomepage')
  })

  test('asks for the password in place while something is not saved, and then saves it', async ({ page, request }) => {
    await openAsAdmin(page, request)
    await part(page, /^Contact/).click()
    await page.getByLabel('Title').fill('Written before the end')
    await page.evaluate(() => localStorage.setItem('token', 'not-a-token'))
    await saveAll(page).click()
    const question = page.getByRole('dialog', { name: 'Sign in again' })
    await question.getByLabel('Password', { exact: true }).fill(process.env['ADMIN_PASSWORD']!)
    await question.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(saved(page)).toBeVisible()
    expect((await stored(request)).contact_title!.en).toBe('Written before the end')
  })
})

test.describe('an admin whose role was taken away meanwhile', () => {
  test.use({ refusals: [403] })

  test('is told so', async ({ page, request }) => {
    await signIn(page, await adminToken(request))
    await page.route('**/api/homepage', (route) => route.fulfill({ status: 403, json: { code: 'auth.forbidden' } }))
    await page.goto('/admin/homepage')
    await expect(page.getByRole('alert')).toContainText('Failed to load homepage (403).')
    await expect(page.getByRole('alert')).toContainText('You must be an admin.')
  })
})
