import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Menu, MenuButton } from './Menu.tsx'

const focused = () => document.activeElement?.textContent

beforeEach(() => {
  render(
    <Menu button="More">
      {['Edit', 'Duplicate', 'Delete'].map((name) => (
        <MenuButton key={name}>{name}</MenuButton>
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
  ])('moves the focus by %s to %s', async (keys, name) => {
    await userEvent.keyboard(keys)
    expect(focused()).toBe(name)
  })

  it('opens and closes in a browser without popovers too', async () => {
    const button = screen.getByText('More')
    const menu = screen.getByText('Edit').parentElement!
    expect('popover' in menu).toBe(false) // jsdom is such a browser
    const isOpen = () => [menu.hasAttribute('data-open'), button.getAttribute('aria-expanded')]
    await userEvent.click(button)
    expect(isOpen()).toEqual([true, 'true'])
    await userEvent.click(button)
    expect(isOpen()).toEqual([false, 'false'])
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(document.body),
      () => userEvent.click(screen.getByText('Edit')),
    ]) {
      button.focus()
      await userEvent.keyboard('{ArrowDown}')
      expect(isOpen()).toEqual([true, 'true'])
      await leave()
      expect(isOpen()).toEqual([false, 'false'])
    }
  })

  it('leaves Home and End to the page while it is closed', async () => {
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('More')
  })
})
