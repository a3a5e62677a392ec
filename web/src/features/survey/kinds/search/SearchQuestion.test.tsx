import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Question } from '#shared/survey/survey.ts'
import { choice } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { answering, oneQuestionPage } from '../../../../../../test/support/web/pages/oneQuestionPage.tsx'
import { press } from '../../../../../../test/support/web/pages/openSurveyPage.tsx'

const tools = ['Anvil', 'Brush', 'Chisel', 'Lens', 'Level'].map((label) => choice(label.toLowerCase(), { label }))
const asked = { type: 'single_choice', look: 'search', title: 'With what?', choices: tools } as const
const { open, openSaved, submit, save, entered } = oneQuestionPage(asked)
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^With what/ })
const list = () => within(screen.getByRole('listbox', { name: /^With what/ }))
const options = () =>
  list()
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const isOpen = () => field().getAttribute('aria-expanded') === 'true'
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
const chips = () => screen.queryAllByRole('button', { name: /^Remove / }).map(({ textContent }) => textContent)

describe('a searched list for one choice', () => {
  it('opens on click, finds typed words, and is answered by a click', async () => {
    const all = await open()
    await userEvent.click(field())
    expect(options()).toEqual(['Anvil', 'Brush', 'Chisel', 'Lens', 'Level'])
    await userEvent.type(field(), 'le')
    expect(options()).toEqual(['Lens', 'Level'])
    expect(screen.getByText('2 choices found')).toBeTruthy()
    await userEvent.click(list().getByRole('option', { name: 'Level' }))
    expect([isOpen(), field().value, document.activeElement]).toEqual([false, 'Level', field()])
    expect(await submit(all)).toEqual(answering('level'))
  })

  it('can be answered with only the keyboard', async () => {
    await open()
    field().focus()
    expect(isOpen()).toBe(false)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect([isOpen(), active()]).toEqual([true, 'Brush'])
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(active()).toBe('Lens')
    await userEvent.keyboard('{Enter}')
    expect([isOpen(), field().value]).toEqual([false, 'Lens'])
    await userEvent.keyboard('{ArrowDown}')
    expect([active(), list().getByRole('option', { selected: true }).textContent]).toEqual(['Lens', 'Lens'])
    await userEvent.keyboard('{Escape}')
    expect([isOpen(), field().value]).toEqual([false, 'Lens'])
  })

  it('makes the first that is found the active one, so that Enter chooses it', async () => {
    await open()
    await userEvent.type(field(), 'chi{Enter}')
    expect(field().value).toBe('Chisel')
  })

  it('leaves Enter to the composition of a syllable', async () => {
    await open()
    await userEvent.type(field(), 'chi')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    expect([field().value, isOpen()]).toEqual(['chi', true])
  })

  it.each([
    ['a label that was typed whole chooses it', 'LEVEL ', 'Level'],
    ['any other text gives way to the chosen choice', 'lev', 'Brush'],
    ['nothing clears an answer', '', ''],
  ])('on leaving, %s', async (_, typed, value) => {
    await open()
    await userEvent.type(field(), 'brush{Enter}')
    await userEvent.clear(field())
    if (typed) await userEvent.type(field(), typed)
    await userEvent.tab()
    expect([field().value, isOpen()]).toEqual([value, false])
  })

  it('is cleared by its button where it is not required', async () => {
    await open()
    await userEvent.type(field(), 'brush{Enter}')
    await press('Clear')
    expect([field().value, document.activeElement]).toEqual(['', field()])
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  })

  it('says that nothing is found, and still offers the choices for other answers', async () => {
    await open({
      choices: [...tools, choice('other', { label: 'Other', text_entry: true }), choice('unknown', { label: 'No idea', no_answer: true })],
    })
    await userEvent.type(field(), 'zz')
    expect([options(), active()]).toEqual([['Other', 'No idea'], undefined])
    expect(screen.getAllByText('No matching choice.').map(({ tagName }) => tagName)).toEqual(['P', 'OUTPUT'])
    await userEvent.keyboard('{Enter}')
    expect(field().value).toBe('zz')
  })

  it('is asked for where it is required, at its place', async () => {
    await open({ required: true })
    await press('Submit')
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('link', { name: /With what/ }))
    expect(document.activeElement).toBe(field())
    expect(document.getElementById(field().getAttribute('aria-describedby')!)!.textContent).toContain('Choose one.')
    await userEvent.keyboard('lens{Enter}')
    expect([field().getAttribute('aria-invalid'), screen.queryByRole('button', { name: 'Clear' })]).toEqual([null, null])
  })

  it('shows a saved response to edit', async () => {
    const all = await openSaved('lens')
    expect((await screen.findByRole('listitem')).textContent).toBe('Lens')
    await press('Edit')
    await userEvent.clear(field())
    await userEvent.type(field(), 'anvil{Enter}')
    expect(await save(all)).toEqual(answering('anvil'))
  })
})

const entry = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Other' })
const chooseIn = async (name: string) => {
  await userEvent.click(field())
  await userEvent.click(list().getByRole('option', { name }))
}

describe('the text of a choice in a searched list', () => {
  const choices = [...tools, choice('other', { label: 'Other', text_entry: true })]

  it.each(['single_choice', 'multi_select'] as const)('is asked for once its choice is chosen, and sent (%s)', async (type) => {
    const all = await open({ type, choices })
    expect(entry()).toBeNull()
    await chooseIn('Other')
    await userEvent.type(entry()!, 'A parrot')
    const value = type === 'single_choice' ? 'other' : ['other']
    expect(await submit(all)).toEqual(answering(value, { text: 'A parrot' }))
  })

  it('stays kept while another choice is chosen', async () => {
    await open({ choices })
    await chooseIn('Other')
    await userEvent.type(entry()!, 'A parrot')
    await chooseIn('Lens')
    expect(entry()).toBeNull()
    await chooseIn('Other')
    expect(entry()!.value).toBe('A parrot')
  })
})

describe('a searched list for several choices', () => {
  const several: Partial<Question> = { type: 'multi_select', choices: [...tools, choice('none', { label: 'None', exclusive: true })] }

  it('is always open, and shows chosen choices as buttons that clear them', async () => {
    const all = await open(several)
    expect([isOpen(), options().length, chips()]).toEqual([true, 6, []])
    await userEvent.type(field(), 'le{Enter}{ArrowDown}{Enter}')
    expect([field().value, chips()]).toEqual(['le', ['Lens', 'Level']])
    await userEvent.clear(field())
    await userEvent.click(list().getByRole('option', { name: 'Anvil' }))
    expect([chips(), document.activeElement]).toEqual([['Anvil', 'Lens', 'Level'], field()])
    await press('Remove Lens')
    expect([chips(), document.activeElement?.textContent]).toEqual([['Anvil', 'Level'], 'Level'])
    expect(await submit(all)).toEqual(answering(['anvil', 'level']))
  })

  it('gives the focus to the field with the last button', async () => {
    await open(several)
    await userEvent.click(list().getByRole('option', { name: 'Anvil' }))
    await press('Remove Anvil')
    expect(document.activeElement).toBe(field())
  })

  it('clears the others for an exclusive choice', async () => {
    await open(several)
    for (const name of ['Anvil', 'Brush', 'None']) await userEvent.click(list().getByRole('option', { name }))
    expect(chips()).toEqual(['None'])
    await userEvent.click(list().getByRole('option', { name: 'Lens' }))
    expect(chips()).toEqual(['Lens'])
  })

  it('says how many to choose', async () => {
    await open({ ...several, max_choices: 1 })
    for (const name of ['Anvil', 'Brush']) await userEvent.click(list().getByRole('option', { name }))
    expect(screen.getByText('Choose up to 1 (2 chosen)')).toBeTruthy()
    expect(screen.getByRole('group', { name: /With what/ }).getAttribute('aria-describedby')).toBe('answer-q-hint')
  })
})

describe('a choice from before the script', () => {
  it.each<[Question['type'], string[], object]>([
    ['single_choice', ['lens'], { q: 'lens' }],
    ['single_choice', [''], {}],
    ['multi_select', ['lens', 'anvil'], { q: ['lens', 'anvil'] }],
    ['multi_select', [], {}],
  ])('%s with %j is entered', (type, values, answers) => {
    expect(entered({ 'answer-q': values }, { type })).toEqual(answers)
  })
})
