import { screen, within } from '@testing-library/react'
import { buildResults } from '../../../../../test/support/fixtures/buildResults.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { openReport, openResults, rows } from '../../../../../test/support/web/pages/openResults.tsx'
import type { Results } from '#shared/responses/results.ts'

beforeAll(loadAllTexts)

const reach = {
  began: 260,
  sections: [
    { id: 'start', count: 250 },
    { id: 'desk', count: 96 },
  ],
}
const answering = (results: Partial<Results>) => ({ 'GET /surveys/S/results': { body: buildResults(results), headers: { etag: '"1"' } } })
const region = () => screen.findByRole('region', { name: 'How far people got' })
const steps = async () => rows(within(await region()).getByRole('table')).slice(1)

describe('how far people got', () => {
  it('is a row for those who began, for each section, and for those who sent a response', async () => {
    openResults('', answering({ reach }))
    expect(await steps()).toEqual([
      'Began260100%',
      '1 Before you begin25096.2%',
      '2 At the desk shown to some9636.9%',
      'Sent a response20076.9%',
    ])
    within(await region()).getByText('76.9% of those who began sent a response.')
    within(await region()).getByText(/Fewer people reach a section that only some are shown\.$/)
  })

  it('counts screened out responses as sent, and imported ones not', async () => {
    openResults('', answering({ reach, imported: 20, screened: 30 }))
    expect((await steps()).at(-1)).toBe('Sent a response21080.8%')
  })

  it('gives no share where more was sent than began, and says why', async () => {
    openResults('', answering({ reach: { ...reach, began: 150 } }))
    expect((await steps()).at(-1)).toBe('Sent a response200–')
    within(await region()).getByText(/More responses were sent than people are counted here/)
    expect(within(await region()).queryByText(/of those who began sent/)).toBeNull()
  })

  it('includes all respondents even under a filter, and is in the report', async () => {
    openReport('', answering({ reach }))
    expect((await steps())[0]).toBe('Began260100%')
  })

  it('shows before the first response', async () => {
    openResults('', answering({ reach, total: 0, sections: [], by_day: [] }))
    expect((await steps()).at(-1)).toBe('Sent a response00%')
    screen.getByText('No responses yet')
  })

  it('is not there where nothing was counted', async () => {
    openResults()
    await screen.findByRole('region', { name: 'How the responses went through the survey' })
    expect(screen.queryByRole('region', { name: 'How far people got' })).toBeNull()
  })
})
