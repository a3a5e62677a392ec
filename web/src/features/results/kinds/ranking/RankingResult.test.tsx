import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buildResults } from '../../../../../../test/support/fixtures/buildResults.ts'
import { choice, question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { openResults, readChart, rows } from '../../../../../../test/support/web/pages/openResults.tsx'
import { setUpSession } from '../../../../../../test/support/web/setUpSession.ts'

setUpSession()

const choices = ['price', 'speed', 'size'].map((value) => choice(value, { id: value, label: `The ${value}` }))
const asked = survey([section('s', [question('q', { type: 'ranking', title: 'What counts?', choices })])], { id: 'S' })
const counted = [
  { value: 'price', count: 8, mean_rank: 2.25, ranks: [1, 4, 3] },
  { value: 'speed', count: 9, mean_rank: 1.333333, ranks: [7, 1, 1] },
  { value: 'size', count: 0, mean_rank: null, ranks: [0, 0, 0] },
]
const results = (more: object = {}) =>
  buildResults({
    sections: [{ id: 's', shown: 20 }],
    questions: [{ id: 'q', type: 'ranking', shown: 20, answered: 10, choices: counted, ...more }],
  })
const open = (body = results(), query = '') => openResults(query, { 'GET /surveys/S': { body: asked }, 'GET /surveys/S/results': { body } })
const result = () => screen.findByRole('article', { name: /What counts/ })
const table = async () => rows(within(await result()).getByRole('table', { hidden: true }))

describe('the result of a ranking', () => {
  it('has the mean rank of each choice, and how often it has each place', async () => {
    open()
    expect(await table()).toEqual(['AnswerMean rankPlace 1Place 2Place 3Count', 'The price2.251438', 'The speed1.337119', 'The size–0000'])
  })

  it('has shares of the rankings, without answers to a former type', async () => {
    open(results({ former: 2 }))
    const bars = within(await result()).getAllByRole('slider')
    expect(bars.flatMap(readChart)).toEqual([
      'Place 1: 12.5% (1)',
      'Place 2: 50% (4)',
      'Place 3: 37.5% (3)',
      'Place 1: 87.5% (7)',
      'Place 2: 12.5% (1)',
      'Place 3: 12.5% (1)',
    ])
  })

  it('begins with the best mean rank where the order is by size, and has unranked choices last', async () => {
    open(results(), '?order=size')
    expect((await table()).slice(1).map((row) => row.slice(0, 9))).toEqual(['The speed', 'The price', 'The size–'])
  })

  it('lists a deleted choice, and a place beyond those of today', async () => {
    open(results({ choices: [...counted, { value: 'gone', count: 1, mean_rank: 4, ranks: [0, 0, 0, 1] }] }))
    expect((await table())[0]).toBe('AnswerMean rankPlace 1Place 2Place 3Place 4Count')
    expect((await table()).at(-1)).toBe('gone4.0000011')
  })

  it('without an answer has its choices and no bars', async () => {
    open(results({ answered: 0, choices: choices.map(({ value }) => ({ value, count: 0, mean_rank: null, ranks: [0, 0, 0] })) }))
    expect((await table()).slice(1)).toEqual(['The price–0000', 'The speed–0000', 'The size–0000'])
    expect((await result()).querySelectorAll('[title]')).toHaveLength(0)
  })

  it('is copied as it is read, and printed at once', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    open()
    fireEvent.click(within(await result()).getByRole('button', { name: /^Copy: / }))
    const button = within(await result()).getByRole('button', { name: 'Copy as table' })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    fireEvent.click(button)
    await waitFor(() => expect(writeText).toHaveBeenCalled())
    expect(writeText.mock.calls[0]![0]).toContain('The speed\t1.33\t7\t1\t1\t9')
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(screen.queryByText(/were not loaded/)).toBeNull()
  })

  it('compares first places', async () => {
    open(
      {
        ...results(),
        by: {
          of: 'gender',
          values: [
            { value: 'Female', total: 40 },
            { value: 'Male', total: 40 },
          ],
          questions: [{ id: 'q', shown: [40, 40], answered: [5, 5], choices: [{ value: 'speed', counts: [4, 3] }] }],
        },
      },
      '?by=gender',
    )
    expect(within(await result()).getByText(/First places/)).toBeTruthy()
    expect(within(await result()).queryByText('Mean rank')).toBeNull()
  })
})
