import type { BrowserContext, Page } from '@playwright/test'
import { controlOf } from '../../../../shared/kinds/controlOf.ts'
import { serveShell } from '../../../../scripts/lab/browser/serveShell.ts'
import { holdScripts } from '../../support/holdScripts.ts'
import { atDesk, callsOf, makeSurvey, onPhone, part, readResponse, saveSurvey, surveyOn } from '../../support/journey.ts'
import { expect, test } from '../../support/product.ts'
import { quick } from './hands.ts'
import type { Enter, KindRow } from './kindRow.ts'
import { allKinds, answersOf, kindRows, savedLines } from './kindRows.ts'

/** Enters something in each question, quickly. */
async function enterAll(page: Page, entered: (row: KindRow) => Enter, rows: KindRow[] = kindRows) {
  for (const row of rows) await entered(row)(quick, page.locator(`[data-question="${row.question.id}"]`))
}
const earlyRows = kindRows.filter(({ early }) => early)
const early = (row: KindRow) => row.early ?? row.answer.enter
const answer = (row: KindRow) => row.answer.enter
const change = (row: KindRow) => row.change.enter

/** By question, the values of its controls: typed texts and choices. */
const heldIn = (page: Page) =>
  page.locator('[data-question]').evaluateAll((blocks) =>
    blocks.map((block) => {
      const inputs = [...block.querySelectorAll<HTMLInputElement>('input:not([type=date], [type=range])')]
      const held = inputs.flatMap(({ type, value, checked }) => (type === 'text' ? value : checked ? value : []))
      return [block.getAttribute('data-question'), held.sort()]
    }),
  )

const withoutChunk = ['short_text', 'single_choice', 'multi_select']
const chunked = allKinds.sections[0]!.questions.map(({ type, look }) => controlOf({ type: type!, look })).filter(
  (control) => !withoutChunk.includes(control),
)
const scripts = new RegExp(`/assets/(${chunked.join('|')})Chunk-[^/]*\\.js$`)

const boxesIn = (page: Page) =>
  page.locator('[data-question]').evaluateAll((blocks: HTMLElement[]) => blocks.map((block) => [block.offsetTop, block.offsetHeight]))

/** Published HTML has the first three questions. */
const inHtml = 3
const groups = Array.from({ length: Math.ceil(earlyRows.length / inHtml) }, (_, at) => earlyRows.slice(at * inHtml, (at + 1) * inHtml))

for (const { lang, width } of onPhone)
  test.describe(`before any script (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('all kinds are answered, in the place that they keep', async ({ page, request }) => {
      for (const rows of groups) {
        const questions = rows.map(({ question }) => question)
        const survey = await makeSurvey(request, { sections: [part('one', questions)] })
        const release = await holdScripts(page)
        await page.goto(`/survey/${survey.slug}?lang=${lang}`, { waitUntil: 'commit' })
        await enterAll(page, early, rows)
        const [held, boxes] = [await heldIn(page), await boxesIn(page)]
        expect(held.every(([, values]) => values!.length > 0)).toBe(true)
        release()
        await expect(page.locator('html')).not.toHaveAttribute('data-published')
        await expect(page.getByText(surveyOn(page, lang).label.kept)).toBeVisible()
        expect(await heldIn(page)).toEqual(held)
        expect(await boxesIn(page)).toEqual(boxes)
      }
    })
  })

/** Waits until the draft on this device has the last thing that was entered. */
const expectDraft = (page: Page, { id }: { id: string }, last: string) =>
  expect.poll(() => page.evaluate((id) => localStorage.getItem(`draft:${id}`), id)).toContain(last)

/** Ends the tab's process, and answers with a new tab. */
async function crash(page: Page, context: BrowserContext): Promise<Page> {
  const session = await context.newCDPSession(page)
  await Promise.all([page.waitForEvent('crash'), Promise.race([session.send('Page.crash'), page.waitForEvent('crash')])])
  await page.close()
  return context.newPage()
}

for (const { lang, width } of onPhone)
  test.describe(`the input in all kinds is safe (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 }, refusals: [0, 422] })
    const said = {
      en: {
        offline: /^You are offline\. Your answers are still here/,
        outdated: 'This page was updated.',
        missing: 'This question could not be loaded. Your answers are still here.',
        reload: 'Reload',
      },
      ko: {
        offline: /^인터넷에 연결되어 있지 않습니다\. 답변은/,
        outdated: '페이지가 업데이트되었습니다.',
        missing: '이 문항을 불러오지 못했습니다. 입력한 내용은 그대로 남아 있습니다.',
        reload: '새로고침',
      },
    }[lang]

    test('over a crash, without the scripts of types, without a network and in an outdated tab', async ({
      page: first,
      context,
      request,
    }) => {
      test.setTimeout(120_000)
      const survey = await makeSurvey(request, allKinds)
      await surveyOn(first, lang).open(survey)
      await enterAll(first, early)
      const held = await heldIn(first)
      await expectDraft(first, survey, '1,5OO')
      const page = await crash(first, context)
      const on = surveyOn(page, lang)

      await test.step('each type without its script shows a message, and can be reloaded', async () => {
        await serveShell(page)
        await page.route(scripts, (route) => route.abort())
        await on.open(survey)
        const missing = page.getByText(said.missing)
        await expect(missing).toHaveCount(chunked.length)
        await page.unroute(scripts)
        await missing.first().getByRole('button', { name: said.reload }).click()
        await expect.poll(() => heldIn(page)).toEqual(held)
      })

      const expectStored = async (answers: { question_id: string; value: unknown }[]) =>
        expect((await readResponse(request, (await on.remembered(survey))!)).answers).toEqual(answers)

      await test.step('without a network the answers wait, and are sent once as soon as it is back', async () => {
        await enterAll(page, answer)
        await expect
          .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/afterFormChunk-'))))
          .toBe(true)
        const posts = callsOf(page, 'POST')
        await context.setOffline(true)
        await on.submit()
        await expect(page.getByText(said.offline)).toBeVisible()
        await context.setOffline(false)
        await on.thanked()
        expect(new Set(posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
        await expectStored(answersOf('answer'))
      })

      await test.step('a tab that does not know a new type of the survey is reloaded once, with a message', async () => {
        await page.unrouteAll() // the page is published again
        let isOld = true
        await page.route('**/api/surveys/**', async (route) => {
          const response = await route.fetch()
          const body = await response.text()
          await route.fulfill({ response, body: isOld ? body.replaceAll('"long_text"', '"telepathy"') : body })
        })
        await page.getByRole('link', { name: on.label.view }).click()
        await on.button(on.label.edit).click()
        await enterAll(page, change)
        const [section] = survey.sections
        const added = { ...section!.questions.find(({ id }) => id === 'words')!, id: 'new', type: 'long_text' as const }
        await saveSurvey(request, survey, { sections: [{ ...section!, questions: [...section!.questions, added] }] })
        await Promise.all([page.waitForEvent('load'), on.button(on.label.save).click()])
        await expect(page.getByText(said.outdated)).toBeVisible()
        isOld = false
        await page.reload()
        await on.field('new').fill('known now')
        await on.button(on.label.save).click()
        await expect(on.button(on.label.edit)).toBeVisible()
        await expectStored([...answersOf('change'), { question_id: 'new', value: 'known now' }])
      })
    })
  })

test.describe('a published page without the script of a type', () => {
  test.use({ refusals: [0] })

  test('shows a message, keeps the input, and renders again', async ({ page, request }) => {
    const { question } = kindRows.find(({ question }) => question.type === 'matrix')!
    const survey = await makeSurvey(request, { sections: [part('one', [{ id: 'words', type: 'short_text', title: 'Words' }, question])] })
    await page.route(/matrixChunk-[^/]*\.js$/, (route) => route.abort())
    const on = surveyOn(page, 'en')
    await on.open(survey)
    await on.field('words').fill('kept')
    await expectDraft(page, survey, 'kept')
    await page.reload()
    await expect(page.getByText('This question could not be loaded. Your answers are still here.')).toBeVisible()
    await expect(on.field('words')).toHaveValue('kept')
    await expectDraft(page, survey, 'kept')
  })
})

for (const { lang, width } of atDesk)
  test.describe(`two tabs (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('share the input in all kinds, and create one response', async ({ page, context, request }) => {
      const survey = await makeSurvey(request, allKinds)
      const other = await context.newPage()
      const [here, there] = [surveyOn(page, lang), surveyOn(other, lang)]
      await here.open(survey)
      await enterAll(page, answer)
      await expectDraft(page, survey, '1234.5')
      await there.open(survey)
      await expect(there.field('words')).toHaveValue('A parrot')
      await enterAll(other, change)
      await here.submit()
      await here.thanked()
      await there.submit()
      await there.button(lang === 'en' ? 'Update that response' : '보낸 응답 변경').click()
      await there.thanked()
      expect((await readResponse(request, (await here.remembered(survey))!)).answers).toEqual(answersOf('change'))
      await here.open(survey)
      await expect(here.button(here.label.edit)).toBeVisible()
      expect(await savedLines(page)).toEqual(kindRows.map((row) => [here.title(row.question.id), ...row.change.read[lang]]))
    })
  })

test.describe('a survey whose bounds were lowered meanwhile', () => {
  test.use({ refusals: [0, 422] })

  test('refuses a pending send in words, at the questions, and keeps all that was entered', async ({ page, request }) => {
    const number = { min: 0, max: 10, decimals: 0, unit: '', unit_ko: '', unit_before: false }
    const choices = ['A', 'B', 'C'].map((value) => ({ value, label: value }))
    const questions = [
      { id: 'count', type: 'number' as const, title: 'Count', number },
      { id: 'some', type: 'multi_select' as const, title: 'Some', choices, max_choices: 3 },
    ]
    const survey = await makeSurvey(request, { sections: [part('one', questions)] })
    const on = surveyOn(page, 'en')
    await on.open(survey)
    await on.field('count').fill('9')
    for (const name of ['A', 'B', 'C']) await page.getByRole('checkbox', { name, exact: true }).check()
    await expectDraft(page, survey, '9')
    await page.context().setOffline(true)
    await on.submit()
    const [count, some] = survey.sections[0]!.questions
    const lowered = [
      { ...count!, number: { ...number, max: 5 } },
      { ...some!, max_choices: 2 },
    ]
    await saveSurvey(request, survey, { sections: [{ ...survey.sections[0]!, questions: lowered }] })
    await page.context().setOffline(false)
    const refused = async () => {
      await expect(page.getByText('Enter a number of at most 5.')).toHaveCount(2)
      await expect(page.getByText('Choose at most 2.')).toHaveCount(2)
      await expect(on.field('count')).toHaveValue('9')
      for (const name of ['A', 'B', 'C']) await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked()
    }
    await expect(page.getByText('This survey was changed while you were answering')).toBeVisible()
    await refused()
    await page.reload()
    await on.submit()
    await refused()
    await on.field('count').fill('5')
    await page.getByRole('checkbox', { name: 'C', exact: true }).uncheck()
    await on.submit()
    await on.thanked()
  })
})
