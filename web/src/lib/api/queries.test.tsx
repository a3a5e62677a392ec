import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { survey } from '../../../../test/support/fixtures/buildSurvey.ts'
import { stubApi, type Answer } from '../../../../test/support/web/stubApi.ts'
import { signIn, signOut } from '../session/session.ts'
import { useCall } from './queries.ts'
import { useVersion } from './surveyVersions.ts'

function Unread() {
  const { data, error, loading, reload } = useCall('countUnreadInquiries', {})
  return (
    <>
      <p>{`${data?.count ?? 'none'}, ${error === undefined ? 'fine' : 'failed'}, ${loading ? 'loading' : 'idle'}`}</p>
      <button onClick={reload}>Reload</button>
    </>
  )
}
const Version = ({ version }: { version: number }) => <p>{useVersion('S', version).data?.title ?? 'none'}</p>

const asked = (answers: Record<string, Answer | Answer[]>) => {
  const calls = stubApi({ 'GET /auth/me': { status: 404, body: {} }, ...answers })
  return () => calls.filter(({ call }) => call in answers).length
}
const unread = (count: number): Answer => ({ body: { count } })

beforeEach(() => signIn('mine'))
afterEach(() => {
  signOut()
  localStorage.clear()
})

describe('the queries of a screen', () => {
  it('is asked for again by the next screen, which shows nothing old', async () => {
    const times = asked({ 'GET /inquiries/unread_count': [unread(1), unread(2)] })
    const { rerender } = render(<Unread key="first" />)
    expect(await screen.findByText('1, fine, idle')).toBeTruthy()
    rerender(<Unread key="second" />)
    expect(screen.getByText('none, fine, loading')).toBeTruthy()
    expect(await screen.findByText('2, fine, idle')).toBeTruthy()
    expect(times()).toBe(2)
  })

  it('keeps its error while it loads again', async () => {
    asked({ 'GET /inquiries/unread_count': [{ status: 503, body: { code: 'unavailable' } }, 'pending'] })
    render(<Unread />)
    expect(await screen.findByText('none, failed, idle')).toBeTruthy()
    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findByText('none, failed, loading')).toBeTruthy()
  })
})

describe('a version of a survey', () => {
  it('is loaded once for all screens of a session', async () => {
    const times = asked({
      'GET /surveys/S/versions/2': [{ body: survey([], { title: 'Second' }) }, { body: survey([], { title: 'Again' }) }],
    })
    const { rerender } = render(<Version key="first" version={2} />)
    expect(await screen.findByText('Second')).toBeTruthy()
    rerender(<Version key="second" version={2} />)
    expect(await screen.findByText('Second')).toBeTruthy()
    expect(times()).toBe(1)
    rerender(<p>elsewhere</p>)
    signIn('another')
    rerender(<Version key="third" version={2} />)
    expect(await screen.findByText('Again')).toBeTruthy()
  })
})
