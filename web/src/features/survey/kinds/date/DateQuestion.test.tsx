import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DateFields } from '#shared/kinds/date/dateFields.ts'
import type { Question } from '#shared/survey/survey.ts'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../../test/support/web/loadAllTexts.ts'
import { openSurveyPage, press, sent, setUpSurveyPages, stored, taken } from '../../../../../../test/support/web/pages/openSurveyPage.tsx'
import { createAnswerStore } from '../../answers/answerStore.ts'
import { demographicTexts } from '../../answers/demographicTexts.ts'
import { rememberResponse } from '../../persistence/rememberedResponse.ts'
import { applyEarlyInput } from '../applyEarlyInput.ts'

setUpSurveyPages()

const anyDate: DateFields = { precision: 'day', min: null, max: null }
const body = (date: Partial<DateFields> = {}, overrides: Partial<Question> = {}) =>
  survey([section('s', [question('visit', { type: 'date', title: 'When?', date: { ...anyDate, ...date }, ...overrides })])], {
    id: 'sv1',
    slug: 'real',
  })
const open = (given = body(), calls: Parameters<typeof openSurveyPage>[0] = {}) =>
  openSurveyPage({ 'GET /surveys/slug/real': { body: given }, 'POST /responses': taken, ...calls })
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
const submitted = async (all: Awaited<ReturnType<typeof open>>) => {
  await press('Submit')
  await screen.findByRole('heading', { name: /Thank you/ })
  return sent(all, 'POST /responses')['answers']
}
const answer = (value: string) => [{ question_id: 'visit', value }]

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
    expect(await submitted(all)).toEqual(answer(value))
  })

  it('has no day where a month is asked for, and no calendar', async () => {
    const all = await open(body({ precision: 'month' }))
    await type('2026', '2')
    expect(screen.queryByRole('button', { name: 'Choose from a calendar' })).toBeNull()
    expect(await submitted(all)).toEqual(answer('2026-02'))
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
    expect(await submitted(all)).toEqual(answer('2026-02-03'))
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
    expect(await submitted(all)).toEqual(answer('2026-11-24'))
  })

  it('takes the date away where it is cleared', async () => {
    const all = await open()
    await type('2026', '2', '3')
    fireEvent.change(picker(), { target: { value: '' } })
    expect(await typed()).toEqual(['', '', ''])
    expect(await submitted(all)).toEqual([])
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
    const all = await open(body(bounds, { required: true }))
    await type(...parts)
    await press('Submit')
    expect(await said()).toEqual([problem])
    expect(await typed()).toEqual(parts)
    expect((await fields()).map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true'])
    expect(all.filter(({ call }) => call === 'POST /responses')).toEqual([])
    await type('2026', '2', '2')
    expect(await submitted(all)).toEqual(answer('2026-02-02'))
  })

  it('is a month in the words of a month', async () => {
    await open(body({ precision: 'month', max: 'today' }))
    await type('2026', '13')
    await press('Submit')
    expect(await said()).toEqual(['Enter a year of four digits and a month from 1 to 12.'])
    await type('9999', '12')
    await press('Submit')
    expect(await said()).toEqual(['Enter a date no later than today.'])
  })
})

describe('a date that was kept', () => {
  it.each([
    [
      ['2026', '2', '3'],
      ['2026', '02', '03'],
    ],
    [
      ['2026', '2', ''],
      ['2026', '2', ''],
    ],
  ])('is restored with the draft: %j', async (parts, restored) => {
    await open()
    await type(...parts)
    await screen.findByText('Saved on this device')
    act(() => void dispatchEvent(new Event('pagehide')))
    cleanup()
    const all = await open()
    expect(await typed()).toEqual(restored)
    await type('2026', '11', '24')
    expect(await submitted(all)).toEqual(answer('2026-11-24'))
  })

  it('was typed before the script', () => {
    const store = createAnswerStore(body(), { answers: new Map(), demographics: demographicTexts() })
    applyEarlyInput(store, new Map([['answer-visit', ['2026', '2', '']]]))
    expect(store.value('visit')).toBe('2026-2-')
  })
})

const edit = (value: unknown, given: ReturnType<typeof body>) => {
  rememberResponse({ id: 'sv1', slug: 'real' }, 'r1')
  const saved = { ...stored, answers: [{ question_id: 'visit', value }] }
  const changed = { body: { ...saved, version: 2 } }
  return open(given, { 'GET /responses/id/r1': { body: saved }, 'PUT /responses/id/r1': changed })
}

describe('a saved date', () => {
  it('is read in words, and not judged again by new bounds', async () => {
    const all = await edit('2020-01-02', body({ min: '2026-01-01' }))
    expect(await screen.findByText('January 2, 2020')).toBeTruthy()
    await press('Edit')
    expect(await typed()).toEqual(['2020', '01', '02'])
    await press('Save changes')
    await screen.findByText('January 2, 2020')
    expect(sent(all, 'PUT /responses/id/r1')['answers']).toEqual(answer('2020-01-02'))
  })

  it('shows the answer from when the question had another type', async () => {
    await edit(70, body())
    await press('Edit')
    expect(await typed()).toEqual(['', '', ''])
    expect(screen.getByText('Your earlier answer: 70')).toBeTruthy()
  })
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
    await open(body({ min: '2026-02-02', max: '2026-11-24' }, { required: true }))
    expect(await names()).toEqual(['연', '월', '일'])
    await type(...parts)
    await press('제출')
    expect(await said()).toEqual([problem])
  })
})
