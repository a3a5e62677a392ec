import type { Page } from '@playwright/test'
import { open } from '../support/axe.ts'
import { firstOf } from '../../support/everyWay.ts'
import { adminToken, buildMember, expect, signIn, test } from '../support/product.ts'

const languages = ['en', 'ko'] as const
const menu = { en: 'Menu', ko: '메뉴' }
const language = { en: 'Language: English', ko: '언어: 한국어' }

const banner = (page: Page) => page.getByRole('banner')
/** Everything on the bar that can be pressed and seen, with where it ends; and how wide the page is beyond its window. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const pressed = [...document.querySelectorAll('header a, header button, header [popover]:popover-open')]
    const edges = pressed.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
    return {
      count: edges.length,
      left: Math.min(...edges.map(({ left }) => left)),
      right: Math.max(...edges.map(({ right }) => right)),
      beyond: document.documentElement.scrollWidth - innerWidth,
      window: innerWidth,
    }
  })

const longNames = {
  logo_url: '',
  copyright_text_en: '',
  copyright_text_ko: '',
  footer_text_en: '',
  footer_text_ko: '',
  company_name_en: 'The Foundation for Verified Public Communication',
  company_name_ko: '검증된 공공 커뮤니케이션을 위한 한국 재단',
  tagline_en: 'Everything that we publish can be traced to where it came from',
  tagline_ko: '우리가 알리는 모든 것은 어디에서 왔는지 거슬러 올라갈 수 있습니다',
}

for (const lang of languages) {
  test.describe(`the bar (${lang})`, () => {
    const [first, second] = lang === 'en' ? ([100, 200] as const) : ([200, 100] as const)
    for (const [who, sizes] of [
      ['a guest', [first, second]],
      ['an admin', [second, first]],
    ] as const)
      for (const text of firstOf(sizes))
        test(`fits for ${who} with text of ${text} %, its menu too`, async ({ page, request }) => {
          if (who === 'an admin') await signIn(page, await adminToken(request))
          await page.route('**/api/admin/settings/public', (route) => route.fulfill({ json: longNames }))
          await page.addInitScript((size) => {
            addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', `${size}%`))
          }, text)
          await open(page, '/surveys', lang)
          await expect(banner(page).getByRole('link').first()).toContainText(longNames[`tagline_${lang}`])
          await page.evaluate(() => document.fonts.ready)
          const links = banner(page).getByRole('navigation').getByRole('link')
          const opener = banner(page).getByRole('button', { name: menu[lang], exact: true })
          const languageMenu = banner(page).getByRole('button', { name: language[lang] })
          for (const width of who === 'an admin' ? [1280] : [1440, 1000, 390, 320]) {
            await page.setViewportSize({ width, height: 900 })
            await languageMenu.click()
            await expect(page.locator('header [popover]:popover-open')).toBeVisible()
            const { left, right, beyond, count, window } = await measured(page)
            expect({ width, window }).toEqual({ width, window: width })
            expect(count, `at ${width}`).toBeGreaterThan(3)
            expect(left, `at ${width}`).toBeGreaterThanOrEqual(0)
            expect(right, `at ${width}`).toBeLessThanOrEqual(window)
            expect(beyond, `at ${width}`).toBe(0)
            expect(await opener.isVisible(), `at ${width}`).not.toBe(await links.first().isVisible())
            await page.keyboard.press('Escape')
          }
        })

    test('has a short name of the language on a phone, and one line for the tagline', async ({ page, request }) => {
      await signIn(page, (await buildMember(request)).token)
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, '/surveys', lang)
      const button = banner(page).getByRole('button', { name: language[lang] })
      await expect(button).toHaveText(lang === 'en' ? 'EN' : '한국어', { useInnerText: true })
      await expect(banner(page).getByRole('button', { name: /^Account menu|^계정 메뉴/ })).toBeVisible()
      const tagline = banner(page).getByRole('link').first().locator('span').last()
      const lines = await tagline.evaluate((words) => words.clientHeight / parseFloat(getComputedStyle(words).lineHeight))
      expect(Math.round(lines)).toBe(1)
    })
  })
}

test('on paper nothing hangs over a page', async ({ page }) => {
  for (const path of ['/', '/surveys', '/survey/checking-official-messages', '/login', '/signup']) {
    await open(page, path, 'en')
    await page.emulateMedia({ media: 'print' })
    const hanging = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position) && one.checkVisibility())
        .map((one) => `${one.tagName} ${one.className}`),
    )
    expect([path, hanging]).toEqual([path, []])
    await expect(banner(page).getByRole('button')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('the bar with Submit is whole in the window as soon as there is room for it below the top of the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/survey/checking-official-messages?lang=en')
  const submit = page.getByRole('button', { name: 'Submit' })
  await page.locator('[data-question] input').first().check() // the bar stays in view from the first answer on
  await page.evaluate(() => scrollTo(0, 0))
  const formTop = (await page.locator('form').boundingBox())!.y
  for (const room of [90, 110, 130, 150, 170]) {
    await page.setViewportSize({ width: 390, height: Math.ceil(formTop) + room })
    await expect(submit, `${room} px below the top of the form`).toBeInViewport({ ratio: 1 })
  }
})

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active' })

  test('focus, current items and drawings are visible', async ({ page, request }) => {
    await open(page, '/survey/checking-official-messages', 'en')
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveRole('radio')
    await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none')
    await expect(page.locator(':focus')).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
    await open(page, '/surveys', 'en')
    await expect(page.getByRole('main').locator('svg[fill=none]').first()).toHaveCSS('forced-color-adjust', 'none')
    await open(page, '/', 'en')
    const dots = page.getByRole('main').locator('button[aria-current], button[aria-current] ~ button')
    expect(await dots.count()).toBeGreaterThan(1)
    const fills = await dots.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').backgroundColor))
    expect(new Set(fills).size).toBe(1)
    await signIn(page, await adminToken(request))
    await open(page, '/admin/surveys', 'en')
    await expect(page.getByRole('link', { name: 'Surveys', exact: true }).and(page.locator('[aria-current]'))).toHaveCSS(
      'outline-style',
      'solid',
    )
  })
})
