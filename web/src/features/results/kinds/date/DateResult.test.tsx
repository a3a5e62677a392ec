import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildResults } from '../../../../../../test/support/fixtures/buildResults.ts'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../../test/support/web/loadAllTexts.ts'
import { openResults, rows, withQuery } from '../../../../../../test/support/web/pages/openResults.tsx'
import { setUpSession } from '../../../../../../test/support/web/setUpSession.ts'

setUpSession()

const asked = (precision: 'day' | 'month' = 'day') =>
  survey([section('s', [question('visit', { type: 'date', title: 'When?', date: { precision, min: null, max: null } })])], { id: 'S' })
const results = (dates: { value: string; count: number }[]) =>
  buildResults({ sections: [{ id: 's', shown: 9 }], questions: [{ id: 'visit', type: 'date', shown: 9, answered: 5, dates }] })
const open = (dates: { value: string; count: number }[]) =>
  openResults('', { 'GET /surveys/S': { body: asked() }, 'GET /surveys/S/results': { body: results(dates) } })
const result = async () => within(await screen.findByRole('article', { name: /When/ }))

describe('the result of a date question', () => {
  it('has its months as a chart and as a table, those without an answer too', async () => {
    open([
      { value: '2025-12', count: 2 },
      { value: '2026-02', count: 3 },
    ])
    const part = await result()
    expect(part.getByRole('slider', { name: /When.*Highest: February 2026, 3/ })).toBeTruthy()
    expect(rows(part.getByRole('table', { hidden: true })).slice(1)).toEqual(['December 20252', 'January 20260', 'February 20263'])
  })

  it('shows how many answers are in months that are not listed', async () => {
    open([
      { value: '2026-02', count: 3 },
      { value: '', count: 2 },
    ])
    expect((await result()).getByText('2 more answers are of other months.')).toBeTruthy()
  })

  it('has no chart without an answer', async () => {
    open([])
    expect((await result()).queryByRole('slider')).toBeNull()
  })
})

const filtered = (range: object) => withQuery('GET /surveys/S/results', { where: JSON.stringify([{ of: 'visit', ...range }]) })

describe('the filter by a date', () => {
  it.each([
    ['day', '2026-02-28', '2026-02-01', '2026-03-02', 'February 28, 2026 to March 2, 2026'],
    ['month', '2026-02', '2026-01', '2026-03', 'February 2026 to March 2026'],
  ] as const)('takes the earliest and the latest %s', async (precision, from, tooEarly, to, said) => {
    const where = filtered({ from, to })
    const body = results([{ value: '2026-02', count: 5 }])
    const all = openResults('', {
      'GET /surveys/S': { body: asked(precision) },
      'GET /surveys/S/results': { body },
      [where]: { body },
    })
    await result()
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }))
    await userEvent.selectOptions(screen.getByLabelText('Filter by'), '1.1 When?')
    const dialog = within(screen.getByRole('dialog'))
    const apply = dialog.getByRole<HTMLButtonElement>('button', { name: 'Apply' })
    const enter = (name: string, value: string) => fireEvent.change(dialog.getByLabelText(name), { target: { value } })
    expect(apply.disabled).toBe(true)
    enter('Earliest', from)
    expect(apply.disabled).toBe(false)
    enter('Latest', tooEarly)
    expect(dialog.getByText('The latest date is before the earliest.')).toBeTruthy()
    expect(apply.disabled).toBe(true)
    enter('Latest', to)
    await userEvent.click(apply)
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^(?!Remove).*When.*${said}`) }))
    expect(screen.getByLabelText<HTMLInputElement>('Latest').value).toBe(to)
    expect(all.map(({ call }) => call)).toContain(where)
  })

  it.each([
    [{ from: '2026-11-01', to: '2026-11-24' }, '2026년 11월 1일~2026년 11월 24일'],
    [{ from: '2026-11' }, '2026년 11월부터'],
    [{ to: '2026-11-24' }, '2026년 11월 24일까지'],
  ])('is read from the address, in Korean: %j', async (range, said) => {
    localStorage.setItem('lang', 'ko')
    await loadAllTexts('ko')
    const body = results([])
    const where = encodeURIComponent(JSON.stringify([{ of: 'visit', ...range }]))
    openResults(`?where=${where}`, { 'GET /surveys/S': { body: asked() }, 'GET /surveys/S/results': { body }, [filtered(range)]: { body } })
    const name = (await screen.findByRole('button', { name: /조건 제거/ })).getAttribute('aria-label')!
    expect(name.replaceAll('\u00a0', ' ')).toContain(said)
    await loadAllTexts()
  })
})
