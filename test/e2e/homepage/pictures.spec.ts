import { guest, openAsAdmin, part, picture, preview, save, stored, widthOf } from './homepageEditor.ts'
import { expect } from '../support/product.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { storeHomepage } from '../support/storeHomepage.ts'

test.use({ siteOf: 'homepage' })

/** The home page is the whole site's, so these tests have a site of their own, and take turns. */
test.describe.configure({ mode: 'serial' })

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
  const zoom = dialog.getByLabel('Zoom, 0.2 to 3')
  await expect(zoom).toHaveValue('1.1')
  for (const [typed, taken] of Object.entries({ 9: '3', 0.1: '0.2' })) {
    await zoom.fill(typed)
    await zoom.blur()
    await expect(zoom).toHaveValue(taken)
  }
  await dialog.getByRole('radio', { name: '1:1' }).check()
  await expect.poll(async () => Math.abs((await output())[0] - (await output())[1])).toBeLessThanOrEqual(1)
  const area = dialog.getByRole('application')
  await area.focus()
  const left = () => dialog.locator('.cropper-crop-box').evaluate((box) => box.getBoundingClientRect().left)
  const from = await left()
  await page.keyboard.press('ArrowRight')
  expect(await left()).toBeGreaterThan(from)
  const size = await output()
  await dialog.getByRole('button', { name: 'Save Crop' }).click()
  await expect(dialog).toBeHidden()
  await save(page)

  const [cropped, ...more] = (await stored(request)).use_cases![0]!.media
  expect(more).toEqual([])
  expect(cropped).toMatchObject({ alt: 'Two halves', scale: 1, offset_x: 0, position: 'center', kind: 'image' })
  expect(cropped!.url).toMatch(/^\/media\/.+\.png$/)
  expect(cropped!.url).not.toBe(framed.url)
  const png = await request.get(cropped!.url)
  expect(png.headers()['content-type']).toBe('image/png')
  const body = await png.body()
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual(size)
  const visitor = await guest(browser, site, '/')
  await expect(visitor.getByRole('img', { name: 'Two halves' })).toHaveAttribute('src', cropped!.url)
  await visitor.context().close()
})

test.describe('the crop dialog', () => {
  test.use({ refusals: [503] })

  test('has room for its slider and its buttons in any window, and stays with a quiet note where the upload fails', async ({
    page,
    request,
  }) => {
    await openAsAdmin(page, request)
    await part(page, /^Initial Domains/).click()
    await page.getByRole('button', { name: /^A clip/ }).click()
    await page.getByRole('button', { name: 'Crop: Two halves' }).click()
    const dialog = page.getByRole('dialog', { name: 'Crop image' })
    await expect(page.locator('.cropper-crop-box')).toBeVisible()
    expect(await widthOf(dialog)).toBe(760)
    expect(await widthOf(dialog.getByRole('slider', { name: 'Zoom', exact: true }))).toBeGreaterThan(200)
    await page.route('**/api/files/presign', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'Busy' } }))
    await page.getByRole('button', { name: 'Save Crop' }).click()
    await expect(page.getByText('The crop was not saved. Try again, or cancel to keep the image as it was.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()

    for (const height of [844, 600]) {
      await page.setViewportSize({ width: 390, height })
      await page.getByRole('button', { name: 'Crop: Two halves' }).click()
      await expect(page.locator('.cropper-crop-box')).toBeVisible()
      const [cancel, save] = await Promise.all(['Cancel', 'Save Crop'].map((name) => page.getByRole('button', { name }).boundingBox()))
      expect(save!.y).toBe(cancel!.y)
      expect(save!.y + save!.height).toBeLessThan(height - 16)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    await page.unroute('**/api/files/presign')
    await page.getByRole('button', { name: 'Crop: Two halves' }).click()
    await dialog.getByLabel('Keep the original too').check()
    await dialog.getByRole('button', { name: 'Save Crop' }).click()
    await expect(dialog).toBeHidden()
    const [before] = (await stored(request)).use_cases![0]!.media
    await save(page)
    const [original, cropped, ...more] = (await stored(request)).use_cases![0]!.media
    expect([original, more]).toEqual([before, []])
    expect(cropped!.url).not.toBe(before!.url)
  })
})
