import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { BrowserRouter } from 'react-router-dom'
import { loadAllTexts } from '../../../../../../test/support/web/loadAllTexts.ts'
import { stored } from '../../../../../../test/support/web/pages/openSurveyPage.tsx'
import { ThankYou } from './ThankYou.tsx'

beforeAll(loadAllTexts)
afterEach(() => jest.restoreAllMocks())

const page = (id = 'r1') => (
  <BrowserRouter>
    <ThankYou survey={survey([])} response={{ ...stored, id }} path={new Set()} user={null} answers="a lens" onView={() => undefined} />
  </BrowserRouter>
)

describe('ThankYou', () => {
  it('tries once whether the browser keeps anything, however often it renders', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem')
    const { rerender } = render(page())
    rerender(page())
    expect(screen.getByText(/open it only on this device/)).toBeTruthy()
    expect(setItem).toHaveBeenCalledTimes(1)
  })

  it('has the number by which admins find the response, where one is kept', () => {
    const { rerender } = render(page('S0123456789abcdef-0123456789abcdef00000000000000ff'))
    expect(screen.getByText('Receipt number: 0000 0255')).toBeTruthy()
    rerender(page(''))
    expect(screen.queryByText(/Receipt/)).toBeNull()
  })

  it('has the answers folded', async () => {
    render(page())
    expect(screen.queryByText('a lens')).toBeNull()
    await userEvent.click(screen.getByText('What you answered'))
    expect(await screen.findByText('a lens')).toBeTruthy()
  })
})
