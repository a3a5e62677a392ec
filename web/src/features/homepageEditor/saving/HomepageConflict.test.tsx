import { screen, within } from '@testing-library/react'
import { setUpSession } from '../../../../../test/support/web/setUpSession.ts'
import { both, saved, stored, stale, openHomepageEditor, press, type } from '../../../../../test/support/web/pages/openHomepageEditor.tsx'

setUpSession()
beforeAll(async () => {
  await import('../HomepageScreen.tsx') // on a slow machine it would take longer than a test waits
})

describe('when another admin saved in the meantime', () => {
  it('Merge both combines theirs with mine, lists fields that both changed, and saves over theirs', async () => {
    const theirs = { ...stored, contact_title: both('Theirs'), mission: [stored.mission![1]!, stored.mission![0]!], version: 9 }
    const { saves } = await openHomepageEditor({
      'GET /homepage': [{ body: stored }, { body: theirs }],
      'PUT /homepage': (asked) => (asked.headers['if-match'] === '"9"' ? saved(asked) : stale),
    })
    await press(/^Contact/)
    await type('Title', 'Mine')
    await type('Footnote', 'Within a week')
    await press('Save All')
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved the homepage while you were editing' })
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Contact'])
    await press('Merge both')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('2 changes')).toBeTruthy()
    await press('Save All')
    await screen.findByText('Saved')
    expect(saves().at(-1)).toMatchObject({ contact_title: both('Mine'), contact_footnote: both('Within a week') })
    expect(
      saves()
        .at(-1)!
        .mission!.map(({ title }) => title.en),
    ).toEqual(['Make it ordinary', 'Close the gap'])
  })

  it('says that what I removed and they changed stays when merged', async () => {
    const theirs = { ...stored, mission: [stored.mission![0]!, { ...stored.mission![1]!, title: both('Theirs') }], version: 9 }
    await openHomepageEditor({ 'GET /homepage': [{ body: stored }, { body: theirs }], 'PUT /homepage': stale })
    await press(/^Mission/)
    await press('Make it ordinary Korean missing')
    await press('Remove: Make it ordinary')
    await press('Save All')
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved the homepage while you were editing' })
    expect(within(dialog).queryByText(/merging keeps yours/)).toBeNull()
    const { parentElement } = within(dialog).getByText('Removed in one, changed in the other: merging keeps it')
    expect(within(parentElement!).getByRole('listitem').textContent).toBe('Mission 2')
  })
})
