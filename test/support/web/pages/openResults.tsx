import { fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { stubApi, type Answer, type Asked } from '../stubApi.ts'
import { buildResults, resultsSurvey } from '../../fixtures/buildResults.ts'
import { renderAt } from '../renderAt.tsx'
import { signIn } from '../../../../web/src/lib/session/session.ts'
import { ToastRegion } from '../../../../web/src/ui/toasts/ToastRegion.tsx'
import ResultsScreen, { ReportScreen } from '../../../../web/src/features/results/ResultsScreen.tsx'

type Answers = Record<string, Answer | Answer[] | ((asked: Asked) => Answer)>

/** Stubs the calls of the results page of `resultsSurvey`, overridden by `answers`. Returns the calls made. */
export const stubResults = (answers: Answers = {}): Asked[] =>
  stubApi({
    'GET /surveys/S': { body: resultsSurvey() },
    'GET /surveys/S/results': { body: buildResults(), headers: { etag: '"1"' } },
    'GET /surveys/S/responses?limit=100': { body: [] },
    'GET /surveys/S/responses?limit=50': { body: [] },
    ...answers,
  })

/** Opens the results page of `resultsSurvey` at `?query`, its calls stubbed with `answers`. Returns the calls made. */
export const openResults = (query = '', answers: Answers = {}): Asked[] => open('results', query, answers)

/** The same for the report, which has no pins unless they are given. */
export const openReport = (query = '', answers: Answers = {}): Asked[] =>
  open('report', query, { 'GET /surveys/S/report': { body: { pins: [] }, headers: { etag: '"0"' } }, ...answers })

function open(view: 'results' | 'report', query: string, answers: Answers): Asked[] {
  signIn('mine')
  const calls = stubResults(answers)
  renderAt(`/admin/surveys/S/${view}${query}`, {
    '/admin/surveys/:id/*': (
      <>
        <main>
          <Routes>
            <Route
              path="results"
              element={<ResultsScreen menuId="menu" renderAnswer={({ value }) => <span>{JSON.stringify(value)}</span>} />}
            />
            <Route path="report" element={<ReportScreen menuId="menu" />} />
          </Routes>
        </main>
        <ToastRegion />
      </>
    ),
  })
  return calls
}

/** The address of a call with a query. */
export const withQuery = (call: string, query: Record<string, string>): string => `${call}?${new URLSearchParams(query)}`

/** The text of each row of a table. */
export const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent)

/** The text of a figure in the summary's headline, by its name. */
export const headline = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement!.textContent

/** The text of a chart at each of its parts, by the arrow keys. */
export function readChart(chart: HTMLElement): string[] {
  fireEvent.focus(chart)
  fireEvent.keyDown(chart, { key: 'Home' })
  const said: string[] = []
  for (let last: string | null = null; ; fireEvent.keyDown(chart, { key: 'ArrowRight' })) {
    const text = chart.getAttribute('aria-valuetext')!
    if (text === last) return said
    said.push(text)
    last = text
  }
}
