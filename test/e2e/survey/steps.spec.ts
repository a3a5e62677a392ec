import type { Page } from '@playwright/test'
import { holdScripts } from '../support/holdScripts.ts'
import { ask, choose, makeSurvey, part, readResponse, surveyOn, type Language } from '../support/journey.ts'
import { shiftsOf, watchShifts } from '../support/layoutShifts.ts'
import { expect, test } from '../support/product.ts'

const says = {
  en: { next: 'Next', back: 'Back', step: (step: number, of: number) => `Step ${step} of ${of}` },
  ko: { next: '다음', back: '이전', step: (step: number, of: number) => `${of}단계 중 ${step}단계` },
}

const isYes = { match: 'all' as const, clauses: [{ question_id: 'a', op: 'any_of' as const, values: ['yes'] }] }
/** Three steps, or four for who answers yes. */
const definition = {
  paging: 'sections' as const,
  branching_mode: 'independent' as const,
  sections: [
    part('one', [choose('a', ['yes', 'no'], { required: true })]),
    part('two', [ask('b')], { show_if: isYes }),
    part('three', [ask('c', { required: true }), ask('d', { type: 'long_text' })]),
    part('four', [ask('e')]),
  ],
}

/** A survey in steps on the page, by its visible texts. */
function stepsOn(page: Page, lang: Language) {
  const on = surveyOn(page, lang)
  const heading = (step: number, of: number, id: string) =>
    page.getByRole('heading', { level: 2, name: `${says[lang].step(step, of)}: ${lang === 'en' ? 'Section' : '섹션'} ${id}` })
  return {
    ...on,
    next: () => on.button(says[lang].next),
    back: () => on.button(says[lang].back),
    heading,
    /** That this step shows, with the focus on its heading at the top of the page. */
    arrived: async (step: number, of: number, id: string) => {
      await expect(heading(step, of, id)).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(0)
    },
  }
}

test.describe('a survey in steps (ko, 390)', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('goes step by step and back, keeps its step, grows and shrinks with an answer, and is sent from its last', async ({
    page,
    request,
  }) => {
    const survey = await makeSurvey(request, definition)
    const { open, choice, field, next, back, heading, arrived, button, label, thanked, remembered } = stepsOn(page, 'ko')
    await page.goto('/surveys?lang=ko')
    await open(survey)
    await expect(heading(1, 3, 'one')).toBeVisible()
    await expect(back()).toHaveCount(0)

    // required at Next: the first problem has the focus
    await next().tap()
    await expect(page.getByRole('alert').filter({ hasText: '문항 a' })).toBeVisible()
    await expect(choice('a', 'yes')).toBeFocused()
    await choice('a', 'yes').tap()
    await expect(heading(1, 4, 'one')).toBeVisible()
    await next().tap()
    await arrived(2, 4, 'two')
    await expect(page.locator('[data-question=a]')).toBeHidden()
    await field('b').fill('나')
    await next().tap()
    await arrived(3, 4, 'three')
    await field('c').fill('다')

    // the browser's own buttons
    await page.goBack()
    await arrived(2, 4, 'two')
    await expect(field('b')).toHaveValue('나')
    await page.goForward()
    await arrived(3, 4, 'three')
    await expect(field('c')).toHaveValue('다')

    await page.reload()
    await expect(heading(3, 4, 'three')).toBeVisible()
    await expect(field('c')).toHaveValue('다')
    await expect(page).toHaveURL(/#step=three$/)

    // an answer takes its step away
    await back().tap()
    await arrived(2, 4, 'two')
    await back().tap()
    await arrived(1, 4, 'one')
    await choice('a', 'no').tap()
    await expect(heading(1, 3, 'one')).toBeVisible()
    await next().tap()
    await arrived(2, 3, 'three')
    await expect(button(label.submit)).toHaveCount(0)
    await next().tap()
    await arrived(3, 3, 'four')
    await expect(next()).toHaveCount(0)
    await field('e').fill('마')
    await button(label.submit).tap()
    await thanked()
    const { answers } = await readResponse(request, (await remembered(survey))!)
    expect(answers.map(({ value }) => value)).toEqual(['no', '다', '마'])

    // one Back leaves the survey, with none of its steps between
    await expect(page).not.toHaveURL(/#/)
    await thanked()
    await page.goBack()
    await expect(page).toHaveURL(/\/surveys$/)
  })
})

test.describe('a survey in steps (en, 1440)', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('is answered by keyboard', async ({ page, request }) => {
    const survey = await makeSurvey(request, definition)
    const { open, choice, field, next, arrived, button, label, thanked, heading } = stepsOn(page, 'en')
    const { keyboard } = page
    const tabTo = async (target: ReturnType<typeof field>) => {
      for (let tabs = 0; tabs < 40 && !(await target.evaluate((element) => element === document.activeElement)); tabs++)
        await keyboard.press('Tab')
      await expect(target).toBeFocused()
    }
    await open(survey)
    await expect(heading(1, 3, 'one')).toBeVisible()
    await tabTo(choice('a', 'yes'))
    await keyboard.press('Space')
    await tabTo(next())
    await keyboard.press('Enter')
    await arrived(2, 4, 'two')
    await keyboard.press('Tab')
    await expect(field('b')).toBeFocused()
    await tabTo(next())
    await keyboard.press('Enter')
    await arrived(3, 4, 'three')
    await tabTo(next())
    await keyboard.press('Enter')
    await expect(field('c')).toBeFocused()
    await keyboard.type('three')
    await tabTo(next())
    await keyboard.press('Space')
    await arrived(4, 4, 'four')
    await tabTo(button(label.submit))
    await keyboard.press('Enter')
    await thanked()
  })

  test('prints all of its steps', async ({ page, request }) => {
    const survey = await makeSurvey(request, definition)
    const { open, block } = stepsOn(page, 'en')
    await open(survey)
    await expect(block('e')).toBeAttached()
    await expect(block('e')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const id of ['a', 'c', 'd', 'e']) await expect(block(id)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
  })
})

for (const [lang, width] of [
  ['en', 1440],
  ['ko', 390],
] as const)
  test(`the HTML of a survey in steps has the first, which takes answers before any script (${lang}, ${width})`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const survey = await makeSurvey(request, {
      ...definition,
      sections: [part('one', [ask('z', { required: true }), ask('y'), ask('x'), ask('w')]), ...definition.sections.slice(2)],
    })
    const { field, heading, next, arrived } = stepsOn(page, lang)
    await watchShifts(page)
    const release = await holdScripts(page)
    await page.goto(`/survey/${survey.slug}?lang=${lang}`, { waitUntil: 'commit' })
    await expect(heading(1, 3, 'one')).toBeVisible()
    await expect(page.locator('[data-question]')).toHaveCount(4)
    await page.evaluate(() => document.fonts.ready)
    await field('z').fill('early')
    const before = (await shiftsOf(page)).length // of a logo that comes
    release()
    await page.waitForFunction(() => !('published' in document.documentElement.dataset))
    await expect(field('z')).toHaveValue('early')
    expect((await shiftsOf(page)).slice(before)).toEqual([])
    await next().click()
    await arrived(2, 3, 'three')
    await page.goBack()
    await expect(field('z')).toHaveValue('early')
  })

test('a step that its address names shows at once, not the first before it, and stays in the other language', async ({ page, request }) => {
  const survey = await makeSurvey(request, definition)
  const { heading } = stepsOn(page, 'en')
  await watchShifts(page)
  const release = await holdScripts(page)
  await page.goto(`/survey/${survey.slug}?lang=en#step=four`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(heading(1, 3, 'one')).toBeHidden()
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('header img').first()).toHaveJSProperty('complete', true)
  const before = (await shiftsOf(page)).length
  release()
  await expect(heading(3, 3, 'four')).toBeVisible()
  expect((await shiftsOf(page)).slice(before)).toEqual([])
  await page.getByRole('button', { name: 'Language: English (EN)' }).click()
  await page.getByRole('button', { name: '한국어' }).click()
  await expect(stepsOn(page, 'ko').heading(3, 3, 'four')).toBeVisible()
})
