import { render, waitFor } from '@testing-library/react'
import { section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { DrawnCover } from './SurveyHeader.tsx'

const tried = jest.fn()
jest.mock('../../../ui/drawings/SurveyDrawing.tsx', () => {
  tried()
  dispatchEvent(new Event('vite:preloadError'))
  throw new Error('Not to be had')
})

describe('A drawn cover that cannot be had', () => {
  it('leaves its place empty, and the page as it is', async () => {
    const reloads = jest.fn()
    addEventListener('vite:preloadError', reloads)
    const { container } = render(<DrawnCover id="one" survey={survey([section('first')])} />)
    await waitFor(() => expect(tried).toHaveBeenCalled())
    expect(container.textContent).toBe('')
    expect(reloads).not.toHaveBeenCalled()
    removeEventListener('vite:preloadError', reloads)
  })
})
