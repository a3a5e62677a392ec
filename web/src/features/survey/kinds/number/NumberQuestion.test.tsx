import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anyNumber } from '#shared/kinds/number/numberOf.ts'
import { answering, oneQuestionPage } from '../../../../../../test/support/web/pages/oneQuestionPage.tsx'
import { press } from '../../../../../../test/support/web/pages/openSurveyPage.tsx'

const weight = { ...anyNumber, min: 1, max: 5000, decimals: 1, unit: 'kg', unit_ko: '킬로' }
const { open, openSaved, submit, save } = oneQuestionPage({ type: 'number', title: 'How heavy?', number: weight })
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /How heavy/ })
/** The slider, which comes with the chunk that reads numbers, too. */
const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: /How heavy/ })
const said = async () =>
  (await field())
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)!.textContent)

describe('a number that is typed', () => {
  it.each([
    ['1,234.5', 1234.5],
    ['１２ kg', 12],
    ['70킬로', 70],
  ])('is sent as a number: %s', async (typed, value) => {
    const all = await open()
    await userEvent.type(await field(), typed)
    expect((await field()).value).toBe(typed)
    expect(await submit(all)).toEqual(answering(value))
  })

  it('has its unit beside it, in the language of the page, and a fitting keypad', async () => {
    await open()
    expect(await said()).toEqual(['kg'])
    expect((await field()).inputMode).toBe('decimal')
  })

  it.each([-5, null])('has a keyboard with a minus where the smallest number is %s, since number pads of phones have none', async (min) => {
    await open({ number: { ...weight, decimals: 0, min } })
    expect((await field()).inputMode).toBe('text')
  })

  it.each([
    ['12 or 13', 'Enter one number in digits, such as 1,234.5.'],
    ['0.5', 'Enter a number of at least 1 kg.'],
    ['5001', 'Enter a number of at most 5,000 kg.'],
    ['1.55', 'Enter at most 1 digit after the decimal point.'],
  ])('is refused in words and kept as typed: %s', async (typed, problem) => {
    const all = await open()
    await userEvent.type(await field(), typed)
    await press('Submit')
    expect((await said()).join(' ')).toContain(problem)
    expect((await field()).value).toBe(typed)
    expect(all.filter(({ call }) => call === 'POST /responses')).toEqual([])
    await userEvent.clear(await field())
    await userEvent.type(await field(), '12')
    expect(await submit(all)).toEqual(answering(12))
  })

  it('is said to be unreadable once the field is left', async () => {
    await open()
    await userEvent.type(await field(), '1e3')
    expect((await said()).join(' ')).not.toContain('digits')
    await userEvent.tab()
    expect((await said()).join(' ')).toContain('Enter one number in digits')
  })

  it('is asked for where it is required', async () => {
    await open({ required: true })
    await press('Submit')
    expect((await said()).join(' ')).toContain('Enter a number.')
  })
})

describe('a slider', () => {
  const withSlider = { look: 'slider' as const, number: { ...anyNumber, min: 0, max: 100, unit: '%', unit_ko: '%' } }

  it('has no answer until it is touched', async () => {
    const all = await open(withSlider)
    expect((await slider()).getAttribute('aria-valuetext')).toBe('No answer')
    act(() => (document.querySelector('[type=range]') as HTMLElement).focus())
    expect(await submit(all)).toEqual([])
  })

  it('answers by moving, and shows the number in the field', async () => {
    const all = await open(withSlider)
    fireEvent.change(await slider(), { target: { value: '30' } })
    expect((await field()).value).toBe('30')
    expect((await slider()).getAttribute('aria-valuetext')).toBe('30%')
    expect(await submit(all)).toEqual(answering(30))
  })

  it.each([
    ['a tap where it stands', async () => void fireEvent.pointerUp(await slider())],
    ['Enter', async () => void fireEvent.keyDown(await slider(), { key: 'Enter' })],
  ])('answers by %s', async (_, touch) => {
    await open(withSlider)
    await slider()
    await touch()
    expect((await field()).value).toBe('50')
  })

  it('is emptied by its field', async () => {
    await open(withSlider)
    fireEvent.change(await slider(), { target: { value: '30' } })
    await userEvent.clear(await field())
    expect((await slider()).getAttribute('aria-valuetext')).toBe('No answer')
  })
})

describe('a saved response', () => {
  it('is read with its unit, and its number is not judged again by new bounds', async () => {
    const all = await openSaved(6000)
    expect(await screen.findByText('6,000 kg')).toBeTruthy()
    await press('Edit')
    expect((await field()).value).toBe('6000')
    expect(await save(all)).toEqual(answering(6000))
  })

  it('shows the answer from when the question had another type, and does not send it', async () => {
    await openSaved('quite heavy')
    expect(await screen.findByText('quite heavy')).toBeTruthy()
    await press('Edit')
    expect((await field()).value).toBe('')
    expect(screen.getByText('Your earlier answer: quite heavy')).toBeTruthy()
    cleanup()
    await openSaved(70, { type: 'short_text' })
    expect(await screen.findByText('70')).toBeTruthy()
    await press('Edit')
    expect((await field()).value).toBe('')
    expect(screen.getByText('Your earlier answer: 70')).toBeTruthy()
  })
})
