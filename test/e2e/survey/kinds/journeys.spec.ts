import type { Page } from '@playwright/test'
import { lineOf, treeOf } from '../../support/accessibilityTree.ts'
import { expectClean } from '../../support/axe.ts'
import { callsOf, makeSurvey, readResponse, surveyOn, ways } from '../../support/journey.ts'
import { expect, test } from '../../support/product.ts'
import { saying } from '../../support/spoken.ts'
import { keyboardOf, quick, touch } from './hands.ts'
import { allKinds, answersOf, kindRows, savedLines } from './kindRows.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const rounds = Math.max(...kindRows.map(({ refused = [] }) => refused.length))

for (const { lang, width } of ways) {
  test.describe(`all kinds of question (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 700 }, hasTouch: width < 720 })

    test('are heard, refused in words, sent, read and changed', async ({ page, request }) => {
      test.setTimeout(120_000)
      const survey = await makeSurvey(request, allKinds)
      const on = surveyOn(page, lang)
      const say = saying(lang)
      const hand = lang === 'en' ? keyboardOf(page) : touch
      const posts = callsOf(page, 'POST')
      const summary = page.getByRole('alert').filter({ has: page.getByRole('link') })
      const submit = () => hand.press(on.button(on.label.submit))
      /** Each row's invalid inputs, and after those its answer. */
      const enterRound = async (round: number) => {
        await hand.follow(summary)
        for (const { question, refused = [], answer } of kindRows) {
          const enter = round === refused.length ? answer.enter : refused[round]?.[0]
          await enter?.(hand, on.block(question.id))
        }
      }
      await on.open(survey)

      await test.step('each is asked for if left blank, in the words of a screen reader', async () => {
        await on.submit()
        await expect(summary).toBeFocused()
        await expectHeard(page, [
          `heading ${on.title('note')}`,
          ...kindRows.flatMap(({ question, heard }) => headed(on.title(question.id), heard[lang])),
          `button ${on.label.submit}`,
        ])
        if (width === 390) await expectCleanInBoth(page, 'with problems')
      })

      for (let round = 0; round < rounds; round++)
        await test.step(`invalid input is refused (${round + 1})`, async () => {
          await enterRound(round)
          await submit()
          for (const { question, refused } of kindRows) {
            const words = refused?.[round]?.[1](say)
            if (words) await expect(on.block(question.id), question.id).toContainText(words)
          }
        })

      await test.step('answered, all are sent', async () => {
        await enterRound(rounds)
        expect(posts).toEqual([])
        await submit()
        await on.thanked()
      })

      const expectKept = async (which: 'answer' | 'change') => {
        const { answers } = await readResponse(request, (await on.remembered(survey))!)
        expect(answers).toEqual(answersOf(which))
        expect(await savedLines(page)).toEqual(kindRows.map((row) => [on.title(row.question.id), ...row[which].read[lang]]))
      }

      await test.step('the saved response shows them', async () => {
        await hand.press(page.getByRole('link', { name: on.label.view }))
        await expect(on.button(on.label.edit)).toBeVisible()
        await expectKept('answer')
        if (width === 390) await expectCleanInBoth(page, 'saved')
      })

      await test.step('and they are changed in it', async () => {
        await hand.press(on.button(on.label.edit))
        for (const { question, change } of kindRows) await change.enter(quick, on.block(question.id))
        await hand.press(on.button(on.label.save))
        await expect(on.button(on.label.edit)).toBeVisible()
        await expectKept('change')
      })
    })
  })
}

const heardRoles = new Set('heading group table columnheader rowheader radio checkbox textbox combobox slider button'.split(' '))

/** A question's lines with its title as a heading: first in its group, or before its control. */
const headed = (title: string, [first, ...rest]: string[]) =>
  first!.startsWith('group ') ? [first!, `heading ${title}`, ...rest] : [`heading ${title}`, first!, ...rest]

/** The questions as a screen reader is given them, from the first of these lines to the last. */
async function expectHeard(page: Page, lines: string[]) {
  // without a screen reader, content far from the viewport is left out (readers.spec.ts)
  await page.locator('[data-question]').evaluateAll((blocks: HTMLElement[]) => {
    for (const block of blocks) block.style.contentVisibility = 'visible'
  })
  const all = (await treeOf(page)).filter(({ role }) => heardRoles.has(role)).map(lineOf)
  expect(all.slice(all.indexOf(lines[0]!), all.lastIndexOf(lines.at(-1)!) + 1)).toEqual(lines)
}

async function expectCleanInBoth(page: Page, where: string) {
  await expectClean(page, where, { hasBars: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectClean(page, `${where}, dark`, { hasBars: true, looksAt: 'colors' })
  await page.emulateMedia({ colorScheme: 'light' })
}
