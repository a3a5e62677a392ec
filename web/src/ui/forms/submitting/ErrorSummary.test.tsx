import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorSummary } from './ErrorSummary.tsx'

const items = [
  { control: 'email', name: 'E-mail', text: 'Enter your e-mail.' },
  { control: 'gone', name: 'Name', text: 'Enter your name.' },
]

describe('ErrorSummary', () => {
  it('is announced and takes the focus', () => {
    render(<ErrorSummary title="2 things to mend" items={items} />)
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(screen.getByRole('heading').textContent.trim()).toBe('2 things to mend')
  })

  it('focuses the control without changing the address', async () => {
    render(
      <>
        <ErrorSummary title="2 things to mend" items={items} />
        <input id="email" aria-label="E-mail" />
      </>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'E-mail Enter your e-mail.' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    expect(location.hash).toBe('')
  })
})
