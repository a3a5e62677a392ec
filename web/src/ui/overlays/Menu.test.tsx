import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Menu, menuItem } from './Menu.tsx'

const focused = () => document.activeElement?.textContent

beforeEach(() => {
  render(
    <Menu button="More">
      {['Edit', 'Duplicate', 'Delete'].map((name) => (
        <button key={name} type="button" className={menuItem}>
          {name}
        </button>
      ))}
    </Menu>,
  )
  screen.getByText('More').focus()
})

describe('Menu', () => {
  it.each([
    ['{ArrowDown}', 'Edit'],
    ['{ArrowUp}', 'Delete'],
    ['{ArrowDown}{ArrowDown}', 'Duplicate'],
    ['{ArrowDown}{ArrowUp}', 'Delete'],
    ['{ArrowUp}{ArrowDown}', 'Edit'],
    ['{ArrowDown}{End}', 'Delete'],
    ['{ArrowUp}{Home}', 'Edit'],
  ])('goes by %s to %s', async (keys, name) => {
    await userEvent.keyboard(keys)
    expect(focused()).toBe(name)
  })

  it('leaves Home and End to the page while it is closed', async () => {
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('More')
  })
})
