import { expect, test } from '../support/product.ts'
import { watchShifts, shiftsOf } from '../support/layoutShifts.ts'

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

test('a browser that prefers English is offered nothing', async ({ page }) => {
  await page.goto('/surveys')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText(offer)).toBeHidden()
})

test('a language whose reload the person refuses is not stored', async ({ page }) => {
  await page.goto('/survey/checking-official-messages')
  await page.getByLabel('Job').fill('Editor') // the browser asks only of who has done something here
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()))
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss())
  await page.getByRole('button', { name: /English/ }).click()
  await page.getByRole('button', { name: '한국어', exact: true }).click()
  await asked
  await expect(page.getByLabel('Job')).toHaveValue('Editor')
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBeNull()
})
