import { renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { stubApi } from '../../../../test/support/web/stubApi.ts'
import { loadAllTexts } from '../../../../test/support/web/loadAllTexts.ts'
import { useHasWorkspaceError } from '../../lib/navigation/workspaceError.ts'
import { SurveyLoader } from './SurveyLoader.tsx'

const open = (answers: Parameters<typeof stubApi>[0]) => {
  const asked = stubApi(answers)
  renderAt('/admin/surveys/s1', { '/admin/surveys/:id': <SurveyLoader id="s1" menuId="menu" onCreated={() => undefined} /> })
  return asked
}

beforeAll(loadAllTexts)

describe('a survey to edit', () => {
  it('shows Loading, bypasses the browser’s cache, and can be retried', async () => {
    const asked = open({
      'GET /surveys/s1': ['offline', { status: 404, body: { code: 'survey.not_found', detail: 'We could not find this survey.' } }],
    })
    expect(screen.getByText('Loading...')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await screen.findByText('We could not find this survey.')
    expect(screen.getByRole('link', { name: 'Back to the surveys' }).getAttribute('href')).toBe('/admin/surveys')
    expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual(['"0"', '"0"'])
  })

  it('leaves the window to the admin menu where the survey is missing', async () => {
    open({ 'GET /surveys/s1': { status: 404, body: { code: 'survey.not_found', detail: 'We could not find this survey.' } } })
    expect(renderHook(useHasWorkspaceError).result.current).toBe(false)
    await screen.findByRole('link', { name: 'Back to the surveys' })
    expect(renderHook(useHasWorkspaceError).result.current).toBe(true)
  })
})
