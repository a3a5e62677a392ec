import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { renderAt } from '../../../../../test/support/web/renderAt.tsx'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { reloadPage } from '../../../lib/loading/reloadPage.ts'
import SurveyPage from '../SurveyPage.tsx'

jest.mock('./drawChunk.ts', () => {
  throw new Error('Not to be had')
})
jest.mock('../../../lib/loading/reloadPage.ts', () => ({ reloadPage: jest.fn() }))

beforeAll(loadAllTexts)

it('A survey with a link is not asked without what reads it: that would be lost', async () => {
  const asked = survey([section('one', [question('a', { title: 'What?' })])], { id: 'sv1', slug: 'real', link_fields: [{ name: 'pid' }] })
  stubApi({ 'GET /surveys/slug/real': { body: asked } })
  renderAt('/survey/real?pid=7', { '/survey/:id': <SurveyPage /> })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect([screen.queryByLabelText('What?'), jest.mocked(reloadPage).mock.calls]).toEqual([null, []])
  await userEvent.click(retry)
  await screen.findByRole('button', { name: 'Retry' })
  expect(reloadPage).toHaveBeenCalledTimes(1)
})
