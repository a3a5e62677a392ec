import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setUpSession } from '../../../../../test/support/web/setUpSession.ts'
import { newMedia } from '../../../lib/media/media.ts'
import { both, openHomepageEditor, press, type } from '../../../../../test/support/web/pages/openHomepageEditor.tsx'

setUpSession()
beforeAll(async () => {
  await import('../HomepageScreen.tsx') // on a slow machine it would take longer than a test waits
})

describe('items', () => {
  it('show a ghost above the button that adds one, while there are none', async () => {
    await openHomepageEditor()
    await press(/^Mission/)
    const add = screen.getByRole('button', { name: 'Add item' }).closest('[data-add]')!
    const ghosts = () => [...add.parentElement!.children].filter(({ tagName }) => tagName === 'svg')
    expect(ghosts()).toEqual([])
    for (const name of ['Close the gap', 'Make it ordinary']) {
      await press(new RegExp(`^${name}`))
      await press(`Remove: ${name}`)
    }
    expect(ghosts()).toHaveLength(1)
  })

  it('can be added, moved, removed, and restored', async () => {
    const { saves } = await openHomepageEditor()
    await press(/^Mission/)
    await press('Make it ordinary Korean missing')
    await press('Move up: Make it ordinary')
    await press('Add item')
    expect(document.activeElement).toBe(screen.getByLabelText('Title'))
    await type('Title', 'Leave a record')
    await press(/^Close the gap/)
    await press('Remove: Close the gap')
    expect(screen.queryByRole('button', { name: 'Close the gap' })).toBeNull()
    await press('Save All')
    await screen.findByText('Saved')
    expect(saves()[0]!.mission!.map(({ title }) => title.en)).toEqual(['Make it ordinary', 'Leave a record'])
  })

  it('frame a picture by position, scale and offsets within their bounds', async () => {
    const { saves } = await openHomepageEditor()
    await press(/^Mission/)
    await press('Close the gap')
    await userEvent.click(screen.getByRole('radio', { name: 'Bottom right' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Contain' }))
    await type('Scale, 0.5 to 3', '7')
    await type('Offset X', '-12')
    act(() => screen.getByRole('application', { name: /^Framing/ }).focus())
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}')
    await type('Alternative text', 'Rays')
    await press('Save All')
    await screen.findByText('Saved')
    expect(saves()[0]!.mission![0]!.media[0]).toEqual({
      ...newMedia('/media/a.png', 'image'),
      position: 'bottom-right',
      fit: 'contain',
      scale: 3,
      offset_x: -7,
      offset_y: 1,
      alt: 'Rays',
    })
  })

  it('may be badges, edited in their line', async () => {
    const { saves } = await openHomepageEditor()
    await press(/^Hero/)
    await type('Badge 1', 'Where it came from')
    await press('Add badge')
    expect(document.activeElement).toBe(screen.getByLabelText('Badge 2'))
    await press('Remove: Badge 2')
    await press('Save All')
    await screen.findByText('Saved')
    expect(saves()[0]!.hero_badges).toEqual([{ label: both('Where it came from', '출처부터') }])
  })
})
