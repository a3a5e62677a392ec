import { screen, within } from '@testing-library/react'
import { stubApi, type Answer, type Asked } from './stubApi.ts'
import { buildResults, resultsSurvey } from '../fixtures/buildResults.ts'
import { renderAt } from './renderAt.tsx'
import { signIn } from '../../../web/src/lib/session/session.ts'
import { ToastRegion } from '../../../web/src/ui/toasts/ToastRegion.tsx'
import ResultsScreen from '../../../web/src/features/results/ResultsScreen.tsx'

type Answers = Record<string, Answer | Answer[] | ((asked: Asked) => Answer)>

/** Stubs what the results page of `resultsSurvey` calls, with the calls that are named answered as said. Returns what was asked. */
export const stubResults = (answers: Answers = {}): Asked[] =>
  stubApi({
    'GET /surveys/S': { body: resultsSurvey() },
    'GET /surveys/S/results': { body: buildResults(), headers: { etag: '"1"' } },
    'GET /surveys/S/responses?limit=100': { body: [] },
    'GET /surveys/S/responses?limit=50': { body: [] },
    ...answers,
  })

/** Opens the results page of `resultsSurvey` at `?query`, its calls stubbed with `answers`. Returns what was asked. */
export function openResults(query = '', answers: Answers = {}): Asked[] {
  signIn('mine')
  const calls = stubResults(answers)
  renderAt(`/admin/surveys/S/results${query}`, {
    '/admin/surveys/:id/results': (
      <>
        <main>
          <ResultsScreen menuId="menu" renderAnswer={({ value }) => <span>{JSON.stringify(value)}</span>} />
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
