import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Inquiry } from '#shared/inquiry.ts'
import { buildUser } from '../../../../test/support/web/buildUser.ts'
import { isIsolated } from '../../../../test/support/web/isIsolated.ts'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { stubApi, type Answer, type Asked } from '../../../../test/support/web/stubApi.ts'
import { setUpSession } from '../../../../test/support/web/setUpSession.ts'
import { signIn } from '../../lib/session/session.ts'
import { ToastRegion } from '../../ui/toasts/ToastRegion.tsx'
import InquiriesScreen from './InquiriesScreen.tsx'

const inquiry = (given: Partial<Inquiry> = {}): Inquiry => ({
  id: 'Q1',
  name: 'Hana Lindqvist',
  email: 'hana@harbour-desk.example',
  phone: '+46 70 555 01 20',
  org: 'Harbour Desk',
  note: 'Could we join the pilot?',
  is_read: false,
  created_at: '2026-11-21T10:52:00.000Z',
  ...given,
})
const older = inquiry({ id: 'Q2', name: 'Mirae Han', email: 'mirae@archive.example', phone: '', org: '', note: 'Tests.', is_read: true })

function open(list: Answer, more: Record<string, Answer> = {}) {
  signIn('mine')
  const calls = stubApi({
    'GET /auth/me': { body: buildUser({ roles: ['admin'] }) },
    'GET /inquiries/unread_count': { body: { count: 1 } },
    'GET /inquiries?limit=50': list,
    ...more,
  })
  renderAt('/admin/inquiries', {
    '/admin/inquiries': (
      <>
        {' '}
        <InquiriesScreen /> <ToastRegion />{' '}
      </>
    ),
  })
  return calls
}
const item = async (name: string) => (await screen.findByRole('heading', { level: 2, name: new RegExp(name) })).closest('li')!
const sent = (asked: Asked[], method: string) =>
  asked.flatMap(({ call }) => (call.startsWith(`${method} `) ? [call.slice(method.length + 1)] : []))

setUpSession()

describe('InquiriesScreen', () => {
  it('shows sender, text and time, with a New badge on unread inquiries', async () => {
    open({ body: [inquiry(), older] })
    const first = within(await item('Hana'))
    expect(first.getByText('New')).toBeTruthy()
    expect(first.getByText('Harbour Desk')).toBeTruthy()
    expect(first.getByText('Could we join the pilot?')).toBeTruthy()
    expect(first.getByRole('link', { name: 'hana@harbour-desk.example' }).getAttribute('href')).toBe(
      'mailto:hana@harbour-desk.example?subject=Your%20inquiry',
    )
    expect(first.getByRole('link', { name: '+46 70 555 01 20' }).getAttribute('href')).toBe('tel:+46705550120')
    expect(within(await item('Mirae')).queryByText('New')).toBeNull()
  })

  it('sets an inquiry in the direction of its letters', async () => {
    const written = { name: 'ليلى حداد', org: 'مكتب المراجعة', note: 'هل يمكننا الانضمام؟' }
    open({ body: [inquiry(written)] })
    await item('ليلى')
    for (const text of Object.values(written)) expect([text, isIsolated(text)]).toEqual([text, true])
  })

  it('marks an inquiry as read and as unread again', async () => {
    const calls = open({ body: [inquiry()] }, { 'POST /inquiries/Q1/read': { body: {} }, 'POST /inquiries/Q1/unread': { body: {} } })
    await userEvent.click(within(await item('Hana')).getByRole('button', { name: 'Mark Read' }))
    expect(within(await item('Hana')).queryByText('New')).toBeNull()
    await userEvent.click(within(await item('Hana')).getByRole('button', { name: 'Mark Unread' }))
    expect(within(await item('Hana')).getByText('New')).toBeTruthy()
    expect(sent(calls, 'POST')).toEqual(['/inquiries/Q1/read', '/inquiries/Q1/unread'])
  })

  it('asks for nothing if the id is the text "undefined"', async () => {
    const calls = open({ body: [inquiry({ id: 'undefined' })] })
    await userEvent.click(within(await item('Hana')).getByRole('button', { name: 'Mark Read' }))
    expect(sent(calls, 'POST')).toEqual([])
  })

  it('takes a mark back that the server refuses, and says why', async () => {
    open({ body: [inquiry()] }, { 'POST /inquiries/Q1/read': { status: 503, body: { code: 'unavailable', detail: 'x' } } })
    await userEvent.click(within(await item('Hana')).getByRole('button', { name: 'Mark Read' }))
    expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeTruthy()
    expect(within(await item('Hana')).getByText('New')).toBeTruthy()
  })

  it('brings a deleted inquiry back with Undo, and deletes nothing then', async () => {
    const calls = open({ body: [inquiry(), older] })
    await userEvent.click(within(await item('Hana')).getByRole('button', { name: 'Delete' }))
    expect(screen.queryByText('Could we join the pilot?')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await item('Hana')).toBeTruthy()
    expect(sent(calls, 'DELETE')).toEqual([])
  })

  it('deletes for good when the time for Undo is over', async () => {
    jest.useFakeTimers()
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
      const calls = open({ body: [inquiry()] }, { 'DELETE /inquiries/Q1': { status: 204 } })
      await user.click(within(await item('Hana')).getByRole('button', { name: 'Delete' }))
      expect(sent(calls, 'DELETE')).toEqual([])
      await act(() => jest.advanceTimersByTimeAsync(10_000))
      expect(sent(calls, 'DELETE')).toEqual(['/inquiries/Q1'])
    } finally {
      jest.useRealTimers()
    }
  })

  it('deletes for good if the tab is closed within the time for Undo', async () => {
    const calls = open({ body: [inquiry()] }, { 'DELETE /inquiries/Q1': { status: 204 } })
    const outlives: unknown[] = []
    const answer = globalThis.fetch
    globalThis.fetch = (url, init) => {
      if (init?.method === 'DELETE') outlives.push(init.keepalive)
      return answer(url, init)
    }
    await userEvent.click(within(await item('Hana')).getByRole('button', { name: 'Delete' }))
    dispatchEvent(new Event('pagehide'))
    expect(sent(calls, 'DELETE')).toEqual(['/inquiries/Q1'])
    expect(outlives).toEqual([true])
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!)
    expect(screen.queryByText('Could we join the pilot?')).toBeNull()
  })

  it('searches, and shows only unread ones on request', async () => {
    open({ body: [inquiry(), older] })
    await item('Hana')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search inquiries' }), 'archive')
    expect(screen.queryByText('Could we join the pilot?')).toBeNull()
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.click(screen.getByRole('radio', { name: 'Unread (1)' }))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await userEvent.type(screen.getByRole('searchbox'), 'nobody at all')
    expect(screen.getByText('No matching inquiries.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show all inquiries' }))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  })

  it('says that there are none yet', async () => {
    open({ body: [] })
    expect(await screen.findByRole('heading', { name: 'No inquiries yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the contact form' }).getAttribute('href')).toBe('/#contact')
  })

  it('says who may see them, and offers to try a failure again', async () => {
    open({ status: 403, body: { code: 'auth.forbidden', detail: 'You must be an admin.' } })
    expect(await screen.findByText('You must be an admin.')).toBeTruthy()
  })
})
