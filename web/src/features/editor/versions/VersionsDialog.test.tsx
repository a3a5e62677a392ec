import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Survey } from '#shared/survey/survey.ts'
import { survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { renderEditorPart, renderStored } from '../../../../../test/support/web/pages/renderEditorPart.tsx'
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
  it('name the admin who saved each, or a former admin for a deleted account', async () => {
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

  it('are restored without their time, listing and limit, which stay, and the message says so', async () => {
    const today = survey([], { title: 'Second', response_limit: 300 })
    const first = survey([], { title: 'First', closes_at: '2026-11-20T03:00:00.000Z' })
    stubApi({ [`GET /surveys/${first.id}/versions/1`]: { body: { ...first, version: 1 } } })
    const { edited } = renderEditorPart(
      bodyOf(today),
      <>
        <VersionPreview id={first.id} version={1} onBack={() => {}} onClose={() => {}} />
        <ToastRegion />
      </>,
    )
    await userEvent.click(await screen.findByRole('button', { name: /restore/i }))
    expect(edited()).toMatchObject({ title: 'First', response_limit: 300, closes_at: undefined })
    expect(screen.getByText(/Kept as today: Closes, Response limit/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }))
    expect(edited()).toEqual(bodyOf(today))
  })

  it('are restored, which Undo in the message takes back though something was edited since', async () => {
    const [before, first] = [survey([], { title: 'Second' }), survey([], { title: 'First' })]
    stubApi({ [`GET /surveys/${first.id}/versions/1`]: { body: { ...first, version: 1 } } })
    const { edited, store } = renderEditorPart(
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

  describe('that were open to others than today', () => {
    const today = survey([], { id: 's1', version: 2, is_active: false, closes_at: '2026-12-31T00:00:00.000Z' })
    const { closes_at: _closes, ...always } = today
    const first: Survey = { ...always, version: 1, title: 'First', is_active: true, answering: 'members' }

    async function restoreFirst() {
      const asked = stubApi({
        'GET /surveys/s1/versions/1': { body: first },
        'PUT /surveys/s1': ({ body }) => ({ body: { ...today, ...(JSON.parse(body) as object), version: 3, kept: [] } }),
      })
      const { store, saver } = renderStored(today, <VersionPreview id="s1" version={1} onBack={() => {}} onClose={() => {}} />)
      const changes = await screen.findByRole('listitem')
      expect(changes.textContent).toMatch(/^ChangedSurvey +Title$/)
      await userEvent.click(screen.getByRole('button', { name: /restore/i }))
      const sent = async () => {
        await act(() => saver.save())
        return JSON.parse(asked.findLast(({ call }) => call === 'PUT /surveys/s1')!.body) as Record<string, unknown>
      }
      return { store, sent }
    }

    it('are named only by the next save, which keeps the present settings', async () => {
      const { store, sent } = await restoreFirst()
      const body = await sent()
      expect(body).toMatchObject({ title: 'First', is_active: false, closes_at: today.closes_at, restored_from: 1 })
      expect(body).not.toHaveProperty('answering')
      act(() => store.edit((now) => ({ ...now, title: 'Edited' })))
      const next = await sent()
      for (const ofRestoring of ['restored_from', 'kept']) expect(next).not.toHaveProperty(ofRestoring)
    })

    it('are not named once they are undone', async () => {
      const { store, sent } = await restoreFirst()
      act(() => store.undo())
      act(() => store.edit((now) => ({ ...now, title: 'Edited' })))
      expect(await sent()).not.toHaveProperty('restored_from')
    })

    it('are not named by a save that publishes the survey, which would stay as it is', async () => {
      const { store, sent } = await restoreFirst()
      act(() => store.edit((now) => ({ ...now, is_active: true })))
      const body = await sent()
      expect(body).toMatchObject({ title: 'First', is_active: true, closes_at: today.closes_at })
      expect(body).not.toHaveProperty('restored_from')
    })
  })
})
