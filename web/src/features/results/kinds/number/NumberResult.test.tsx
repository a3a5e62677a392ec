import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anyNumber } from '#shared/kinds/number/numberOf.ts'
import { buildResults } from '../../../../../../test/support/fixtures/buildResults.ts'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../../test/support/web/loadAllTexts.ts'
import { openResults, rows, withQuery } from '../../../../../../test/support/web/pages/openResults.tsx'
import { signOut } from '../../../../lib/session/session.ts'

beforeAll(loadAllTexts)
afterEach(() => {
  signOut()
  localStorage.clear()
})

const asked = survey(
  [section('s', [question('km', { type: 'number', title: 'How far?', number: { ...anyNumber, unit: 'km', unit_ko: '킬로' } })])],
  { id: 'S' },
)
const numbers = {
  n: 5,
  mean: 6.4,
  q1: 2,
  median: 7,
  q3: 7,
  bins: [
    { from: 2, to: 3, count: 2 },
    { from: 7, to: 8, count: 3 },
  ],
  exact: true,
}
const results = (more: object = {}) =>
  buildResults({
    sections: [{ id: 's', shown: 200 }],
    questions: [{ id: 'km', type: 'number', shown: 200, answered: 5, numbers: { ...numbers, ...more } }],
  })
const open = (body = results(), query = '', answers: Parameters<typeof openResults>[1] = {}) =>
  openResults(query, { 'GET /surveys/S': { body: asked }, 'GET /surveys/S/results': { body }, ...answers })
const result = () => screen.findByRole('article', { name: /How far/ })
const figures = async () =>
  within(await result())
    .getAllByRole('definition')
    .map((one) => one.textContent)

describe('the result of a number question', () => {
  it('has its mean, median and middle half with the unit', async () => {
    open()
    expect(await figures()).toEqual(['6.4 km', '7 km', '2 km to 7 km'])
    expect((await result()).textContent).not.toContain('rounded')
  })

  it('rounds the mean to one decimal more than the answers have', async () => {
    open(results({ mean: 35.728155 }))
    expect((await figures())[0]).toBe('35.7 km')
  })

  it('has its ranges as a chart, and as a table', async () => {
    open()
    const part = within(await result())
    expect(part.getByRole('slider', { name: /How far.*Highest: 7 km, 3/ })).toBeTruthy()
    expect(rows(part.getByRole('table', { hidden: true })).slice(1)).toEqual(['2 km2', '3 km0', '4 km0', '5 km0', '6 km0', '7 km3'])
  })

  it('explains rounded figures and omitted answers', async () => {
    open(results({ exact: false, more: 3 }))
    const text = (await result()).textContent
    expect(text).toContain('rounded to two digits')
    expect(text).toContain('3 more numbers are not in the chart.')
  })

  it('says how many answered a former type', async () => {
    const body = results()
    body.questions[0]!.former = 2
    open(body)
    expect((await result()).textContent).toContain('2 answers to a former type of this question')
  })

  it('has no figures without an answer', async () => {
    open(results({ n: 0, mean: null, q1: null, median: null, q3: null, bins: [] }))
    expect(within(await result()).queryByRole('slider')).toBeNull()
  })
})

const filtered = (where: object) => withQuery('GET /surveys/S/results', { where: JSON.stringify([where]) })

describe('the filter by a number', () => {
  it('accepts a smallest and a largest number, of which one may be missing', async () => {
    const where = { of: 'km', from: 2.5, to: 1000 }
    const all = open(results(), '', { [filtered(where)]: { body: results() } })
    await result()
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }))
    await userEvent.selectOptions(screen.getByLabelText('Filter by'), '1.1 How far?')
    const dialog = within(screen.getByRole('dialog'))
    const apply = dialog.getByRole<HTMLButtonElement>('button', { name: 'Apply' })
    expect(apply.disabled).toBe(true)
    await userEvent.type(dialog.getByLabelText('Smallest'), '2.5')
    expect(apply.disabled).toBe(false)
    await userEvent.type(dialog.getByLabelText('Largest'), '1')
    expect(dialog.getByText('The largest number is smaller than the smallest.')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('Largest'), ',000')
    await userEvent.click(apply)
    expect(await screen.findByRole('button', { name: /Remove filter: .*How far.*2.5 km to 1,000 km/ })).toBeTruthy()
    expect(all.map(({ call }) => call)).toContain(filtered(where))
  })

  it('is read from the address', async () => {
    const where = { of: 'km', to: 3 }
    open(results(), `?where=${encodeURIComponent(JSON.stringify([where]))}`, { [filtered(where)]: { body: results() } })
    expect(await screen.findByRole('button', { name: /Remove filter: .*How far.*3 km or less/ })).toBeTruthy()
  })
})
