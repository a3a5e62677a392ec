import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anyScale } from '#shared/kinds/scale/scaleOf.ts'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../../test/support/web/loadAllTexts.ts'
import { renderAt } from '../../../../../../test/support/web/renderAt.tsx'
import { stubApi } from '../../../../../../test/support/web/stubApi.ts'
import SurveyPage from '../../SurveyPage.tsx'
import { typedPoint } from './typedPoint.ts'

beforeAll(loadAllTexts)
afterEach(() => localStorage.clear())

const labels = [{ label: 'Never', label_ko: '전혀' }]

/** Opens a survey that asks for one point; `sent` gives the answers of each send. */
async function open(overrides: object = {}) {
  const asked = survey([section('one', [question('q', { title: 'How likely?', type: 'scale', scale: anyScale, ...overrides })])], {
    id: 'sv1',
    slug: 'one',
  })
  const all = stubApi({ 'GET /surveys/slug/one': { body: asked }, 'POST /responses': 'pending' })
  renderAt('/survey/one', { '/survey/:id': <SurveyPage /> })
  await screen.findByRole('group', { name: /How likely/ })
  const radios = await screen.findAllByRole('radio')
  return { all, radios }
}
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked, value }) => (checked ? value : []))

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
