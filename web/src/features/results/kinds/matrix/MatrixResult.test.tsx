import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

const column = (value: string, no_answer?: true) => ({
  id: value,
  label: value,
  label_ko: '',
  value,
  aliases: [],
  ...(no_answer && { no_answer }),
})
const asked = survey(
  [
    section('s', [
      question('q', {
        type: 'matrix',
        title: 'How is it?',
        rows: ['a', '__proto__'].map((id) => ({ id, label: `Row ${id}`, label_ko: '' })),
        choices: [column('Unknown', true), column('Good'), column('Bad')],
      }),
    ]),
  ],
  { id: 'S' },
)
const row = (id: string, unknown: number, good: number, bad: number) => ({
  id,
  answered: unknown + good + bad,
  choices: [
    { value: 'Unknown', count: unknown, no_answer: true },
    { value: 'Good', count: good },
    { value: 'Bad', count: bad },
  ],
})
const results = (more: object = {}) =>
  buildResults({
    sections: [{ id: 's', shown: 20 }],
    questions: [{ id: 'q', type: 'matrix', shown: 20, answered: 12, rows: [row('a', 2, 6, 3), row('__proto__', 0, 5, 0)], ...more }],
  })
const open = (body = results(), query = '', answers: Parameters<typeof openResults>[1] = {}) =>
  openResults(query, { 'GET /surveys/S': { body: asked }, 'GET /surveys/S/results': { body }, ...answers })
const result = () => screen.findByRole('article', { name: /How is it/ })
const table = async () => rows(within(await result()).getByRole('table', { hidden: true }))

describe('the result of a matrix', () => {
  it('leaves a column that counts as no answer out of the shares, with its number beside', async () => {
    open()
    expect(await table()).toEqual(['RowGoodBadUnknown', 'Row a33.3% (6)16.7% (3)2', 'Row __proto__25% (5)0% (0)0'])
    expect(within(await result()).getByText('Unknown: 2')).toBeTruthy()
    expect(within(await result()).queryByText('Unknown: 0')).toBeNull()
  })

  it('has the shares of the two ends where the columns are a scale', async () => {
    const columns = ['Never', 'Rarely', 'Often', 'Always']
    const scale = survey(
      [
        section('s', [
          question('q', { ...asked.sections[0]!.questions[0]!, ordered: true, choices: columns.map((value) => column(value)) }),
        ]),
      ],
      { id: 'S' },
    )
    const counts = { id: 'a', answered: 10, choices: columns.map((value, at) => ({ value, count: at + 1 })) }
    open(results({ answered: 10, rows: [counts] }), '?of=answered', { 'GET /surveys/S': { body: scale } })
    const { textContent } = within(await result()).getByText('70%', { selector: 'div > span' }).parentElement!
    expect(textContent).toBe('Row a30%10%20%30%40%70%')
    expect(
      within(await result()).getByText('At the left of each bar: “Never” or “Rarely”. At the right: “Often” or “Always”.'),
    ).toBeTruthy()
  })

  it('has shares of those who answered the row where that is chosen', async () => {
    open(results(), '?of=answered')
    expect((await table()).slice(1)).toEqual(['Row a66.7% (6)33.3% (3)2', 'Row __proto__100% (5)0% (0)0'])
  })

  it('leaves answers to a former type out of the shares, and says which row is deleted', async () => {
    open(results({ former: 8, rows: [row('a', 0, 6, 3), { ...row('gone', 0, 1, 0), deleted: true }] }))
    expect((await table()).slice(1)).toEqual(['Row a50% (6)25% (3)0', 'gone (deleted)8.3% (1)0% (0)0'])
  })
})

const where = { of: 'q', row: '__proto__', is: ['Bad'] }
const filtered = withQuery('GET /surveys/S/results', { where: JSON.stringify([where]) })

describe('the filter by a row', () => {
  it('takes a row and its columns', async () => {
    const all = open(results(), '', { [filtered]: { body: results() } })
    await result()
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }))
    await userEvent.selectOptions(screen.getByLabelText('Filter by'), '1.1 How is it?: Row __proto__')
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByLabelText(/^Bad/))
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByRole('button', { name: /Remove filter: .*How is it\?: Row __proto__.*Bad/ })).toBeTruthy()
    expect(all.map(({ call }) => call)).toContain(filtered)
  })
})
