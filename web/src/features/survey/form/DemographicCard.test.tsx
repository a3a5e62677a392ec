import { renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { asked, openSurveyPage, press, setUpSurveyPages, signInAs } from '../../../../../test/support/web/pages/openSurveyPage.tsx'
import { useUser } from '../../../lib/session/session.ts'
import { writeDraft } from '../persistence/draft.ts'

setUpSurveyPages()
beforeAll(() => renderHook(useUser).unmount()) // the session follows the token from its first use on

const fold = () => screen.getByRole('group', { name: 'About you' }).closest('details')!
const blank = { job: '', age: '', gender: '', country: '' }

describe('About you', () => {
  it('is folded where nothing is filled in, with its fields in the page', async () => {
    await openSurveyPage()
    expect(fold().open).toBe(false)
    expect(screen.getByLabelText('Job')).toBeTruthy()
  })

  it('is open where a draft fills a field, and stays open when the field is cleared', async () => {
    writeDraft(asked, { response: null, user: null }, { answers: new Map(), demographics: { ...blank, job: 'Baker' } })
    await openSurveyPage()
    expect(fold().open).toBe(true)
    await userEvent.clear(screen.getByLabelText('Job'))
    await userEvent.click(screen.getByLabelText('I read'))
    await screen.findByText('Saved on this device')
    expect(fold().open).toBe(true)
  })

  it('is open where the profile fills a field', async () => {
    await openSurveyPage(signInAs({ job: 'Baker' }))
    expect(fold().open).toBe(true)
  })

  it('opens for a wrong age, and again from the list of problems', async () => {
    await openSurveyPage()
    await userEvent.type(screen.getByLabelText('Age'), '900')
    await press('Submit')
    const problem = await screen.findByRole('link', { name: /^Age/ })
    expect(fold().open).toBe(true)
    fold().open = false
    await userEvent.click(problem)
    expect(fold().open).toBe(true)
    expect(document.activeElement).toBe(screen.getByLabelText('Age'))
  })

  it.each([
    ['before the sections', undefined, Node.DOCUMENT_POSITION_FOLLOWING],
    ['after the sections if the survey says so', { place: 'last' }, Node.DOCUMENT_POSITION_PRECEDING],
  ])('is placed %s', async (_, demographics, place) => {
    await openSurveyPage({ 'GET /surveys/slug/real': { body: { ...asked, demographics } } })
    expect(fold().compareDocumentPosition(screen.getByText('What do you do?'))).toBe(place)
  })
})
