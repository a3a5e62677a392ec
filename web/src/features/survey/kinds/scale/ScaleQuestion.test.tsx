import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anyScale } from '#shared/kinds/scale/scaleOf.ts'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { press, setUpSurveyPages, taken } from '../../../../../../test/support/web/pages/openSurveyPage.tsx'
import { renderAt } from '../../../../../../test/support/web/renderAt.tsx'
import { stubApi } from '../../../../../../test/support/web/stubApi.ts'
import { createAnswerStore } from '../../answers/answerStore.ts'
import { demographicTexts } from '../../answers/demographicTexts.ts'
import { applyEarlyInput } from '../applyEarlyInput.ts'
import SurveyPage from '../../SurveyPage.tsx'
import { typedPoint } from './typedPoint.ts'

setUpSurveyPages()

const labels = [{ label: 'Never', label_ko: '전혀' }]

const bodyWith = (overrides: object) =>
  survey([section('one', [question('q', { title: 'How likely?', type: 'scale', scale: anyScale, ...overrides })])], {
    id: 'sv1',
    slug: 'one',
  })

/** Opens a survey that asks for one point; `sent` gives the answers of each send. */
async function open(overrides: object = {}, post: Parameters<typeof stubApi>[0][string] = 'pending') {
  const asked = bodyWith(overrides)
  const all = stubApi({ 'GET /surveys/slug/one': { body: asked }, 'POST /responses': post })
  renderAt('/survey/one', { '/survey/:id': <SurveyPage /> })
  await screen.findByRole('group', { name: /How likely/ })
  const radios = await screen.findAllByRole('radio')
  return { all, radios }
}
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked, value }) => (checked ? value : []))
const ends = () => [...document.querySelectorAll('p[aria-hidden] > [data-point]')].map((end) => end.getAttribute('data-point'))

describe('a scale', () => {
  it('has a radio button for each point, with its label, and for "not applicable"', async () => {
    const { radios } = await open({ scale: { ...anyScale, from: 0, to: 10, labels, na_label: 'Cannot say' } })
    expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'na'])
    expect(screen.getByRole('radio', { name: '0 Never' })).toBe(radios[0])
    await userEvent.click(screen.getByRole('radio', { name: 'Cannot say' }))
    expect(chosen()).toEqual(['na'])
  })

  it('is answered by digits, 10 by two of them, and cleared by Delete', async () => {
    const { radios } = await open({ scale: { ...anyScale, from: 0, to: 10 } })
    radios[0]!.focus()
    await userEvent.keyboard('7')
    expect([chosen(), document.activeElement]).toEqual([['7'], radios[7]])
    await userEvent.keyboard('10')
    expect(chosen()).toEqual(['10'])
    await userEvent.keyboard('{Delete}')
    expect(chosen()).toEqual([])
  })

  it('shows stars, named by their number', async () => {
    await open({ look: 'stars' })
    await userEvent.click(screen.getByRole('radio', { name: '4 of 5 stars' }))
    expect(chosen()).toEqual(['4'])
    expect(screen.getByRole('button', { name: 'Clear' })).toBeTruthy()
  })

  it.each(['0', 'na'])('is restored with the draft: %s', async (value) => {
    const asked = { scale: { ...anyScale, from: 0, na_label: 'Cannot say' } }
    const { radios } = await open(asked)
    await userEvent.click(radios.find((radio) => (radio as HTMLInputElement).value === value)!)
    await screen.findByText('Saved on this device')
    act(() => void dispatchEvent(new Event('pagehide')))
    cleanup()
    await open(asked)
    expect(chosen()).toEqual([value])
  })

  it.each([
    ['4', 4],
    ['na', 'na'],
  ])('is sent again as the same answer where the connection was lost: %s', async (value, answer) => {
    const { all, radios } = await open({ scale: { ...anyScale, na_label: 'Cannot say' } }, ['offline', taken])
    await userEvent.click(radios.find((radio) => (radio as HTMLInputElement).value === value)!)
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    const bodies = all.flatMap(({ call, body }) => (call === 'POST /responses' ? [JSON.parse(body) as { answers: unknown }] : []))
    expect(bodies.map(({ answers }) => answers)).toEqual([1, 2].map(() => [{ question_id: 'q', value: answer }]))
  })

  it.each([
    [['4'], 4],
    [['2', '0'], 0],
    [['na'], 'na'],
    [[], undefined],
  ])('that was chosen before the script ran, as %j, is %j', (values, answer) => {
    const store = createAnswerStore(bodyWith({}), { answers: new Map(), demographics: demographicTexts() })
    applyEarlyInput(store, new Map([['answer-q', values]]))
    expect(store.value('q')).toBe(answer)
  })

  it('names the labels of its ends by their points where it needs two lines', async () => {
    const last = { label: 'Always', label_ko: '항상' }
    const between = Array.from({ length: 9 }, () => ({ label: '', label_ko: '' }))
    await open({ scale: { ...anyScale, from: 0, to: 10, labels: [...labels, ...between, last] } })
    expect([ends(), document.querySelector('p[aria-hidden][data-columns]')]).toEqual([['0', '10'], expect.anything()])
  })

  it('shows numbers where it would have a star for 0', async () => {
    await open({ look: 'stars', scale: { ...anyScale, from: 0 } })
    expect(screen.getByRole('radio', { name: '0' })).toBeTruthy()
  })
})

describe('a typed digit', () => {
  it.each([
    ['', 0, '4', 100, 5, '4'],
    ['1', 0, '0', 500, 10, '10'],
    ['1', 0, '0', 5000, 10, '0'],
    ['1', 0, '0', 500, 9, '0'],
    ['1', 0, '1', 500, 10, '1'],
  ] as const)('after %j at %d: %j at %d, on a scale to %d, is %j', (text, at, key, next, last, expected) => {
    expect(typedPoint({ text, at }, { key, at: next }, last).text).toBe(expected)
  })
})
