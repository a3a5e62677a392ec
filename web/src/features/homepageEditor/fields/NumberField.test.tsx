import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { loadTexts } from '../../../lib/language/i18n.ts'
import { NumberField } from './NumberField.tsx'

beforeAll(() => loadTexts('en'))

function Scale() {
  const [value, setValue] = useState(1)
  return (
    <>
      <NumberField label="Scale" value={value} min={0.5} max={3} step={0.1} onChange={setValue} />
      <button onClick={() => setValue(1.5)}>Undo</button>
    </>
  )
}

it('shows the typed text until the value changes otherwise, for example by undo', async () => {
  render(<Scale />)
  const input = screen.getByLabelText<HTMLInputElement>('Scale')
  await userEvent.clear(input)
  expect(input.value).toBe('')
  await userEvent.type(input, '2.04')
  expect(input.value).toBe('2.04')
  fireEvent.click(screen.getByText('Undo'))
  expect(input.value).toBe('1.5')
})
