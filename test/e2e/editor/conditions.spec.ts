import type { Page } from '@playwright/test'
import { choice, question, section } from '../../support/fixtures/buildSurvey.ts'
import { expectClean } from '../support/axe.ts'
import { makeSurvey } from '../support/journey.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'
import { button, cards, save, stored } from './editorPage.ts'

const choices = (...pairs: [string, string][]) => pairs.map(([label, label_ko], at) => choice(label, { id: `c${at}`, label_ko }))
const often = choices(['Daily', '매일'], ['Weekly', '매주'], ['Never', '전혀 없음'])
const trust = choices(['Yes', '그렇다'], ['No', '아니다'])

/** A screening survey that has no conditions yet. */
const screening = () => ({
  title: 'Radio listeners',
  title_ko: '라디오 청취자',
  sections: [
    section(
      'screener',
      [
        question('often', { title: 'How often do you listen?', title_ko: '얼마나 자주 듣습니까?', type: 'single_choice', choices: often }),
        question('age', { title: 'How old are you?', title_ko: '나이가 어떻게 됩니까?', type: 'number' }),
      ],
      { title: 'Screener', title_ko: '대상 확인' },
    ),
    section(
      'habits',
      [
        question('grid', {
          title: 'Do you trust it?',
          title_ko: '신뢰합니까?',
          type: 'matrix',
          choices: trust,
          rows: [
            { id: 'tv', label: 'Television', label_ko: '텔레비전' },
            { id: 'radio', label: 'Radio', label_ko: '라디오' },
          ],
        }),
        question('why', { title: 'Why not radio?', title_ko: '왜 라디오를 신뢰하지 않습니까?' }),
        question('young', { title: 'What do your friends hear?', title_ko: '친구들은 무엇을 듣습니까?' }),
        question('heavy', { title: 'Which station?', title_ko: '어느 방송국입니까?' }),
      ],
      { title: 'Habits', title_ko: '습관' },
    ),
  ],
})

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
const questionOf = (page: Page, at = 1) =>
  page.getByRole('combobox', { name: new RegExp(`^(Question of condition ${at}|조건 ${at}의 문항)$`) })

async function openCard(page: Page, id: string) {
  await page.locator(`#card-question-${id}`).focus()
  await press(page, 'Enter')
}

/** Begins a condition by keyboard, and chooses the question that typing finds. */
async function begin(page: Page, card: string, name: string, typed: string) {
  await button(cards(page).getByRole('group', { name: card }), name).focus()
  await press(page, 'Enter')
  await expect(questionOf(page)).toBeFocused()
  await page.keyboard.type(typed)
  await press(page, 'Enter')
}

/** Goes on to the next field by Tab, and chooses a wording by its first letters. */
async function word(page: Page, typed: string) {
  await press(page, 'Tab')
  await page.keyboard.type(typed)
}

test('five conditions are written by keyboard, and a phone in Korean follows each of them', async ({ page, request, browser, baseURL }) => {
  test.slow()
  const { id, slug } = await makeSurvey(request, screening())
  await signIn(page, await adminToken(request))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/surveys/${id}`)

  await cards(page).getByRole('heading', { level: 2 }).getByRole('button', { name: '1 Screener' }).click()
  await begin(page, 'Screener', 'End the survey if …', 'often')
  await press(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Space') // past the comparison, to the third choice
  await button(cards(page), 'Add condition').click()
  await expect(questionOf(page, 2)).toBeFocused()
  await page.keyboard.type('old')
  await press(page, 'Enter')
  await word(page, 'is less')
  await press(page, 'Tab')
  await page.keyboard.type('14')
  await page.getByRole('combobox', { name: 'How many must be true' }).selectOption('any')
  await page.getByRole('textbox', { name: 'Text at the end', exact: true }).fill('This survey is for listeners.')
  await page.getByRole('textbox', { name: 'Text at the end (Korean)' }).fill('청취자를 위한 설문입니다.')

  await button(cards(page), 'Done').focus()
  await press(page, 'Enter')
  await expect(
    button(cards(page), 'End the survey if 1.1 How often do you listen? is Never or 1.2 How old are you? is less than 14'),
  ).toBeFocused()
  await openCard(page, 'why')
  await begin(page, 'Why not radio?', 'Show if …', 'trust')
  await press(page, 'Tab')
  await page.keyboard.type('Radio')
  await press(page, 'Tab', 'Tab', 'Tab', 'Space')
  await openCard(page, 'young')
  await begin(page, 'What do your friends hear?', 'Show if …', '1.2')
  await word(page, 'is between')
  await press(page, 'Tab')
  await page.keyboard.type('14')
  await press(page, 'Tab')
  await page.keyboard.type('29')
  await openCard(page, 'heavy')
  await begin(page, 'Which station?', 'Show if …', 'often')
  await word(page, 'is none')
  await press(page, 'Tab', 'Tab', 'Space')
  await expectClean(page, 'conditions', { hasBars: true })
  await save(page)
  expect(
    (await stored(page, request)).sections.map(({ ends_if, questions }) => [ends_if, ...questions.map(({ show_if }) => show_if)]),
  ).toEqual([
    [
      {
        match: 'any',
        clauses: [
          { question_id: 'often', op: 'any_of', values: ['Never'] },
          { question_id: 'age', op: 'outside', from: 14 },
        ],
      },
      undefined,
      undefined,
    ],
    [
      undefined,
      undefined,
      { match: 'all', clauses: [{ question_id: 'grid', row: 'radio', op: 'any_of', values: ['No'] }] },
      { match: 'all', clauses: [{ question_id: 'age', op: 'between', from: 14, to: 29 }] },
      { match: 'all', clauses: [{ question_id: 'often', op: 'none_of', values: ['Weekly'] }] },
    ],
  ])

  const phone = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 844 } })
  const form = await phone.newPage()
  await form.goto(`/survey/${slug}?lang=ko`)
  const asked = () => form.locator('[data-question]').evaluateAll((all) => all.map((one) => one.getAttribute('data-question')))
  const age = form.locator('[data-question=age] input')
  const radio = (name: string) => form.locator('[data-question=often]').getByText(name)
  const screener = ['often', 'age']
  await radio('전혀 없음').click()
  await expect.poll(asked).toEqual(screener)
  await radio('매주').click()
  await age.fill('13')
  await expect.poll(asked).toEqual(screener)
  await age.fill('40')
  await expect.poll(asked).toEqual([...screener, 'grid'])
  await radio('매일').click()
  await age.fill('20')
  await expect.poll(asked).toEqual([...screener, 'grid', 'young', 'heavy'])
  await form.getByRole('radio', { name: /라디오.*아니다/ }).check({ force: true })
  await expect.poll(asked).toEqual([...screener, 'grid', 'why', 'young', 'heavy'])
  await phone.close()
})
