import { screen, within } from '@testing-library/react'
import { buildResults, resultsSurvey } from '../../../../test/support/fixtures/buildResults.ts'
import { loadAllTexts } from '../../../../test/support/web/loadAllTexts.ts'
import { openReport, openResults } from '../../../../test/support/web/pages/openResults.tsx'
import { setUpSession } from '../../../../test/support/web/setUpSession.ts'

setUpSession()
beforeAll(loadAllTexts)

/** The survey of the results, whose second question quotes the first. */
function quoting() {
  const survey = resultsSurvey()
  const [first, second] = survey.sections.flatMap(({ questions }) => questions)
  const sections = survey.sections.map((section) => ({
    ...section,
    questions: section.questions.map((one) => (one.id === second!.id ? { ...one, title: `Why {{${first!.id}|it}}?` } : one)),
  }))
  return { body: { ...survey, sections } }
}

describe('titles that quote', () => {
  it('have number and fallback in results', async () => {
    openResults('', { 'GET /surveys/S': quoting(), 'GET /surveys/S/results': { body: buildResults() } })
    expect((await screen.findAllByText(/Why ‹1\.1: it›\?/)).length).toBeGreaterThan(0)
    expect(within(document.body).queryByText(/\{\{/)).toBeNull()
  })

  it('have them in the report', async () => {
    openReport('', { 'GET /surveys/S': quoting(), 'GET /surveys/S/results': { body: buildResults() } })
    expect((await screen.findAllByText(/Why ‹1\.1: it›\?/)).length).toBeGreaterThan(0)
    expect(within(document.body).queryByText(/\{\{/)).toBeNull()
  })
})
