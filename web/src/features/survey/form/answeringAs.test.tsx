import { renderHook, screen } from '@testing-library/react'
import { buildUser } from '../../../../../test/support/web/buildUser.ts'
import { none, openSurveyPage, setUpSurveyPages, stored } from '../../../../../test/support/web/pages/openSurveyPage.tsx'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { signIn, useUser } from '../../../lib/session/session.ts'

setUpSurveyPages()
beforeAll(() => renderHook(useUser).unmount()) // the session follows the token from its first use on

const me = { 'GET /auth/me': { body: buildUser({ email: 'hana@example.com' }) } }
function signInAsHana() {
  stubApi(me)
  signIn('mine')
}
const notice = () => screen.queryByText(/hana@example\.com.* beside your answers/)?.textContent

describe('As whom one answers, and who sees it', () => {
  it('is shown above Submit to a signed-in user', async () => {
    signInAsHana()
    await openSurveyPage({ ...me, 'GET /responses/mine?survey_id=sv1': none })
    await screen.findByText(/beside your answers/)
    expect(notice()).toMatch(/^You answer as hana@example\.com\. The people who run this survey see this address/)
    const submit = screen.getByRole('button', { name: 'Submit' })
    expect(screen.getByText(/hana@/).compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('is said on the saved page', async () => {
    signInAsHana()
    await openSurveyPage({ ...me, 'GET /responses/mine?survey_id=sv1': { body: stored } })
    expect(notice()).toMatch(/^You answered as hana@example\.com\./)
  })

  it('is not said of a guest, nor of a response that stays a guest’s', async () => {
    localStorage.setItem('response:sv1', 'r1')
    signInAsHana()
    await openSurveyPage({ ...me, 'GET /responses/mine?survey_id=sv1': none, 'GET /responses/id/r1': { body: stored } })
    expect(screen.getByText('a lens')).toBeTruthy()
    expect(notice()).toBeUndefined()
  })
})
