import { ask, atDesk, makeSurvey, part, surveyOn } from '../support/journey.ts'
import { expect, test } from '../support/product.ts'

const says = {
  en: {
    going: /^In 5 seconds this page takes you to: panel\.example$/,
    stay: 'Stay on this page',
    staying: /^You stay on this page\./,
    go: 'Continue',
  },
  ko: { going: /^5초 뒤에 이동합니다: panel\.example$/, stay: '이 화면에 머무르기', staying: /^이\s화면에 머무릅니다\./, go: '이동' },
}

for (const { lang, width } of atDesk) {
  test.describe(`a panel (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('opens with the link’s value unless the respondent stays, all by keyboard', async ({ page, request }) => {
      await page.route('https://panel.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The panel</h1>' }))
      const make = () =>
        makeSurvey(request, {
          link_fields: [{ name: 'pid' }],
          panel: { complete: 'https://panel.example/done?p={pid}' },
          sections: [part('one', [ask('a')])],
        })
      const on = surveyOn(page, lang)
      const { going, stay, staying, go } = says[lang]
      const pressOn = async (name: string) => {
        await on.button(name).focus()
        await page.keyboard.press('Enter')
      }
      const answer = async (pid: string) => {
        await on.open(await make(), `&pid=${pid}`)
        await on.field('a').focus()
        await page.keyboard.type('Habit')
        await pressOn(on.label.submit)
        await on.thanked()
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect(page.getByRole('status').filter({ hasText: going })).toBeVisible()
      }
      await page.clock.install()

      await test.step('a respondent who stays gets a message, and can continue later', async () => {
        await answer('a 7')
        await page.keyboard.press('Tab')
        await expect(on.button(go)).toBeFocused()
        await page.keyboard.press('Tab')
        await expect(on.button(stay)).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('status').filter({ hasText: staying })).toBeVisible()
        await page.clock.fastForward(60_000)
        await on.thanked()
        await pressOn(go)
        await expect(page).toHaveURL('https://panel.example/done?p=a%207')
      })

      await test.step('opens after five seconds without input', async () => {
        await answer('b')
        await page.clock.fastForward(5_000)
        await expect(page).toHaveURL('https://panel.example/done?p=b')
      })
    })
  })
}
