import { firstOf } from '../../support/everyWay.ts'
import { holdScripts } from '../support/holdScripts.ts'
import { expect, test } from '../support/product.ts'

// A script of a published page cannot be loaded.
test.use({ refusals: [0] })

for (const lang of firstOf(['ko', 'en'] as const))
  test(`the page shows a message, and keeps the input over a reload (${lang})`, async ({ page }) => {
    const [notice, retry] = lang === 'ko' ? [/다 불러오지 못했습니다/, '다시 시도'] : [/could not be loaded completely/, 'Retry']
    const scripts = /\/assets\/[^/]+\.js$/
    await page.route(scripts, (route) => route.abort())
    await page.goto(`/survey/trust-in-everyday-media?lang=${lang}`, { waitUntil: 'commit' })
    await page.locator('input[name=job]').fill('Baker')
    await page.locator('input[type=radio]').first().check()
    await expect(page.getByRole('alert')).toHaveText(notice)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: retry }).click() // goes nowhere
    await expect(page.getByRole('button', { name: retry })).toBeEnabled() // it has failed
    await page.context().setOffline(false)
    await expect(page.locator('input[name=job]')).toHaveValue('Baker')
    await page.unroute(scripts)
    await page.getByRole('button', { name: retry }).click()
    await expect(page.locator('form output').first()).toContainText(/1/)
    await expect(page.locator('input[name=job]')).toHaveValue('Baker')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

for (const chunk of firstOf(['en-shell', 'survey']))
  test(`the input is kept if ${chunk} fails once, and the page reloads`, async ({ page }) => {
    const release = await holdScripts(page, chunk)
    await page.goto('/survey/trust-in-everyday-media', { waitUntil: 'commit' })
    await page.locator('input[name=job]').fill('Baker')
    await page.locator('input[type=radio]').first().check()
    release()
    await expect(page.locator('form output').first()).toContainText(/1/)
    await expect(page.locator('input[name=job]')).toHaveValue('Baker')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

test('a published page whose own script is missing stays as it is, with a message', async ({ page }) => {
  await page.route(/\/assets\/survey-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/survey/trust-in-everyday-media', { waitUntil: 'commit' })
  await page.locator('input[name=job]').fill('Baker')
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded completely/)
  await expect(page.locator('input[name=job]')).toHaveValue('Baker')
})

test('so it does where that of its texts cannot, published or not', async ({ page }) => {
  await page.route(/\/assets\/(?:en|ko)[^/]*\.js$/, (route) => route.abort())
  for (const path of ['/surveys', '/admin']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded completely/)
  }
})

test('a script that the page can do without reloads nothing where it is missing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const isMenu = /\/assets\/menus-[^/]*\.js$/
  await page.route(isMenu, (route) => route.abort())
  const missing = page.waitForEvent('requestfailed', (request) => isMenu.test(request.url()))
  await page.goto('/surveys')
  await missing
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))) // the page knows of it
  expect(await page.evaluate(() => sessionStorage.getItem('reloaded'))).toBeNull()
})
