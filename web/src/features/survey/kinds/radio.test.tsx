import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { radio } from './radio.ts'

const chosen: string[] = []

function Group() {
  const [value, setValue] = useState('a')
  return ['a', 'b'].map((one) => (
    <input
      key={one}
      type={radio}
      name="group"
      aria-label={one}
      checked={value === one}
      onChange={() => {
        chosen.push(one)
        setValue(one)
      }}
    />
  ))
}

it('is a radio button of a group, and a click looks for no other of the group in the page', async () => {
  render(<Group />)
  const queries = jest.spyOn(Document.prototype, 'querySelectorAll')
  const states = []
  for (const name of ['b', 'a', 'b']) {
    await userEvent.click(screen.getByLabelText(name, { selector: 'input[type=radio]' }))
    states.push(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked))
  }
  expect(chosen).toEqual(['b', 'a', 'b'])
  expect(states).toEqual([
    [false, true],
    [true, false],
    [false, true],
  ])
  expect(queries.mock.calls.filter(([selector]) => selector.includes('[name="group"]'))).toEqual([])
  queries.mockRestore()
})
