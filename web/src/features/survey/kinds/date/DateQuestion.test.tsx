import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DateFields } from '#shared/kinds/date/dateFields.ts'
import { answering, oneQuestionPage } from '../../../../../../test/support/web/pages/oneQuestionPage.tsx'
import { press } from '../../../../../../test/support/web/pages/openSurveyPage.tsx'
import { loadAllTexts } from '../../../../../../test/support/web/loadAllTexts.ts'

const anyDate: DateFields = { precision: 'day', min: null, max: null }
const { openSaved, entered, submit, save, ...page } = oneQuestionPage({ type: 'date', title: 'When?' })
const bounded = (date: Partial<DateFields>) => ({ date: { ...anyDate, ...date } })
const open = (date: Partial<DateFields> = {}, required = false) => page.open({ ...bounded(date), required })
const group = () => screen.findByRole('group', { name: /When/ })
const fields = async () => within(await group()).getAllByRole<HTMLInputElement>('textbox')
const typed = async () => (await fields()).map(({ value }) => value)
const type = async (...parts: string[]) => {
  for (const [at, field] of (await fields()).entries()) {
    await userEvent.clear(field)
    if (parts[at]) await userEvent.type(field, parts[at])
  }
}
const names = async () => (await fields()).map(({ labels }) => labels![0]!.textContent)
const said = async () => {
  const ids = (await group()).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)!.textContent.trim().replaceAll('\u00a0', ' '))
}

describe('a date that is typed', () => {
  it('shows the problem from the blur of its fields until a change', async () => {
    await open()
    await type('2026', '2', '30')
    expect(await said()).toEqual([])
    await userEvent.tab({ shift: true })
    expect(await said()).toEqual([])
    await userEvent.click(screen.getByLabelText('Age'))
    expect(await said()).toEqual(['Enter a date that exists, with four digits for the year.'])
    await type('2026', '2', '3')
    await userEvent.click(screen.getByLabelText('Age'))
    expect(await said()).toEqual([])
  })

  it.each([
    [['2026', '2', '3'], '2026-02-03'],
    [['２０２６', '１１', '２４'], '2026-11-24'],
    [['2026', '11', '24'], '2026-11-24'],
  ])('is sent with all of its digits and shown as it was typed: %j', async (parts, value) => {
    const all = await open()
    await type(...parts)
    expect(await typed()).toEqual(parts)
    expect(await submit(all)).toEqual(answering(value))
  })

  it('has no day where a month is asked for, and no calendar', async () => {
    const all = await open({ precision: 'month' })
    await type('2026', '2')
    expect(screen.queryByRole('button', { name: 'Choose from a calendar' })).toBeNull()
    expect(await submit(all)).toEqual(answering('2026-02'))
  })

  it('has a named field for each part, with a keypad of digits', async () => {
    await open()
    expect(await names()).toEqual(['Year', 'Month', 'Day'])
    expect((await fields()).map(({ inputMode }) => inputMode)).toEqual(['numeric', 'numeric', 'numeric'])
  })

  it('may be pasted whole into any field', async () => {
    const all = await open()
    const [year] = await fields()
    await userEvent.click(year!)
    await userEvent.paste('2026. 2. 30.')
    expect(await typed()).toEqual(['2026', '2', '30'])
    const day = (await fields())[2]!
    await userEvent.clear(day)
    await userEvent.click(day)
    await userEvent.paste('3')
    expect(await typed()).toEqual(['2026', '2', '3'])
    expect(await submit(all)).toEqual(answering('2026-02-03'))
  })
})

const picker = () => document.querySelector<HTMLInputElement>('input[type=date]')!

describe('the calendar', () => {
  it('opens by its button, shows the typed date and fills the fields', async () => {
    const showPicker = jest.fn()
    HTMLInputElement.prototype.showPicker = showPicker
    const all = await open()
    await type('2026', '2', '3')
    expect(picker().value).toBe('2026-02-03')
    await press('Choose from a calendar')
    expect(showPicker.mock.contexts).toEqual([picker()])
    fireEvent.change(picker(), { target: { value: '2026-11-24' } })
    expect(await typed()).toEqual(['2026', '11', '24'])
    expect(await submit(all)).toEqual(answering('2026-11-24'))
  })

  it('takes the date away where it is cleared', async () => {
    const all = await open()
    await type('2026', '2', '3')
    fireEvent.change(picker(), { target: { value: '' } })
    expect(await typed()).toEqual(['', '', ''])
    expect(await submit(all)).toEqual([])
  })
})

describe('a date that is refused', () => {
  const bounds = { min: '2026-02-02', max: '2026-11-24' }
  it.each([
    [['2026', '2', '30'], 'Enter a date that exists, with four digits for the year.'],
    [['26', '2', '3'], 'Enter a date that exists, with four digits for the year.'],
    [['2026', '2', ''], 'Enter a date that exists, with four digits for the year.'],
    [['2026', '2', '1'], 'Enter a date no earlier than February 2, 2026.'],
    [['2026', '11', '25'], 'Enter a date no later than November 24, 2026.'],
    [['', '', ''], 'Enter a date.'],
  ])('stays as it was typed, with words above its fields: %j', async (parts, problem) => {
    const all = await open(bounds, true)
    await type(...parts)
    await press('Submit')
    expect(await said()).toEqual([problem])
    expect(await typed()).toEqual(parts)
    expect((await fields()).map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true'])
    expect(all.filter(({ call }) => call === 'POST /responses')).toEqual([])
    await type('2026', '2', '2')
    expect(await submit(all)).toEqual(answering('2026-02-02'))
  })

  it('is a month in the words of a month', async () => {
    await open({ precision: 'month', max: 'today' })
    await type('2026', '13')
    await press('Submit')
    expect(await said()).toEqual(['Enter a year of four digits and a month from 1 to 12.'])
    await type('9999', '12')
    await press('Submit')
    expect(await said()).toEqual(['Enter a date no later than today.'])
  })
})

describe('a saved date', () => {
  it('is read in words, and not judged again by new bounds', async () => {
    const all = await openSaved('2020-01-02', bounded({ min: '2026-01-01' }))
    expect(await screen.findByText('January 2, 2020')).toBeTruthy()
    await press('Edit')
    expect(await typed()).toEqual(['2020', '01', '02'])
    expect(await save(all)).toEqual(answering('2020-01-02'))
  })

  it('shows the answer from when the question had another type', async () => {
    await openSaved(70)
    await press('Edit')
    expect(await typed()).toEqual(['', '', ''])
    expect(screen.getByText('Your earlier answer: 70')).toBeTruthy()
  })
})

it('is entered as it was typed before the script', () => {
  expect(entered({ 'answer-q': ['2026', '2', ''] })).toEqual({ q: '2026-2-' })
})

describe('in Korean', () => {
  beforeAll(() => loadAllTexts('ko'))
  afterAll(() => loadAllTexts('en'))

  it.each([
    [['2026', '2', '30'], '실제로 있는 날짜를 입력해 주세요. 연도는 네 자리입니다.'],
    [['2026', '2', '1'], '2026년 2월 2일 또는 그 이후의 날짜를 입력해 주세요.'],
    [['2026', '11', '25'], '2026년 11월 24일 또는 그 이전의 날짜를 입력해 주세요.'],
    [['', '', ''], '날짜를 입력해 주세요.'],
  ])('a date is asked for and refused: %j', async (parts, problem) => {
    localStorage.setItem('lang', 'ko')
    await open({ min: '2026-02-02', max: '2026-11-24' }, true)
    expect(await names()).toEqual(['연', '월', '일'])
    await type(...parts)
    await press('제출')
    expect(await said()).toEqual([problem])
  })
})
