import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { renderBranching } from '../../../../../test/support/web/renderBranching.tsx'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { createSurveySaver } from '../saving/surveySaver.ts'
import { SaverContext } from '../saving/useSaver.ts'
import { createContent } from '../../../lib/document/content.ts'
import { ToastRegion } from '../../../ui/toasts/ToastRegion.tsx'
import { bodyOf } from '../store/newSurvey.ts'
import { VersionPreview } from './VersionPreview.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

beforeAll(loadAllTexts)

describe('the versions of a survey', () => {
  it('name who saved each, and a former admin where the account is gone', async () => {
    const stored = survey([])
    const saved_at = '2026-11-20T03:00:00.000Z'
    const rows = [
      { version: 2, saved_at, saved_by: 'mina@example.com', title: 'Second' },
      { version: 1, saved_at, saved_by: null, title: 'First' },
    ]
    stubApi({ [`GET /surveys/${stored.id}/versions`]: { body: rows } })
    const saver = createSurveySaver(createContent(bodyOf(stored)), stored, () => {})
    render(
      <SaverContext value={saver}>
        <VersionsDialog id={stored.id} onClose={() => {}} />
      </SaverContext>,
    )
    const [second, first] = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(second).toContain(', mina@example.com')
    expect(first).toContain(', a former admin')
  })

  it('are restored without their time, listing and limit, which stay as today, and the message says so', async () => {
    const today = survey([], { title: 'Second', response_limit: 300 })
    const first = survey([], { title: 'First', closes_at: '2026-11-20T03:00:00.000Z' })
    stubApi({ [`GET /surveys/${first.id}/versions/1`]: { body: { ...first, version: 1 } } })
    const { edited } = renderBranching(
      bodyOf(today),
      <>
        <VersionPreview id={first.id} version={1} onBack={() => {}} onClose={() => {}} />
        <ToastRegion />
      </>,
    )
    await userEvent.click(await screen.findByRole('button', { name: /restore/i }))
    expect(edited()).toMatchObject({ title: 'First', response_limit: 300, closes_at: undefined })
    expect(screen.getByText(/Kept as today: Closes, Response limit/)).toBeTruthy()
  })

  it('are restored, which Undo in the message takes back though something was edited since', async () => {
    const [before, first] = [survey([], { title: 'Second' }), survey([], { title: 'First' })]
    stubApi({ [`GET /surveys/${first.id}/versions/1`]: { body: { ...first, version: 1 } } })
    const { edited, store } = renderBranching(
      bodyOf(before),
      <>
        <VersionPreview id={first.id} version={1} onBack={() => {}} onClose={() => {}} />
        <ToastRegion />
      </>,
    )
    await userEvent.click(await screen.findByRole('button', { name: /restore/i }))
    expect(edited().title).toBe('First')
    act(() => store.edit((now) => ({ ...now, title: 'Edited since' })))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }))
    expect(edited().title).toBe('Second')
  })
})
