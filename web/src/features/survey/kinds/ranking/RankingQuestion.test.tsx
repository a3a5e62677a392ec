import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Question } from '#shared/survey/survey.ts'
import { choice, question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { openSurveyPage, press, sent, setUpSurveyPages, taken } from '../../../../../../test/support/web/openSurveyPage.tsx'
import { captureEarlyInput, takeEarlyInput } from '../../../../lib/hydration/earlyInput.ts'
import { createAnswerStore } from '../../answers/answerStore.ts'
import { demographicTexts } from '../../answers/demographicFields.ts'
import { applyEarlyInput } from '../applyEarlyInput.ts'

setUpSurveyPages()

const choices = ['price', 'speed', 'size'].map((value) => choice(value, { label: value }))
const bodyWith = (overrides: Partial<Question> = {}) =>
  survey([section('s', [question('q', { type: 'ranking', title: 'What counts?', choices, ...overrides })])], { id: 'sv1', slug: 'real' })
const open = (overrides?: Partial<Question>) =>
  openSurveyPage({ 'GET /surveys/slug/real': { body: bodyWith(overrides) }, 'POST /responses': taken })
const group = () => within(screen.getByRole('group', { name: /What counts/ }))
/** The choices in their order, those with a place after it. */
const listed = () =>
  group()
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')!.textContent)
const tick = (name: RegExp) => userEvent.click(group().getByRole('checkbox', { name }))

describe('a ranking', () => {
  it('gives the next place to what is ticked, moves it, and announces it', async () => {
    const all = await open()
    expect(screen.getByText('Rank all 3, the best first.')).toBeTruthy()
    for (const name of [/size/, /price/, /speed/]) await tick(name)
    expect(listed()).toEqual(['1size', '2price', '3speed'])
    await userEvent.click(group().getByRole('button', { name: 'Move up: speed' }))
    expect(listed()).toEqual(['1size', '2speed', '3price'])
    expect(screen.getByText('speed: place 2 of 3')).toBeTruthy()
    await userEvent.click(group().getByRole('button', { name: 'Move up: size' })) // the first already
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['answers']).toEqual([{ question_id: 'q', value: ['size', 'speed', 'price'] }])
  })

  it('is ranked by the keyboard alone, and keeps the focus', async () => {
    await open()
    group().getByRole('checkbox', { name: /speed/ }).focus()
    await userEvent.keyboard(' ')
    expect([listed()[0], document.activeElement]).toEqual(['1speed', group().getByRole('checkbox', { name: /speed/ })])
    await tick(/size/)
    group().getByRole('button', { name: 'Move up: size' }).focus()
    await userEvent.keyboard('{Enter}')
    expect([listed().slice(0, 2), document.activeElement?.getAttribute('aria-label')]).toEqual([['1size', '2speed'], 'Move up: size'])
  })

  it('takes a place back, and the later ones move up', async () => {
    await open()
    for (const name of [/size/, /price/, /size/]) await tick(name)
    expect(listed()).toEqual(['1price', 'speed', 'size'])
    expect(screen.getByText('size: no place')).toBeTruthy()
  })

  it.each([
    [{ required: true }, [], 'Rank at least 3.'],
    [{ min_choices: 2 }, [/size/], 'Rank at least 2.'],
    [{ max_choices: 1 }, [/size/, /price/], 'Rank at most 1.'],
  ])('with %j says what is wrong with %j', async (overrides, ticked, problem) => {
    await open(overrides)
    for (const name of ticked) await tick(name)
    await press('Submit')
    expect(await screen.findAllByText(problem)).toHaveLength(2)
  })

  it('says at once that more are ranked than asked for', async () => {
    await open({ max_choices: 1 })
    for (const name of [/size/, /price/]) await tick(name)
    expect(screen.getByText('Rank 1, the best first. (2 chosen)')).toBeTruthy()
  })

  it('keeps what was ticked before the script, in the order of the ticks', async () => {
    await open()
    const boxes = group().getAllByRole<HTMLInputElement>('checkbox')
    for (const [at, tick] of [1, 3, 2].entries()) Object.assign(boxes[at]!, { checked: true, tick }) // as the boot script does
    captureEarlyInput(document)
    const store = createAnswerStore(bodyWith(), { answers: new Map(), demographics: demographicTexts() })
    applyEarlyInput(store, takeEarlyInput())
    expect(store.value('q')).toEqual(['price', 'size', 'speed'])
  })
})
