import { act, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { surveyBody } from '#shared/survey/survey.ts'
import { siteDay } from '#shared/time/timeZone.ts'
import * as v from 'valibot'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { openCards, prepareCards } from '../../../../../../test/support/web/pages/openCards.tsx'
import { withPrecision } from './DateFields.tsx'

beforeAll(prepareCards)

const anyDate = { precision: 'day', min: null, max: null } as const

async function open(overrides: object = { type: 'date', date: anyDate }) {
  const opened = openCards(survey([section('a', [question('q', { title: 'When?', ...overrides })])]))
  await opened.openCard(/When/)
  const label = (name: string) => opened.cards.getByLabelText<HTMLInputElement>(name)
  return {
    ...opened,
    label,
    date: () => opened.find('q')!.date,
    choose: (name: string, option: string) => userEvent.selectOptions(label(name), option),
    enter: (name: string, value: string) => fireEvent.change(label(name), { target: { value } }),
  }
}

describe('the fields of a date question', () => {
  it('write its bounds, each change of a date in one step of undo', async () => {
    const { date, label, choose, enter, store } = await open()
    await choose('Latest', 'Day of response')
    await choose('Earliest', 'A date')
    expect(date()).toEqual({ precision: 'day', min: siteDay(Date.now()), max: 'today' })
    act(() => label('Earliest date').focus())
    for (const typed of ['0002-01-02', '0020-01-02', '2020-01-02']) enter('Earliest date', typed)
    act(() => label('Earliest date').blur())
    expect(date()).toEqual({ precision: 'day', min: '2020-01-02', max: 'today' })
    expect(v.safeParse(surveyBody, store.get()).success).toBe(true)
    act(() => store.undo())
    expect(date()).toMatchObject({ min: siteDay(Date.now()) })
    act(() => store.undo())
    expect(date()).toMatchObject({ min: null, max: 'today' })
  })

  it('keep a date in view while a part of it is missing', async () => {
    const { cards, date, label, enter } = await open({ type: 'date', date: { ...anyDate, min: '2020-01-02' } })
    act(() => label('Earliest date').focus())
    enter('Earliest date', '')
    expect(date()).toMatchObject({ min: null })
    enter('Earliest date', '2021-01-02')
    expect(date()).toMatchObject({ min: '2021-01-02' })
    enter('Earliest date', '')
    act(() => label('Earliest date').blur())
    expect(cards.queryByLabelText('Earliest date')).toBeNull()
    expect(label('Earliest').value).toBe('none')
  })

  it('keep the bounds where the precision changes', async () => {
    const { date, label, choose, store } = await open({ type: 'date', date: { precision: 'day', min: '2020-01-02', max: 'today' } })
    await choose('Asks for', 'A month')
    expect(date()).toEqual({ precision: 'month', min: '2020-01', max: 'today' })
    expect(label('Earliest date').type).toBe('month')
    act(() => store.undo())
    expect(date()).toEqual({ precision: 'day', min: '2020-01-02', max: 'today' })
  })

  it('come with the type, and stay for a change back', async () => {
    const { cards, choose, label } = await open({})
    await choose('Type', 'Date')
    await choose('Latest', 'Day of response')
    await choose('Type', 'Short text')
    expect(cards.queryByLabelText('Latest')).toBeNull()
    await choose('Type', 'Date')
    expect(label('Latest').value).toBe('today')
  })
})

it.each([
  [{ precision: 'day', min: '2020-02-29', max: null }, 'month', { precision: 'month', min: '2020-02', max: null }],
  [{ precision: 'month', min: 'today', max: '2020-02' }, 'day', { precision: 'day', min: 'today', max: '2020-02-01' }],
] as const)('%j with the precision %s is %j', (fields, precision, changed) => expect(withPrecision(fields, precision)).toEqual(changed))
