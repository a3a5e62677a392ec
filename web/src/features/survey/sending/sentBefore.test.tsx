import { screen } from '@testing-library/react'
import {
  keysOf,
  openSurveyPage,
  setUpSurveyPages,
  pick,
  press,
  sent,
  stored,
  taken,
} from '../../../../../test/support/web/pages/openSurveyPage.tsx'
import type { Response } from '../../../../../shared/responses/response.ts'

setUpSurveyPages()

describe('Where this device has sent a response already', () => {
  const first: Response = { ...stored, answers: [{ question_id: 'role', value: 'maker' }] }
  const calls = { 'GET /responses/id/r1': { body: first }, 'PUT /responses/id/r1': { body: stored }, 'POST /responses': taken }
  /** Another tab sent one while this one was open. */
  const openSecond = async () => {
    const all = await openSurveyPage(calls)
    await pick('I read')
    localStorage.setItem('response:sv1', 'r1')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain('You already sent a response from this device')
    expect(all.some(({ call }) => call === 'POST /responses')).toBe(false)
    return all
  }

  it('from another tab, offers to change that one', async () => {
    const all = await openSecond()
    await press('Update that response')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'PUT /responses/id/r1')['answers']).toEqual([{ question_id: 'role', value: 'reader' }])
    expect(all.some(({ call }) => call === 'POST /responses')).toBe(false)
  })

  it('from another tab, shows that one', async () => {
    await openSecond()
    await press('View the saved version')
    expect(screen.getByText('I make')).toBeTruthy()
    await press('Go back to my changes')
    expect(screen.getByLabelText('I read')).toHaveProperty('checked', true)
  })

  it('from another tab, creates a second one only if the respondent asks for it', async () => {
    const all = await openSecond()
    await press('Send as a new response')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(all.filter(({ call }) => call === 'POST /responses')).toHaveLength(1)
    expect(all.some(({ call }) => call.startsWith('PUT'))).toBe(false)
  })

  it('for a returning respondent whose send failed, replaces nothing of theirs', async () => {
    const left = { key: 'left-behind', bodies: [{ answers: first.answers, demographics: {}, language: 'en' }] }
    localStorage.setItem('submit:sv1', JSON.stringify(left))
    const all = await openSurveyPage({
      ...calls,
      'POST /responses': ({ body, headers }) =>
        headers['idempotency-key'] === 'left-behind' && !body.includes('"maker"')
          ? { status: 422, body: { code: 'idempotency.other_content', detail: 'Other answers.' } }
          : taken,
    })
    await pick('I read')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain('You already sent a response from this device')
    expect(all.some(({ call }) => call.startsWith('PUT'))).toBe(false)
    await press('Send as a new response')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(all.some(({ call }) => call.startsWith('PUT'))).toBe(false)
    expect(keysOf(all).at(-1)).not.toBe('left-behind')
    expect(sent(all, 'POST /responses')['answers']).toEqual([{ question_id: 'role', value: 'reader' }])
  })
})
