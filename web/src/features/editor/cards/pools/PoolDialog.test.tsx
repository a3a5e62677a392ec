import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { openCards, prepareCards } from '../../../../../../test/support/web/pages/openCards.tsx'

beforeAll(prepareCards)

const three = (pools: Parameters<typeof survey>[1] = {}) =>
  survey([section('a', [], { title: 'Text' }), section('b', [], { title: 'Video' }), section('c', [], { title: 'Both' })], pools)
const drawing = () => {
  const body = three({ pools: [{ id: 'arms', show: 2, shuffle: false }] })
  return { ...body, sections: body.sections.map((one) => (one.id === 'c' ? one : { ...one, pool: 'arms' })) }
}

/** Opens the dialog from the menu of a section. */
async function draw(opened: ReturnType<typeof openCards>, name: RegExp) {
  await userEvent.click(opened.sectionCard(name).getByText('Draw at random'))
  return within(await screen.findByRole('dialog', { name: 'Draw at random' }))
}
const marks = () =>
  [...document.querySelectorAll('main header:has(h2[id^=card-section])')].map(
    (head) => [...head.children].find(({ textContent }) => textContent.endsWith(' shown'))?.textContent ?? '',
  )

describe('a pool of sections', () => {
  it('is created from the menu of a section, in one step of undo, and marks each section', async () => {
    const opened = openCards(three())
    const dialog = await draw(opened, /Text/)
    await userEvent.click(dialog.getByLabelText('2 Video'))
    await userEvent.selectOptions(dialog.getByLabelText('Each person gets'), '1 of 2')
    await userEvent.click(dialog.getByRole('switch', { name: 'In random order' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(opened.store.get().pools).toEqual([{ id: 'a', show: 1, shuffle: true }])
    expect(opened.store.get().sections.map(({ pool }) => pool)).toEqual(['a', 'a', undefined])
    expect(marks()).toEqual(['1 of 2 shown', '1 of 2 shown', ''])
    act(opened.store.undo)
    expect(marks()).toEqual(['', '', ''])
  })

  it('has two sections at least, and a name of its own', async () => {
    const opened = openCards(drawing())
    const dialog = await draw(opened, /Both/)
    await userEvent.clear(dialog.getByLabelText('Name of the pool'))
    await userEvent.type(dialog.getByLabelText('Name of the pool'), 'arms')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    dialog.getByText('Choose at least two sections.')
    dialog.getByText('Two pools have the same name.')
    await userEvent.type(dialog.getByLabelText('Name of the pool'), ' B')
    dialog.getByText('Use 1 to 20 small letters, digits and hyphens.')
    expect(opened.store.get().pools).toHaveLength(1)
  })

  it('is changed from any of its sections, and ended', async () => {
    const opened = openCards(drawing())
    const dialog = await draw(opened, /Video/)
    expect(dialog.getByLabelText('1 Text')).toHaveProperty('checked', true)
    expect(dialog.getByLabelText('Each person gets')).toHaveProperty('value', '2')
    await userEvent.click(dialog.getByRole('button', { name: 'Stop drawing' }))
    expect(opened.store.get().pools).toBeUndefined()
    expect(marks()).toEqual(['', '', ''])
  })

  it('says where a section is drawn from now, and shows its name beside another pool', async () => {
    const opened = openCards(drawing())
    const dialog = await draw(opened, /Both/)
    expect(dialog.getAllByText('Now in the pool arms')).toHaveLength(2)
    await userEvent.click(dialog.getByLabelText('2 Video'))
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(marks()).toEqual(['arms: 1 of 1 shown', 'a: 1 of 2 shown', 'a: 1 of 2 shown'])
  })

  it('shows fewer sections once one is deleted, with a message, and all again by Undo', async () => {
    const opened = openCards(drawing())
    await userEvent.click(opened.sectionCard(/Text/).getByRole('button', { name: 'Delete', hidden: true }))
    expect(await screen.findByText('Section deleted. Its pool now shows 1: arms')).toBeTruthy()
    act(() => opened.store.edit((before) => ({ ...before, title: 'Since' })))
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!)
    expect(opened.store.get()).toMatchObject({ title: 'Since', pools: [{ id: 'arms', show: 2 }] })
  })
})
