import { ask, choose, makeSurvey, part, readResponse, surveyOn } from '../support/journey.ts'
import { expect, test } from '../support/product.ts'

/** 300 questions: every second a text, every second a choice. */
const ids = Array.from({ length: 300 }, (_, at) => `q${at}`)
const long = {
  sections: Array.from({ length: 10 }, (_, s) =>
    part(
      `s${s}`,
      ids.slice(s * 30, s * 30 + 30).map((id, at) => (at % 2 ? choose(id, ['x', 'y'], { required: true }) : ask(id, { required: true }))),
    ),
  ),
}
const expected = ids.map((question_id, at) => ({ question_id, value: at % 2 ? 'y' : `answer ${question_id}` }))

test.describe('a survey of 300 questions, answered while they still come onto the page', () => {
  test('by a script that answers each question as soon as it appears, is sent completely', async ({ page, request }) => {
    const survey = await makeSurvey(request, long)
    // From the page's first moment: as each question comes, so that none has been there for long.
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const answer = (block: HTMLElement) => {
        const id = block.dataset['question']!
        const line = block.querySelector<HTMLInputElement>('input[type=text]')
        const second = block.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]
        if (seen.includes(id) || !(line ?? second)) return // answered, or not parsed to its end
        seen.push(id)
        second?.click()
        if (line) {
          line.focus()
          document.execCommand('insertText', false, `answer ${id}`)
        }
      }
      new MutationObserver(() => document.querySelectorAll<HTMLElement>('[data-question]').forEach(answer)).observe(document, {
        childList: true,
        subtree: true,
      })
    })
    const on = surveyOn(page, 'en')
    await on.open(survey)
    await expect.poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen.length), { timeout: 20_000 }).toBe(300)
    await on.submit()
    await on.thanked()
    expect((await readResponse(request, (await on.remembered(survey))!)).answers).toEqual(expected)
  })

  test('by fast typing only, loses no letter, and asks for all missing answers', async ({ page, request }) => {
    const survey = await makeSurvey(request, long)
    const on = surveyOn(page, 'en')
    await page.goto(`/survey/${survey.slug}`)
    await page.locator('#answer-q0').focus()
    const quick = ids.slice(0, 20)
    for (const [at, id] of quick.entries()) {
      if (at % 2) await page.keyboard.press('ArrowDown') // the second of two choices
      else await page.keyboard.insertText(`answer ${id}`)
      await page.keyboard.press('Tab')
    }
    await on.submit()
    await expect(page.getByRole('alert')).toContainText('280 required questions are not answered')
    await expect(page.getByText('20 of 300 required answered')).toBeVisible()
    for (const [at, id] of quick.entries())
      if (at % 2) await expect(on.choice(id, 'y')).toBeChecked()
      else await expect(on.field(id)).toHaveValue(`answer ${id}`)
  })
})
