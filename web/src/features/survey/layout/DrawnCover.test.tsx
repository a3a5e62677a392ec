import { render, waitFor } from '@testing-library/react'
import { section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { DrawnCover } from './SurveyHeader.tsx'

const load = jest.fn()
jest.mock('./SurveyCover.tsx', () => {
  load()
  dispatchEvent(new Event('vite:preloadError'))
  throw new Error('The chunk failed to load.')
})

describe('A drawn cover that fails to load', () => {
  it('leaves its place empty and does not reload the page', async () => {
    const reloads = jest.fn()
    addEventListener('vite:preloadError', reloads)
    const { container } = render(<DrawnCover survey={survey([section('first')])} />)
    await waitFor(() => expect(load).toHaveBeenCalled())
    expect(container.textContent).toBe('')
    expect(reloads).not.toHaveBeenCalled()
    removeEventListener('vite:preloadError', reloads)
  })
})
