import type { CDPSession, Page } from '@playwright/test'
import { ask, callsOf, makeSurvey, part, readResponse, surveyOn, onPhone } from '../support/journey.ts'
import { expect, test } from '../support/product.ts'

const asked = {
  sections: [
    part('one', [ask('line', { required: true }), ask('lines', { type: 'long_text' }), ask('rich', { type: 'rich_text' }), ask('last')]),
  ],
}

/** The texts that a Korean input method shows while composing each syllable. */
const syllables = [
  ['ㅎ', '하', '한'],
  ['ㄱ', '그', '글'],
]

/** A Korean keyboard on the page. A syllable is finished by the first letter of the next one, by a key, or by leaving the field. */
function koreanKeyboard(session: CDPSession) {
  const show = (text: string) => session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  const press = (code: string) =>
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', code, windowsVirtualKeyCode: 229 })
  return {
    /** Makes `한글`, and leaves the last syllable unfinished. */
    compose: async () => {
      for (const [at, states] of syllables.entries()) {
        for (const state of states) {
          await press('KeyG')
          await show(state)
        }
        if (at < syllables.length - 1) await session.send('Input.insertText', { text: states.at(-1)! })
      }
    },
    /** The Enter that finishes a syllable: the page sees a key of the input method's, not an Enter. */
    finish: async () => {
      await press('Enter')
      await session.send('Input.insertText', { text: syllables.at(-1)!.at(-1)! })
    },
  }
}

const draftOf = (page: Page, id: string) =>
  page.evaluate((id) => (JSON.parse(localStorage.getItem(`draft:${id}`) ?? '{}') as { answers?: object }).answers, id)

for (const { lang, width } of onPhone) {
  test.describe(`Hangul that is being composed (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('sends nothing, loses nothing, and is in the draft and in the response', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      const sent = callsOf(page, 'POST')
      await on.open(survey)
      await expect(on.block('rich').getByRole('toolbar')).toBeVisible()
      const keyboard = koreanKeyboard(await page.context().newCDPSession(page))

      await on.field('line').click()
      await keyboard.compose()
      await expect(on.field('line')).toHaveValue('한글')
      await keyboard.finish()
      await page.keyboard.press('Enter')
      await expect(on.field('line')).toBeFocused()
      await expect(on.field('line')).toHaveValue('한글')

      await on.field('lines').click()
      await keyboard.compose()
      await keyboard.finish()
      await page.keyboard.press('Enter')
      await keyboard.compose()
      await page.keyboard.press('Tab') // leaves the syllable to be finished by the browser
      await expect(on.field('lines')).toHaveValue('한글\n한글')

      await on.field('rich').click()
      await keyboard.compose()
      await keyboard.finish()
      await page.keyboard.press('Enter')
      await keyboard.compose()
      await on.field('last').click()
      await expect(on.field('rich').locator('p')).toHaveText(['한글', '한글'])

      const entered = { line: '한글', lines: '한글\n한글', rich: '<p>한글</p><p>한글</p>' }
      await expect.poll(() => draftOf(page, survey.id)).toEqual(entered)
      expect(sent).toEqual([])

      await page.reload()
      await expect(on.field('line')).toHaveValue('한글')
      await expect(on.field('lines')).toHaveValue('한글\n한글')
      await expect(on.field('rich').locator('p')).toHaveText(['한글', '한글'])
      await on.submit()
      await on.thanked()
      const { answers } = await readResponse(request, (await on.remembered(survey))!)
      expect(Object.fromEntries(answers.map(({ question_id, value }) => [question_id, value]))).toEqual(entered)
    })

    test('is kept when the page goes away in the middle of a syllable', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      await on.open(survey)
      const keyboard = koreanKeyboard(await page.context().newCDPSession(page))
      await on.field('lines').click()
      await keyboard.compose()
      await page.reload()
      await expect(on.field('lines')).toHaveValue('한글')
      await expect(page.getByText(on.label.kept)).toBeVisible()
    })

    test('in the middle of a line stays where it is, with the caret behind it', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      await on.open(survey)
      await expect(on.block('rich').getByRole('toolbar')).toBeVisible()
      const keyboard = koreanKeyboard(await page.context().newCDPSession(page))
      for (const id of ['line', 'lines', 'rich']) {
        await on.field(id).click()
        await page.keyboard.type('앞뒤')
        await page.keyboard.press('ArrowLeft')
        await keyboard.compose()
        await keyboard.finish()
        await page.keyboard.type('.')
      }
      await expect(on.field('line')).toHaveValue('앞한글.뒤')
      await expect(on.field('lines')).toHaveValue('앞한글.뒤')
      await expect(on.field('rich').locator('p')).toHaveText('앞한글.뒤')
    })
  })
}
