import { screen, within } from '@testing-library/react'
import type { ScaleFields } from '#shared/kinds/scale/scaleFields.ts'
import { anyScale } from '#shared/kinds/scale/scaleOf.ts'
import type { Results } from '#shared/responses/results.ts'
import { buildResults } from '../../../../../../test/support/fixtures/buildResults.ts'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { openResults, readChart, rows } from '../../../../../../test/support/web/pages/openResults.tsx'
import { setUpSession } from '../../../../../../test/support/web/setUpSession.ts'

setUpSession()

type Counts = Partial<Results['questions'][number]>

const scale = { ...anyScale, to: 3, labels: [{ label: 'Bad', label_ko: '나쁨' }], na_label: 'None' }
const counted: Counts = {
  answered: 10,
  choices: [
    { value: '1', count: 1 },
    { value: '2', count: 0 },
    { value: '3', count: 4 },
    { value: '5', count: 1, former: true },
    { value: 'na', count: 2, no_answer: true },
  ],
  former: 2,
  mean: 2.6,
  median: 3,
}
const open = (counts: Counts = counted, query = '?of=answered', asked: ScaleFields = scale) =>
  openResults(query, {
    'GET /surveys/S': { body: survey([section('s', [question('q', { type: 'scale', title: 'How good?', scale: asked })])], { id: 'S' }) },
    'GET /surveys/S/results': {
      body: buildResults({
        sections: [{ id: 's', shown: 20 }],
        questions: [{ id: 'q', type: 'scale', shown: 20, answered: 10, ...counts }],
      }),
    },
  })
const result = () => screen.findByRole('article', { name: /How good/ })
const figures = async () =>
  within(await result())
    .getAllByRole('definition')
    .map((one) => one.textContent)

describe('the result of a scale', () => {
  it('has its mean and median', async () => {
    open()
    expect(await figures()).toEqual(['2.6', '3'])
  })

  it.each([
    ['answered', '?of=answered', ['1 (Bad)120%', '200%', '3480%', '5 (deleted)1', 'None2']],
    ['asked', '?of=shown', ['1 (Bad)16.7%', '200%', '3426.7%', '5 (deleted)1', 'None2', 'No answer1066.7%']],
  ])('has shares of those who were %s, without former answers, former points and "not applicable"', async (_, query, expected) => {
    open(counted, query)
    expect(rows(within(await result()).getByRole('table')).slice(1)).toEqual(expected)
    expect((await result()).textContent).toContain('2 answers to a former type')
  })

  it('is one bar of the present points, whose text is the table', async () => {
    open()
    const bar = within(await result()).getByRole('slider', { name: /How good/ })
    expect([...bar.children].map(({ textContent }) => textContent)).toEqual(['120%', '380%'])
    expect(readChart(bar)).toEqual(['1 (Bad): 20% (1)', '3: 80% (4)'])
    expect(within(await result()).getByText('1 (Bad): 20% (1)', { selector: 'p span' })).toBeTruthy()
    expect(within(await result()).getByText('3: 80% (4)', { selector: 'p span' })).toBeTruthy()
    expect(within(await result()).getByRole('table', { name: /How good/ })).toBeTruthy()
  })

  it('has a Net Promoter Score with its three groups', async () => {
    open({ choices: [], mean: 7, median: 8, nps: { promoters: 3, passives: 1, detractors: 2, score: 16.666667 } }, '', {
      ...anyScale,
      from: 0,
      to: 10,
    })
    expect(await figures()).toEqual(['7', '8', '+17', '50%', '16.7%', '33.3%'])
  })

  it('has dashes and no parts without an answer', async () => {
    open({ answered: 0, choices: [{ value: '1', count: 0 }], mean: null, median: null })
    expect(await figures()).toEqual(['–', '–'])
    expect(within(await result()).queryByRole('slider')).toBeNull()
  })
})
