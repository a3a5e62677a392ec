import { ownSite as test } from '../support/ownSite.ts'
import { adminToken, expect, signIn } from '../support/product.ts'
import { watchShifts, shiftsOf } from '../support/layoutShifts.ts'

test.use({ siteOf: 'frame' })

const offer = '한국어로도 볼 수 있습니다.'

test.describe('a browser that prefers Korean', () => {
  test.use({ locale: 'ko-KR' })

  test('is offered Korean on every page, all of them English, until it answers', async ({ page }) => {
    await watchShifts(page)
    for (const path of ['/', '/surveys', '/survey/checking-official-messages', '/login', '/account']) {
      await page.goto(path)
      await expect(page.getByText(offer), path).toBeVisible()
      await expect(page.locator('html'), path).toHaveAttribute('lang', 'en')
    }
    await page.goto('/surveys')
    await expect(page.getByText(offer)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(offer)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: '닫기' }).click()
    await expect(page.getByText(offer)).toBeHidden()
    for (const path of ['/', '/login']) {
      await page.goto(path)
      await expect(page.getByRole('main'), path).toBeVisible()
      await expect(page.getByText(offer), path).toBeHidden()
    }
    expect(await shiftsOf(page)).toEqual([])
  })

  test('reads the offer in a narrow window with text of 200 %', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 })
    await page.goto('/surveys')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const { width } = (await page.getByText(offer).boundingBox())!
    expect(width).toBeGreaterThan(200)
    for (const name of ['한국어로 보기', '닫기']) {
      const { x, width } = (await page.getByRole('button', { name }).boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(320)
    }
  })

  test('sees the offer aligned with the navbar above a workspace', async ({ page, request }) => {
    await signIn(page, await adminToken(request))
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/admin/surveys/new')
      await expect(page.getByRole('main').getByRole('button').filter({ visible: true }).first()).toBeVisible()
      const start = (await page.getByText(offer).boundingBox())!
      const end = (await page.getByRole('button', { name: '닫기' }).boundingBox())!
      expect(start.x).toBe((await page.getByRole('banner').getByRole('link').first().boundingBox())!.x)
      expect(end.x + end.width).toBe(width - start.x)
    }
  })

  test('sees the columns of a workspace end with the window below the offer', async ({ page, request }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, await adminToken(request))
    for (const [path, columns] of [
      ['/admin/users', 1],
      ['/admin/surveys/new', 2],
      ['/admin/homepage', 2],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(offer)).toBeVisible()
      const ends = () =>
        page
          .locator('#root *')
          .evaluateAll((all) =>
            all
              .filter((one) => getComputedStyle(one).position === 'sticky' && one.clientHeight > 400)
              .map((one) => Math.round(one.getBoundingClientRect().bottom)),
          )
      await expect.poll(ends, path).toEqual(Array.from({ length: columns }, () => 900))
    }
  })

  test('skips past the offer by the first stop, and has the focus in the page once it closes the offer', async ({ page }) => {
    await page.goto('/surveys')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName('Skip to content')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: '닫기' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(offer)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('has the page in Korean, and keeps it, once it asks for it', async ({ page }) => {
    await page.goto('/surveys')
    await page.getByRole('button', { name: '한국어로 보기' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('설문')
    await expect(page.getByText(offer)).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('ko')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  })
})

test('a language whose reload the person refuses is not stored', async ({ page }) => {
  await page.goto('/survey/checking-official-messages')
  await page.getByLabel('Job').fill('Editor') // the browser asks only users who have interacted with the page
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()))
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss())
  await page.getByRole('button', { name: /English/ }).click()
  await page.getByRole('button', { name: '한국어', exact: true }).click()
  await asked
  await expect(page.getByLabel('Job')).toHaveValue('Editor')
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBeNull()
})
