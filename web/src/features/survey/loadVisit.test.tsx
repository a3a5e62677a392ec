import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { stubApi } from '../../../../test/support/web/stubApi.ts'
import { loadTexts } from '../../lib/language/i18n.ts'
import { reloadPage } from '../../lib/loading/reloadPage.ts'
import SurveyPage from './SurveyPage.tsx'

jest.mock('./loadVisit.ts', () => {
  throw new Error('Not to be had')
})
jest.mock('../../lib/loading/reloadPage.ts', () => ({ reloadPage: jest.fn() }))

beforeAll(() => loadTexts('en'))

describe('loadVisit, where its chunk cannot be loaded', () => {
  it('reports a lost connection, and reloads the page on retry', async () => {
    stubApi({})
    renderAt('/survey/real', { '/survey/:id': <SurveyPage /> })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(reloadPage).not.toHaveBeenCalled()
    await userEvent.click(retry)
    await screen.findByRole('button', { name: 'Retry' })
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })
})
