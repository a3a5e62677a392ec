import { act, screen, waitFor } from '@testing-library/react'
import { buildResponse } from '../../../test/support/fixtures/buildResponse.ts'
import { buildUser } from '../../../test/support/web/buildUser.ts'
import { setUpPublishedPages, showPublished } from '../../../test/support/web/pages/showPublished.tsx'
import { publishedSamples } from '../../../test/support/web/publishedSamples.ts'
import { stubApi, type Answer } from '../../../test/support/web/stubApi.ts'
import { addTexts } from '../lib/language/i18n.ts'
import { signIn, signOut } from '../lib/session/session.ts'
import { captureEarlyInput } from '../lib/hydration/earlyInput.ts'

const path = '/survey/one'
const [survey] = Object.values(publishedSamples[path]!.replies)
const stored = buildResponse({
  id: 'R1',
  survey_id: 'S1',
  answers: [{ question_id: 'often', value: 'daily' }],
})

const tokenOf = ({ id }: { id: string }) => `header.${btoa(JSON.stringify({ sub: id }))}.signature`

setUpPublishedPages()
beforeAll(() => addTexts('en', 'response'))
afterEach(signOut)

/** Opens the published survey with input from before its script ran, as a signed-in user unless `guest`. */
async function open(answers: Record<string, Answer>, guest = false, token = 'mine') {
  const { root, takeOver } = showPublished(path)
  const all = stubApi({ 'GET /surveys/slug/one': { body: survey }, ...answers })
  if (!guest) signIn(token)
  root.querySelector<HTMLInputElement>('[data-question=why] input')!.value = 'Habit'
  captureEarlyInput(root)
  expect(await takeOver()).toEqual([])
  return all
}

describe('input from before the script', () => {
  it('stays when the form mounts again with the profile', async () => {
    await open({ 'GET /auth/me': { body: buildUser({ job: 'Baker' }) }, 'GET /responses/mine?survey_id=S1': { status: 404, body: {} } })
    expect(await screen.findByDisplayValue('Baker')).toBeTruthy()
    expect(screen.getByDisplayValue('Habit')).toBeTruthy()
  })

  it('takes precedence over a saved response', async () => {
    await open({ 'GET /auth/me': { body: buildUser() }, 'GET /responses/mine?survey_id=S1': { body: stored } })
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeTruthy()
    expect(screen.getByDisplayValue('Habit')).toBeTruthy()
  })

  it('joins the draft of its user while that user loads', async () => {
    const user = buildUser()
    localStorage.setItem(
      'draft:S1',
      JSON.stringify({ response: null, user: user.id, answers: { often: 'daily' }, demographics: { job: 'Baker' } }),
    )
    await open({ 'GET /auth/me': 'pending' }, false, tokenOf(user))
    expect(await screen.findByDisplayValue('Baker')).toBeTruthy()
    expect(screen.getByDisplayValue('Habit')).toBeTruthy()
    act(() => void dispatchEvent(new Event('pagehide')))
    expect(JSON.parse(localStorage.getItem('draft:S1')!)).toMatchObject({
      user: user.id,
      answers: { often: 'daily', why: 'Habit' },
      demographics: { job: 'Baker' },
    })
  })

  for (const guest of [true, false])
    it(`never replaces what an earlier respondent sent from this device (${guest ? 'a guest' : 'signed in'})`, async () => {
      localStorage.setItem('response:S1', 'R1')
      const all = await open(
        {
          'GET /auth/me': { body: buildUser() },
          'GET /responses/mine?survey_id=S1': { status: 404, body: {} },
          'GET /responses/id/R1': { body: stored },
        },
        guest,
      )
      await waitFor(() => expect(all.some(({ call }) => call === 'GET /responses/id/R1')).toBe(true))
      await act(async () => {})
      expect(screen.getByDisplayValue('Habit')).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
      expect(JSON.parse(localStorage.getItem('draft:S1')!)).toMatchObject({ response: null, answers: { why: 'Habit' } })
    })

  for (const guest of [true, false])
    it(`joins the draft of changes to a saved response (${guest ? 'a guest' : 'signed in'})`, async () => {
      const user = buildUser()
      localStorage.setItem(
        'draft:S1',
        JSON.stringify({
          response: 'R1',
          version: 1,
          user: guest ? null : user.id,
          answers: { often: 'weekly' },
          demographics: { job: 'Baker' },
        }),
      )
      if (guest) localStorage.setItem('response:S1', 'R1')
      await open(
        {
          'GET /auth/me': { body: user },
          'GET /responses/mine?survey_id=S1': { body: stored },
          'GET /responses/id/R1': { body: stored },
        },
        guest,
        tokenOf(user),
      )
      expect(await screen.findByRole('button', { name: 'Save changes' })).toBeTruthy()
      expect(screen.getByDisplayValue('Habit')).toBeTruthy()
      expect(screen.getByDisplayValue('Baker')).toBeTruthy()
      act(() => void dispatchEvent(new Event('pagehide')))
      expect(JSON.parse(localStorage.getItem('draft:S1')!)).toMatchObject({ response: 'R1', answers: { often: 'weekly', why: 'Habit' } })
    })
})
