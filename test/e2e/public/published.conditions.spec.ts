import type { Page } from '@playwright/test'
import { holdScripts } from '../support/holdScripts.ts'
import { ask, choose, makeSurvey, part, surveyOn } from '../support/journey.ts'
import { shiftsOf, watchShifts } from '../support/layoutShifts.ts'
import { expect, test } from '../support/product.ts'

const isYes = { match: 'all' as const, clauses: [{ question_id: 'a', op: 'any_of' as const, values: ['yes'] }] }
const unanswered = { match: 'all' as const, clauses: [{ question_id: 'a', op: 'unanswered' as const }] }

/** The ids and positions of the questions that show. */
const placed = (page: Page) =>
  page.locator('[data-question]').evaluateAll((blocks) =>
    blocks.map((block) => {
      const { x, y, width, height } = block.getBoundingClientRect()
      return [(block as HTMLElement).dataset.question, ...[x, y + scrollY, width, height].map(Math.round)]
    }),
  )

for (const [lang, width] of [
  ['en', 1440],
  ['ko', 390],
] as const)
  test(`a survey with conditions has the same HTML as the page after its script (${lang}, ${width})`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const { slug } = await makeSurvey(request, {
      branching_mode: 'independent',
      sections: [
        part('one', [choose('a', ['yes', 'no']), ask('b', { show_if: isYes }), ask('c', { show_if: unanswered })]),
        part('two', [ask('d')], { show_if: isYes }),
        part('three', [ask('e')], { show_if: unanswered, ends_if: isYes }),
      ],
    })
    await watchShifts(page)
    const release = await holdScripts(page)
    await page.goto(`/survey/${slug}?lang=${lang}`, { waitUntil: 'commit' })
    await expect(page.locator('[data-question=e]')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const published = await placed(page)
    expect(published.map(([id]) => id)).toEqual(['a', 'c', 'e'])
    const before = (await shiftsOf(page)).length // of a logo that comes
    release()
    await page.waitForFunction(() => !('published' in document.documentElement.dataset))
    expect(await placed(page)).toEqual(published)
    expect((await shiftsOf(page)).slice(before)).toEqual([])
    await surveyOn(page, lang).choice('a', 'yes').check()
    await expect.poll(async () => (await placed(page)).map(([id]) => id)).toEqual(['a', 'b', 'd'])
  })
