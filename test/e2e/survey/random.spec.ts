import type { Page } from '@playwright/test'
import { drawPools } from '../../../shared/draw/draw.ts'
import { shuffled } from '../../../shared/draw/shuffled.ts'
import { holdScripts } from '../support/holdScripts.ts'
import { ask, callsOf, choose, makeSurvey, onPhone, part, readResponse, surveyOn } from '../support/journey.ts'
import { shiftsOf, watchShifts } from '../support/layoutShifts.ts'
import { expect, test } from '../support/product.ts'

const letters = ['a', 'b', 'c', 'd', 'e', 'f']
const questions = ['pick', 'q1', 'q2', 'q3', 'q4']
const asked = {
  sections: [
    part('mixed', [choose('pick', letters, { shuffle_choices: true, required: true }), ...questions.slice(1).map((id) => ask(id))], {
      shuffle_questions: true,
    }),
    part('one', [ask('arm1', { required: true })], { pool: 'ab' }),
    part('two', [ask('arm2', { required: true })], { pool: 'ab' }),
    part('theirs', [ask('sender')], {
      show_if: { match: 'all' as const, clauses: [{ field: 'pid', op: 'any_of' as const, values: ['7'] }] },
    }),
  ],
  pools: [{ id: 'ab', show: 1, shuffle: false }],
  link_fields: [{ name: 'pid' }],
}

const inOrder = (seed: string, scope: string, ids: string[]) =>
  shuffled(
    seed,
    scope,
    ids,
    (id) => id,
    () => false,
  )
const shownOn = (page: Page) =>
  page.locator('[data-question]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['question']))
const valuesOn = (page: Page) =>
  page.locator('[name="answer-pick"]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))

for (const { lang, width } of onPhone)
  test.describe(`a survey in random order (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 720 })

    test('is drawn before its first paint, without a shift, and stays as it was drawn', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      // a choice without an id gets one when it is saved
      const named = new Map(survey.sections[0]!.questions.find(({ id }) => id === 'pick')!.choices.map(({ id, value }) => [id!, value]))
      const choicesOf = (seed: string) => inOrder(seed, 'pick', [...named.keys()]).map((id) => named.get(id))
      const armOf = (seed: string) => (drawPools(survey, seed)['ab']![0] === 'one' ? 'arm1' : 'arm2')
      const seedOf = () => page.evaluate((id) => (JSON.parse(sessionStorage.getItem(`opened:${id}`)!) as { seed: string }).seed, survey.id)
      const on = surveyOn(page, lang)
      let seed = ''

      await test.step('before the script of the page', async () => {
        await watchShifts(page)
        const release = await holdScripts(page)
        await page.goto(`/survey/${survey.slug}?lang=${lang}`, { waitUntil: 'commit' })
        await expect(page.locator('[data-question]').first()).toBeVisible()
        seed = await seedOf()
        const early = await shownOn(page)
        expect(early).toEqual(inOrder(seed, 'mixed', questions).slice(0, 3))
        release()
        await expect(page.locator('[data-question]')).toHaveCount(6)
        expect(await shownOn(page)).toEqual([...inOrder(seed, 'mixed', questions), armOf(seed)])
        expect(await valuesOn(page)).toEqual(choicesOf(seed))
        expect((await shiftsOf(page)).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
      })

      await test.step('after a reload, also without an answer, and with the link’s value, which stays', async () => {
        await on.open(survey, '&pid=7')
        await expect(on.section('theirs')).toBeVisible()
        expect((await shiftsOf(page)).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
        await on.open(survey)
        await expect(on.section('theirs')).toBeVisible()
        expect([await seedOf(), await valuesOn(page)]).toEqual([seed, choicesOf(seed)])
        await on.choice('pick', 'c').check()
        await on.field(armOf(seed)).fill('typed')
        await expect(page.getByText(on.label.kept, { exact: true })).toBeVisible()
        await page.evaluate(() => sessionStorage.clear())
        await page.reload()
        await expect(on.field(armOf(seed))).toHaveValue('typed')
        expect(await shownOn(page)).toEqual([...inOrder(seed, 'mixed', questions), armOf(seed), 'sender'])
      })

      await test.step('is sent, and keeps its order where it is changed later', async () => {
        const calls = callsOf(page, 'POST')
        await on.submit()
        await on.thanked()
        const sent = JSON.parse(calls.find(({ path }) => path === '/api/responses')!.body) as object
        expect(sent).toMatchObject({ seed, drawn: drawPools(survey, seed), link: { pid: '7' } })
        expect(await readResponse(request, (await on.remembered(survey))!)).toMatchObject({
          seed,
          drawn: drawPools(survey, seed),
          link: { pid: '7' },
        })
        await on.open(survey)
        await on.button(on.label.edit).click()
        await expect(page.locator('[data-question]')).toHaveCount(7)
        expect(await shownOn(page)).toEqual([...inOrder(seed, 'mixed', questions), armOf(seed), 'sender'])
        expect(await valuesOn(page)).toEqual(choicesOf(seed))
      })
    })
  })
