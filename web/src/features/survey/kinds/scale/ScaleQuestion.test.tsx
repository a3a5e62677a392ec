import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anyScale } from '#shared/kinds/scale/scaleOf.ts'
import { oneQuestionPage } from '../../../../../../test/support/web/pages/oneQuestionPage.tsx'
import { typedPoint } from './typedPoint.ts'

const labels = [{ label: 'Never', label_ko: '전혀' }]

const page = oneQuestionPage({ type: 'scale', title: 'How likely?', scale: anyScale })
async function open(overrides: Parameters<typeof page.open>[0] = {}) {
  await page.open(overrides)
  return { radios: await screen.findAllByRole('radio') }
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

  it.each([
    [['4'], 4],
    [['2', '0'], 0],
    [['na'], 'na'],
    [[], undefined],
  ])('that was chosen before the script ran, as %j, is %j', (values, answer) => {
    expect(page.entered({ 'answer-q': values })['q']).toBe(answer)
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
