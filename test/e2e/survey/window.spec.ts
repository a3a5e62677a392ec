import { readFileSync } from 'node:fs'
import { ask, makeSurvey, onPhone, part, readSurvey, saveSurvey, surveyOn } from '../support/journey.ts'
import { expect, test } from '../support/product.ts'

const says = {
  en: {
    opens: /^This survey opens on .+ \(.+\)$/,
    calendar: 'Add to calendar',
    opened: 'This survey is open now',
    closes: /^Closes in 30 minutes: .+ \(.+\)$/,
    over: 'Your answers are kept on this device. They were not sent.',
    closed: 'This survey is closed',
    bye: 'Until May.',
  },
  ko: {
    opens: /^설문 시작: .+\(.+\)$/,
    calendar: '캘린더에 추가',
    opened: '설문이 시작되었습니다',
    closes: /^마감까지 30분: .+\(.+\)$/,
    over: '답변은 이 기기에 남아 있으며, 제출되지 않았습니다.',
    closed: '마감된 설문입니다',
    bye: '오월에 만나요.',
  },
}

const minute = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString()

for (const { lang, width } of onPhone) {
  test.describe(`a survey with a window (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 720, refusals: [409] })

    test('shows when it opens, opens automatically, shows the time left, and keeps unsent input', async ({ page, request }) => {
      const survey = await makeSurvey(request, {
        opens_at: inMinutes(120),
        closes_at: inMinutes(180),
        closed_text: '<p>Until <b>May</b>.</p>',
        closed_text_ko: '<p><b>오월</b>에 만나요.</p>',
        sections: [part('one', [ask('a')])],
      })
      const on = surveyOn(page, lang)
      const main = page.getByRole('main')
      const now = says[lang]
      /** Moves the window at the server, since only the page's clock can be moved. */
      const move = async (opens: number, closes: number) =>
        saveSurvey(request, await readSurvey(request, survey.id), { opens_at: inMinutes(opens), closes_at: inMinutes(closes) })
      await page.clock.install()

      await test.step('before it opens there is a time and a calendar file, and no form', async () => {
        await on.open(survey)
        await expect(main.getByText(now.opens)).toBeVisible()
        await expect(on.field('a')).toHaveCount(0)
        const downloading = page.waitForEvent('download')
        await on.button(now.calendar).click()
        const file = await downloading
        expect(file.suggestedFilename()).toBe(`${survey.slug}.ics`)
        const opens = survey.opens_at!.slice(0, 19).replaceAll(/[-:]/g, '')
        expect(readFileSync(await file.path(), 'utf8')).toContain(`DTSTART:${opens}Z`)
      })

      await test.step('at that time it becomes the form', async () => {
        await move(-1, 29.5)
        await page.clock.fastForward(121 * minute)
        await expect(on.field('a')).toBeVisible()
        await expect(main.getByText(now.opened)).toBeVisible()
        await expect(main.getByText(now.closes)).toBeVisible()
      })

      await test.step('after it closed, unsent input stays', async () => {
        await on.field('a').fill('kept')
        await expect(page.getByText(on.label.kept)).toBeVisible()
        await move(-2, -1)
        await page.clock.fastForward(31 * minute)
        await expect(page.getByRole('alert')).toContainText(now.over)
        await expect(on.field('a')).toHaveValue('kept')
        await on.submit()
        await expect(page.getByRole('alert')).toContainText(now.over)
        await expect(main.getByText(now.bye)).toBeVisible()
        expect(await on.remembered(survey)).toBeNull()
      })

      await test.step('and on return too', async () => {
        await page.reload()
        await expect(main.getByText(now.closed)).toBeVisible()
        await expect(main.getByText(now.bye)).toBeVisible()
        await expect(main.getByText(now.over)).toBeVisible()
        await expect(on.button(on.label.download)).toBeVisible()
      })
    })
  })
}

test.describe('a small window', () => {
  test.use({ viewport: { width: 320, height: 480 } })

  test('the words that say how long is left cover no field that the keyboard goes back to, and scroll away at a zoom of 400 %', async ({
    page,
    request,
  }) => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const survey = await makeSurvey(request, {
      closes_at: inMinutes(30),
      sections: [
        part(
          'one',
          ids.map((id) => ask(id)),
        ),
      ],
    })
    const on = surveyOn(page, 'en')
    await on.open(survey)
    const words = page.getByRole('main').getByText(/^Closes in/)
    await expect(words).toBeVisible()
    await on.field('f').focus()
    for (const id of ids.slice(0, -1).toReversed()) {
      await page.keyboard.press('Shift+Tab')
      await expect(on.field(id)).toBeFocused()
      const [notice, field] = [await words.boundingBox(), await on.field(id).boundingBox()]
      expect(field!.y, id).toBeGreaterThanOrEqual(notice!.y + notice!.height)
    }
    await page.setViewportSize({ width: 320, height: 256 }) // 1280 x 1024 at 400 %
    await on.field('f').focus()
    await expect(words).not.toBeInViewport()
  })
})
