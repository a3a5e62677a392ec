import type { Page } from '@playwright/test'
import { choose, gateway, makeSurvey, onPhone, part, readResponse, surveyOn } from '../support/journey.ts'
import { expect, test } from '../support/product.ts'

const survey = {
  sections: [
    part('one', [choose('a', ['x', 'y'], { gateway: gateway({ x: { show_section_ids: ['two'] } }) })]),
    part('two', [choose('b', ['x', 'y'])]),
  ],
}

/** Takes from a page's browser what came after Chrome 104, Firefox 115 or Safari 16.4. */
const makeOldest = (page: Page) =>
  page.addInitScript(() => {
    const methods: [object, string[]][] = [
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
      [Array, ['fromAsync']],
      [AbortSignal, ['any']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference']],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object, ['map', 'filter', 'take', 'drop', 'flatMap', 'toArray']],
      [Element.prototype, ['checkVisibility']],
    ]
    for (const [owner, names] of methods) for (const name of names) Reflect.deleteProperty(owner, name)
  })

/** Makes the browser older than those: it does not know `(width >= 1px)`. */
const makeOutdated = (page: Page) =>
  page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => ask(query.includes('>=') ? 'not all' : query)
  })

for (const { lang, width } of onPhone)
  test.describe(`in a browser of 2022 or 2023 (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a survey with branching is answered', async ({ page, request }) => {
      const made = await makeSurvey(request, survey)
      const on = surveyOn(page, lang)
      await makeOldest(page)
      await on.open(made)
      await on.choice('a', 'x').check()
      await on.choice('b', 'y').check()
      await on.submit()
      await on.thanked()
      const { answers } = await readResponse(request, (await on.remembered(made))!)
      expect(answers.map(({ value }) => value)).toEqual(['x', 'y'])
    })

    test('an older one gets a message in both languages, and keeps the input', async ({ context, request, baseURL }) => {
      const made = await makeSurvey(request, survey)
      const page = await context.newPage()
      const scripts: string[] = []
      page.on('request', (asked) => {
        if (asked.url().endsWith('.js')) scripts.push(asked.url())
      })
      await makeOutdated(page)
      await page.goto(`/survey/${made.slug}?lang=${lang}`, { waitUntil: 'load' })
      const on = surveyOn(page, lang)
      await on.choice('a', 'x').check()
      await on.submit()
      const notice = page.getByRole('alert')
      await expect(notice).toContainText('This browser is too old: nothing can be sent from it.')
      await expect(notice).toContainText('이 브라우저는 버전이 낮아 아무것도 보낼 수 없습니다.')
      await expect(notice.getByRole('link')).toHaveText(`${baseURL!}/#contact`)
      await expect(on.choice('a', 'x')).toBeChecked()
      expect(scripts).toEqual([])
    })

    test('a script that cannot be parsed is reported, and keeps the input', async ({ context, request }) => {
      const made = await makeSurvey(request, survey)
      const page = await context.newPage()
      await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '/(?<=/' }))
      await page.goto(`/survey/${made.slug}?lang=${lang}`, { waitUntil: 'commit' })
      const on = surveyOn(page, lang)
      await on.choice('a', 'x').check()
      await expect(page.getByRole('alert')).toContainText(lang === 'en' ? 'could not be loaded' : '다 불러오지 못했습니다')
      await expect(on.choice('a', 'x')).toBeChecked()
    })
  })
