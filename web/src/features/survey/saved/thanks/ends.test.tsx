import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Survey } from '#shared/survey/survey.ts'
import {
  asked,
  none,
  openSurveyPage,
  pass,
  pick,
  press,
  sent,
  setUpSurveyPages,
  signInAs,
  stored,
} from '../../../../../../test/support/web/pages/openSurveyPage.tsx'
import { type Answer } from '../../../../../../test/support/web/stubApi.ts'
import { readStorage } from '../../../../lib/store/storage.ts'
import { openAddress } from './openAddress.ts'

jest.mock('./openAddress.ts', () => ({ openAddress: jest.fn() }))

setUpSurveyPages()
beforeEach(() => jest.mocked(openAddress).mockClear())
afterEach(() => {
  jest.useRealTimers()
  delete (globalThis as { matchMedia?: unknown }).matchMedia
})

const panel = 'https://panel.example/end?pid=7'

async function submit(reply: Answer, fields: Partial<Survey> = {}, calls: Record<string, Answer> = {}) {
  const all = await openSurveyPage({ 'GET /surveys/slug/real': { body: { ...asked, ...fields } }, 'POST /responses': reply, ...calls })
  await pick('I read')
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull())
  return { all, user }
}
const reply = (next: string | null, more: object = {}): Answer => ({ status: 201, body: { ...stored, next, ...more } })

describe('The end of a survey', () => {
  it('reads as the survey’s authors wrote it, in either language', async () => {
    await submit(reply(null), { thanks_text: '<p>You are <b>great</b>.</p>' })
    expect(screen.getByText('great').tagName).toBe('B')
    expect(screen.queryByText(/We read them together/)).toBeNull()
  })

  it('reads as ours where they wrote nothing', async () => {
    await submit(reply(null), { thanks_text: '<p><br></p>' })
    expect(screen.getByText(/We read them together/)).toBeTruthy()
  })
})

describe('A panel', () => {
  it('opens after five seconds, which is announced', async () => {
    await submit(reply(panel))
    const words = screen.getByText(/^In 5 seconds this page takes you to:/)
    expect([words.getAttribute('role'), words.textContent]).toEqual(['status', 'In 5 seconds this page takes you to: panel.example'])
    await pass(4_500)
    expect(openAddress).not.toHaveBeenCalled()
    await pass(600)
    expect(openAddress).toHaveBeenCalledWith(panel)
  })

  it('is not gone on to where the person stays, which is announced too', async () => {
    const { user } = await submit(reply(panel))
    await user.click(screen.getByRole('button', { name: 'Stay on this page' }))
    expect(screen.getByText(/^You stay on this page/).getAttribute('role')).toBe('status')
    expect(document.activeElement).toBe(screen.getByText(/^You stay on this page/))
    await pass(10_000)
    expect(openAddress).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(openAddress).toHaveBeenCalledWith(panel)
  })

  it('waits for the button under reduced motion', async () => {
    Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: query.includes('reduce') }) })
    const { user } = await submit(reply(panel))
    expect(screen.getByText(/^When you are ready, go on to:/)).toBeTruthy()
    await pass(10_000)
    expect(openAddress).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(openAddress).toHaveBeenCalledWith(panel)
  })

  it.each([[null], ['javascript:alert(1)'], ['http://panel.example/']])('is none at %s', async (next) => {
    await submit(reply(next))
    expect(screen.getByRole('heading', { name: /Thank you/ })).toBeTruthy()
    await pass(10_000)
    expect([screen.queryByText('Continue to the partner site'), jest.mocked(openAddress).mock.calls]).toEqual([null, []])
  })

  it('follows the text after screening out', async () => {
    await submit(reply(panel, { state: 'screened' }))
    expect(screen.getByRole('heading', { name: 'The survey ends here.' })).toBeTruthy()
    await pass(5_100)
    expect(openAddress).toHaveBeenCalledWith(panel)
  })

  it('follows a full survey’s refusal, not the page of one that is full', async () => {
    const full = { status: 409, body: { code: 'survey.full', detail: 'Full.', next: panel } }
    await submit(full)
    expect(screen.getByRole('alert').textContent).toContain('This survey is full')
    await pass(5_100)
    expect(openAddress).toHaveBeenCalledWith(panel)
    expect(readStorage('draft:sv1')).toContain('reader')
  })
})

it('A response that is not kept has the words of the end, and nothing saved to come back to', async () => {
  const { all } = await submit({ status: 200, body: { state: 'not_kept', next: panel } })
  expect(screen.getByRole('heading', { name: 'The survey ends here.' })).toBeTruthy()
  expect([screen.queryByText('View my response'), screen.queryByText('What you answered')]).toEqual([null, null])
  expect([readStorage('response:sv1'), readStorage('submit:sv1'), readStorage('draft:sv1')]).toEqual([null, null, null])
  expect(sent(all, 'POST /responses')['survey_id']).toBe('sv1')
  await pass(5_100)
  expect(openAddress).toHaveBeenCalledWith(panel)
})

describe('Sharing', () => {
  it('is shown only if the survey says so', async () => {
    await submit(reply(null))
    expect(screen.queryByText('Share this survey')).toBeNull()
  })

  it('copies the address without its query, with the title for a chat, or hands it to the system', async () => {
    const share = jest.fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const { user } = await submit(reply(null), { share_buttons: true })
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    await user.click(screen.getByRole('button', { name: 'Copy for KakaoTalk' }))
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const url = 'http://localhost/survey/real'
    expect(write.mock.calls).toEqual([[url], [`What is real?\n${url}`]])
    expect(share).toHaveBeenCalledWith({ title: 'What is real?', url })
    expect((await screen.findByText('Copied. You can paste it anywhere.')).getAttribute('role')).toBe('status')
    Reflect.deleteProperty(navigator, 'share')
  })

  it('says the address where it cannot be copied', async () => {
    const { user } = await submit(reply(null), { share_buttons: true })
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText(/The address is: http:\/\/localhost\/survey\/real$/)).toBeTruthy()
  })
})

describe('A copy by mail', () => {
  const copy = 'POST /responses/id/r1/copy'
  const open = (...replies: Answer[]) =>
    openSurveyPage({ ...signInAs({ email: 'me@example.com' }), 'GET /responses/mine?survey_id=sv1': { body: stored }, [copy]: replies })

  it('is mailed to a member on request', async () => {
    const all = await open({ body: { left: 1 } }, { body: { left: 0 } })
    await press(await screen.findByRole('button', { name: 'E-mail me a copy' }).then(() => 'E-mail me a copy'))
    expect(await screen.findByText('A copy is on its way to me@example.com.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'E-mail me a copy' })).toBeNull()
    expect(all.filter(({ call }) => call === copy).map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ only_ask: true }, {}])
  })

  it('is not offered where none can be mailed', async () => {
    await open({ body: { left: 0 } })
    await act(async () => {})
    expect(screen.queryByRole('button', { name: 'E-mail me a copy' })).toBeNull()
  })

  it('says why it was refused', async () => {
    await open({ body: { left: 1 } }, { status: 409, body: { code: 'copy.no_address', detail: 'Refused.' } })
    await userEvent.click(await screen.findByRole('button', { name: 'E-mail me a copy' }))
    expect(await screen.findByText('We can mail a copy only to a confirmed e-mail address.')).toBeTruthy()
  })

  it('is nothing that a guest is asked about', async () => {
    const all = await openSurveyPage({ 'POST /responses': reply(null), 'GET /responses/mine?survey_id=sv1': none })
    await pick('I read')
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(all.some(({ call }) => call === copy)).toBe(false)
  })
})
