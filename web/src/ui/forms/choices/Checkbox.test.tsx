import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './Checkbox.tsx'

describe('Checkbox', () => {
  it('is checked by its label and sent under its name', async () => {
    const { container } = render(
      <form>
        <Checkbox label="Keep me informed" name="news" value="yes" />
      </form>,
    )
    await userEvent.click(screen.getByText('Keep me informed'))
    expect(new FormData(container.querySelector('form')!).get('news')).toBe('yes')
  })

  it('is described by its hint and its error', () => {
    render(<Checkbox label="I agree" hint="You can change it later." error="Please agree." />)
    const box = screen.getByRole('checkbox', { name: 'I agree' })
    expect(box.getAttribute('aria-invalid')).toBe('true')
    const said = box.getAttribute('aria-describedby')!.split(' ')
    expect(said.map((id) => document.getElementById(id)!.textContent.trim())).toEqual(['You can change it later.', 'Please agree.'])
  })

  it('is indeterminate while only some are chosen', () => {
    const { rerender } = render(<Checkbox label="All" indeterminate />)
    const box = screen.getByRole<HTMLInputElement>('checkbox')
    expect(box.indeterminate).toBe(true)
    rerender(<Checkbox label="All" />)
    expect(box.indeterminate).toBe(false)
  })
})
