import { render, screen } from '@testing-library/react'
import { survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { createSurveySaver } from '../saving/surveySaver.ts'
import { SaverContext } from '../saving/useSaver.ts'
import { createContent } from '../../../lib/document/content.ts'
import { bodyOf } from '../store/newSurvey.ts'
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
})
