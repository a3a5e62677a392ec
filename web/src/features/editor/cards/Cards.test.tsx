import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openCards, prepareCards } from '../../../../../test/support/web/pages/openCards.tsx'

beforeAll(prepareCards)

describe('the cards', () => {
  it('open one question at a time', async () => {
    const { cards, openCard } = openCards()
    await openCard(/^1\.1 ?Your role/)
    expect(cards.getByLabelText('Title', { selector: '[id^=card-title-role]' })).toHaveProperty('value', 'Your role')
    await openCard(/^1\.2 ?Your name/)
    expect(cards.queryByDisplayValue('Your role')).toBeNull()
    expect(cards.getByDisplayValue('Your name')).toBeTruthy()
  })

  it('write typed texts into the survey, a run of letters as one step of undo', async () => {
    const { store, openCard, cards, find } = openCards()
    await openCard(/Your name/)
    await userEvent.type(cards.getByDisplayValue('Your name'), ', please')
    expect(find('name')?.title).toBe('Your name, please')
    act(() => store.undo())
    expect(find('name')?.title).toBe('Your name')
    expect(store.canUndo()).toBe(false)
  })

  it('change type and Required', async () => {
    const { openCard, cards, find } = openCards()
    await openCard(/Your name/)
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'Multi select')
    await userEvent.click(cards.getByRole('switch', { name: 'Required' }))
    expect(find('name')).toMatchObject({ type: 'multi_select', required: true })
    expect(cards.getByRole('button', { name: 'Add choice' })).toBeTruthy()
  })

  it('add a section, whose title has the focus', async () => {
    const { store, cards } = openCards()
    await userEvent.click(cards.getByRole('button', { name: 'Add Section' }))
    expect(store.get().sections.at(-1)).toMatchObject({ title: 'New Section', questions: [] })
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'New Section'))
    await userEvent.keyboard('Me')
    expect(store.get().sections.at(-1)!.title).toBe('Me')
  })

  it('add questions: a short text at once, and of each type from the menu', async () => {
    const { store, sectionCard } = openCards()
    await userEvent.click(sectionCard(/Closing/).getByRole('button', { name: 'Add question' }))
    for (const name of ['Long text', 'Rich text', 'Single choice', 'Multi select', 'File upload'])
      await userEvent.click(sectionCard(/Closing/).getByRole('button', { name, hidden: true }))
    expect(store.get().sections[2]!.questions.map(({ type, title }) => [type, title])).toEqual(
      ['short_text', 'long_text', 'rich_text', 'single_choice', 'multi_select', 'file_upload'].map((type) => [type, 'New Question']),
    )
  })

  it('duplicate, move and delete a question, which Undo brings back though something was edited since', async () => {
    const { store, openCard, press, order } = openCards()
    await openCard(/Your role/)
    await press('Move down')
    expect(order()[0]).toBe('a name role')
    await press('Delete')
    expect(order()[0]).toBe('a name')
    act(() => store.edit((survey) => ({ ...survey, title: 'Since' })))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(order()[0]).toBe('a name role')
    expect(store.get().title).toBe('Since')
    await openCard(/Your role/)
    await press('Duplicate')
    expect(store.get().sections[0]!.questions.map(({ title }) => title)).toEqual(['Your name', 'Your role', 'Your role'])
  })

  it('delete a section and say how many rules still name it', async () => {
    const { order, sectionCard } = openCards()
    await userEvent.click(sectionCard(/Later/).getByRole('button', { name: 'Delete', hidden: true }))
    expect(order().map((line) => line.split(' ')[0])).toEqual(['a', 'closing'])
    expect(await screen.findByText('Section deleted. 1 rule still refers to it.')).toBeTruthy()
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!)
    expect(order().map((line) => line.split(' ')[0])).toEqual(['a', 'b', 'closing'])
  })

  it('do not allow turning off what always shows for its id', async () => {
    const { sectionCard, store } = openCards()
    await userEvent.click(sectionCard(/Closing/).getByRole('button', { name: /Closing/, expanded: false }))
    const always = sectionCard(/Closing/).getByRole('switch', { name: 'Always show' })
    expect(always).toMatchObject({ checked: true, disabled: true })
    await userEvent.click(sectionCard(/Later/).getByRole('button', { name: /Later/, expanded: false }))
    await userEvent.click(sectionCard(/Later/).getByRole('switch', { name: 'Always show' }))
    expect(store.get().sections[1]!.always_show).toBe(true)
    expect(sectionCard(/Later/).getByText('Always shown')).toBeTruthy()
  })

  it('fold one section, or all', async () => {
    const { cards, sectionCard } = openCards()
    await userEvent.click(sectionCard(/Later/).getByRole('button', { name: /^Collapse/ }))
    expect(cards.queryByRole('button', { name: /^2\.1 ?Far/ })).toBeNull()
    await userEvent.click(cards.getByRole('button', { name: 'Collapse all' }))
    expect(cards.queryByRole('button', { name: /^1\.2 ?Your name/ })).toBeNull()
    await userEvent.click(cards.getByRole('button', { name: 'Expand all' }))
    expect(cards.getByRole('button', { name: /^2\.1 ?Far/ })).toBeTruthy()
  })

  it('go where a jump leads: the section unfolds, the card opens, and the part has the focus', async () => {
    const { view } = openCards()
    act(() => view.fold(['a'], true))
    act(() => view.jumpTo({ kind: 'question', id: 'role', part: 'title_ko' }, 'a'))
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', '역할'))
    act(() => view.jumpTo({ kind: 'question', id: 'role', part: 'choices' }, 'a'))
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'Yes'))
  })
})

describe('media of a question', () => {
  it('come by address, with words in both languages, and go', async () => {
    const { cards, openCard, find } = openCards()
    await openCard(/Your name/)
    await userEvent.type(cards.getByLabelText('Image or video address'), 'javascript:alert(1){Enter}')
    expect(cards.getByText('Enter a full web address.')).toBeTruthy()
    await userEvent.clear(cards.getByLabelText('Image or video address'))
    await userEvent.type(cards.getByLabelText('Image or video address'), 'https://example.com/a.mp4{Enter}')
    await userEvent.type(cards.getByLabelText('Alternative text (Korean)'), '호수')
    expect(find('name')!.media).toMatchObject([{ url: 'https://example.com/a.mp4', kind: 'video', alt_ko: '호수', scale: 1 }])
    await userEvent.click(cards.getByRole('button', { name: 'Remove: Media 1' }))
    expect(find('name')!.media).toEqual([])
  })

  it('say by SPEC what failed, and why', async () => {
    const logged = jest.spyOn(console, 'info').mockImplementation(() => {})
    const { cards, openCard } = openCards()
    await openCard(/Your name/)
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    await userEvent.upload(input, new File([], 'empty.mp4', { type: 'video/mp4' }))
    expect(await cards.findByText('Video upload failed. Please try a smaller file or MP4 format.')).toBeTruthy()
    expect(cards.getByText('The file is empty.')).toBeTruthy()
    await userEvent.upload(input, new File([], 'empty.png', { type: 'image/png' }))
    expect(await cards.findByText('Image upload failed. Please try a smaller file or another format.')).toBeTruthy()
    expect(logged).toHaveBeenCalledTimes(2)
    logged.mockRestore()
  })
})
