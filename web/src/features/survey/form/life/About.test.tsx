import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Survey } from '#shared/survey/survey.ts'
import { buildUser } from '../../../../../../test/support/web/buildUser.ts'
import {
  asked,
  none,
  openSurveyPage,
  pick,
  press,
  sent,
  setUpSurveyPages,
  taken,
} from '../../../../../../test/support/web/pages/openSurveyPage.tsx'
import { stubApi } from '../../../../../../test/support/web/stubApi.ts'
import { signIn } from '../../../../lib/session/session.ts'

setUpSurveyPages()

const open = (demographics: Survey['demographics'], calls: Parameters<typeof openSurveyPage>[0] = {}) =>
  openSurveyPage({ 'GET /surveys/slug/real': { body: { ...asked, demographics } }, 'POST /responses': taken, ...calls })
const card = () => screen.getByRole('group', { name: 'About you' }).closest('details')!

const progress = () => document.querySelector('progress')!

describe('About you, as a survey asks it,', () => {
  it('leaves out what is off, and is no part of the page where all is off', async () => {
    await open({ job: 'off', gender: 'off' })
    expect([screen.queryByLabelText('Job'), screen.queryByLabelText('Gender')]).toEqual([null, null])
    expect([screen.getByLabelText('Age'), screen.getByLabelText('Country')]).toHaveLength(2)
    expect(card().open).toBe(false)
    document.body.innerHTML = ''
    await open({ job: 'off', age: 'off', gender: 'off', country: 'off' })
    expect(screen.queryByText('About you')).toBeNull()
  })

  it('is open and says Required where a field is, and asks for it before it sends', async () => {
    const all = await open({ age: 'required', gender: 'required' })
    expect(card().open).toBe(true)
    expect(screen.getByLabelText('Age Required')).toHaveProperty('required', true)
    expect(within(card()).getAllByText('Some of these are required.')).toHaveLength(2)
    expect(screen.getByText('0 of 3 required answered')).toBeTruthy()
    await pick('I read')
    await userEvent.type(screen.getByLabelText('Age Required'), ' ')
    expect([progress().value, progress().max]).toEqual([1, 3])
    await press('Submit')
    const links = within(screen.getByRole('alert')).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Age Enter a number.', 'Gender Choose one.'])
    expect(screen.getByText('2 required questions are not answered')).toBeTruthy()
    expect(all.some(({ call }) => call === 'POST /responses')).toBe(false)
    await userEvent.type(screen.getByLabelText('Age Required'), '34')
    await userEvent.selectOptions(screen.getByLabelText('Gender Required'), 'other')
    expect([progress().value, progress().max]).toEqual([3, 3])
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['demographics']).toEqual({ age: 34, gender: 'other' })
  })

  it('takes a required value from the profile, and sends none that is off', async () => {
    const me = { 'GET /auth/me': { body: buildUser({ age: 40, country: 'KR', job: '' }) } }
    stubApi(me)
    signIn('mine')
    const all = await open({ age: 'required', country: 'off' }, { ...me, 'GET /responses/mine?survey_id=sv1': none })
    await pick('I read')
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['demographics']).toEqual({ age: 40 })
  })
})
