import type { Page } from '@playwright/test'
import { open } from '../support/axe.ts'
import { firstOf } from '../../support/everyWay.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { expect, place } from '../support/product.ts'

test.use({ siteOf: 'frame' })

/** Settings are global, so these tests have a separate site, and run in turn: at first there are no saved settings. */
test.describe.configure({ mode: 'serial' })

const words = {
  en: {
    tagline: 'Trust in reality',
    sections: ['Mission', 'Capabilities', 'Principles', 'Ecosystem', 'Use cases', 'Survey', 'Contact'],
    homeSections: 'Home sections',
    menu: 'Menu',
    language: 'Language: English',
    surveys: 'Surveys',
  },
  ko: {
    tagline: '믿을 수 있는 현실',
    sections: ['미션', '핵심 역량', '원칙', '생태계', '적용 분야', '설문', '문의하기'],
    homeSections: '홈 섹션',
    menu: '메뉴',
    language: '언어: 한국어',
    surveys: '설문',
  },
}
const anchors = ['mission', 'capabilities', 'principles', 'ecosystem', 'usecases', 'survey', 'contact'].map((name) => `/#${name}`)
const languages = { en: 'English', ko: '한국어' }

const banner = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const hrefs = (page: Page, navigation: string) =>
  page
    .getByRole('navigation', { name: navigation })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

for (const lang of ['en', 'ko'] as const) {
  const say = words[lang]

  test.describe(`every page (${lang})`, () => {
    test('has the brand, the sections of the home page, and at its end the year with the name', async ({ page }) => {
      await open(page, '/surveys', lang)
      await expect(banner(page).getByRole('link').first()).toHaveText(`Project PRISM${say.tagline}`)
      await expect(banner(page).getByRole('navigation').getByRole('link')).toHaveText(say.sections)
      expect(await hrefs(page, say.homeSections)).toEqual(anchors)
      await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} Project PRISM`)
      await banner(page).getByRole('link', { name: say.sections[3]!, exact: true }).click()
      await expect(page.locator('#ecosystem')).toBeFocused()
      expect(place(page)).toBe('/#ecosystem')

      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/surveys')
      await banner(page).getByRole('button', { name: say.menu, exact: true }).click()
      const drawer = page.getByRole('dialog', { name: say.menu })
      await expect(drawer.getByRole('navigation').getByRole('link')).toHaveText(say.sections)
      await expect(drawer.getByRole('radio', { name: languages[lang] })).toBeChecked()
      await drawer.getByRole('link', { name: say.sections[6]!, exact: true }).click()
      await expect(page.locator('#contact')).toBeFocused()
    })
  })
}

for (const lang of firstOf(['ko', 'en'] as const)) {
  const say = words[lang]
  const other = lang === 'en' ? 'ko' : 'en'

  test.describe(`any page (${lang})`, () => {
    test('changes the language, reloads, and keeps it', async ({ page }) => {
      await open(page, '/surveys', lang)
      await page.evaluate(() => Object.assign(window, { isOld: true }))
      await banner(page).getByRole('button', { name: say.language }).click()
      await banner(page).getByRole('button', { name: languages[other] }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[other].surveys)
      expect(await page.evaluate(() => [localStorage.getItem('lang'), document.documentElement.lang, 'isOld' in window])).toEqual([
        other,
        other,
        false,
      ])
      await page.goto('/surveys')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[other].surveys)
      await page.evaluate((stored) => localStorage.setItem('lang', stored), lang === 'ko' ? 'ko' : 'fr') // any language other than Korean becomes English
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.surveys)
    })

    test('is the home page for an unknown page', async ({ page }) => {
      await page.goto(`/login?lang=${lang}`)
      for (const path of ['/nowhere', '/survey', '/surveys/of/nobody', '/login/again', '/account/x', '/%ED%99%88']) {
        await page.goto(path)
        await expect.poll(() => place(page), path).toBe('/')
        await expect(page.locator('#contact')).toBeAttached()
      }
    })
  })
}

test('a file that is not there is not there', async ({ request }) => {
  for (const path of ['/assets/gone.js', '/media/gone.png', '/media/', '/api/gone'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  expect((await request.get('/robots.txt')).status()).toBe(200)
})
