import { render, screen } from '@testing-library/react'
import { loadTexts } from '../../../lib/language/i18n.ts'
import { TextField } from '../TextField.tsx'
import { useFocusFirstError } from './useFocusFirstError.ts'

function Form({ errors }: { errors: { mail?: string } }) {
  return (
    <form ref={useFocusFirstError(errors)}>
      <TextField label="Name" />
      <TextField label="E-mail" error={errors.mail} />
    </form>
  )
}

const scrolled = jest.fn<void, [Element]>()
beforeAll(() => loadTexts('en'))
beforeAll(() => {
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this)
  }
})

describe('a form that was refused', () => {
  it('focuses its first invalid field, and scrolls the label into view too', () => {
    const { rerender } = render(<Form errors={{}} />)
    expect(document.activeElement).toBe(document.body)
    rerender(<Form errors={{ mail: 'This is no address.' }} />)
    const field = screen.getByLabelText('E-mail')
    expect(document.activeElement).toBe(field)
    expect(scrolled.mock.calls.map(([element]) => element)).toEqual([field, screen.getByText('E-mail')])
  })
})
