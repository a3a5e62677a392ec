import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { choice, gateway, question, rule, section, survey } from '../../../../../scripts/fixtures/buildSurvey.ts'
import { loadTexts } from '../../../lib/language/i18n.ts'
import { loadBilingualEditor } from '../../../ui/richText/loadBilingualEditor.ts'
import { ToastRegion } from '../../../ui/toasts/ToastRegion.tsx'
import { Outline } from '../outline/Outline.tsx'
import { createSurveySaver } from '../saving/surveySaver.ts'
import { SaverContext } from '../saving/useSaver.ts'
import { createEditorStore } from '../store/editorStore.ts'
import { createEditorView } from '../store/editorView.ts'
import { EditorStoreContext, EditorViewContext } from '../store/useEditorStore.ts'
import { Cards } from './Cards.tsx'

const choices = () => ['Yes', 'No'].map((value) => choice(value, { id: value.toLowerCase() }))
const rules = [rule('Yes', { show_section_ids: ['b'], show_question_ids: ['far'] })]
const start = (): SurveyBody =>
  survey([
    section('a', [
      question('role', { title: 'Your role', title_ko: '역할', type: 'single_choice', choices: choices(), gateway: gateway(rules) }),
      question('name', { title: 'Your name' }),
    ]),
    section('b', [question('far', { title: 'Far' })], { title: 'Later', title_ko: '나중' }),
    section('closing', [], { title: 'Closing' }),
  ])

function open(body = start()) {
  const store = createEditorStore(body)
  const view = createEditorView()
  const saver = createSurveySaver(store, null, () => {})
  render(
    <EditorStoreContext value={store}>
      <EditorViewContext value={view}>
        <SaverContext value={saver}>
          <Outline />
          <main>
            <Cards />
          </main>
          <ToastRegion />
        </SaverContext>
      </EditorViewContext>
    </EditorStoreContext>,
  )
  const cards = within(screen.getByRole('main'))
  return {
    store,
    view,
    cards,
    outline: within(screen.getByRole('navigation', { name: 'Outline' })),
    /** The ids of the sections, and of the questions in them. */
    order: () => store.survey().sections.map(({ id, questions }) => [id, ...questions.map((one) => one.id)].join(' ')),
    find: (id: string) =>
      store
        .survey()
        .sections.flatMap(({ questions }) => questions)
        .find((one) => one.id === id),
    openCard: (name: RegExp) => userEvent.click(cards.getByRole('button', { name, expanded: false })),
    /** What is done with the open question; the menus of sections have entries of the same words. */
    press: (name: string) => userEvent.click(cards.getAllByRole('button', { name }).find((button) => button.hasAttribute('aria-label'))!),
    sectionCard: (name: RegExp) => within(cards.getByRole('region', { name })),
  }
}

beforeAll(async () => {
  await loadTexts('en')
  await loadTexts('en', 'editor')
  await loadBilingualEditor()
  Element.prototype.scrollIntoView = () => {}
})

describe('the cards', () => {
  it('open one question at a time', async () => {
    const { cards, openCard } = open()
    await openCard(/^1\.1 ?Your role/)
    expect(cards.getByLabelText('Title', { selector: '[id^=card-title-role]' })).toHaveProperty('value', 'Your role')
    await openCard(/^1\.2 ?Your name/)
    expect(cards.queryByDisplayValue('Your role')).toBeNull()
    expect(cards.getByDisplayValue('Your name')).toBeTruthy()
  })

  it('write what is typed into the survey, a run of letters as one step of undo', async () => {
    const { store, openCard, cards, find } = open()
    await openCard(/Your name/)
    await userEvent.type(cards.getByDisplayValue('Your name'), ', please')
    expect(find('name')?.title).toBe('Your name, please')
    act(() => store.undo())
    expect(find('name')?.title).toBe('Your name')
    expect(store.canUndo()).toBe(false)
  })

  it('change type and Required', async () => {
    const { openCard, cards, find } = open()
    await openCard(/Your name/)
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'Multi select')
    await userEvent.click(cards.getByRole('switch', { name: 'Required' }))
    expect(find('name')).toMatchObject({ type: 'multi_select', required: true })
    expect(cards.getByRole('button', { name: 'Add choice' })).toBeTruthy()
  })

  it('add a section, whose title has the focus', async () => {
    const { store, cards } = open()
    await userEvent.click(cards.getByRole('button', { name: 'Add Section' }))
    expect(store.survey().sections.at(-1)).toMatchObject({ title: 'New Section', questions: [] })
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'New Section'))
    await userEvent.keyboard('Me')
    expect(store.survey().sections.at(-1)!.title).toBe('Me')
  })

  it('add questions: a short text at once, and of each type from the menu', async () => {
    const { store, sectionCard } = open()
    await userEvent.click(sectionCard(/Closing/).getByRole('button', { name: 'Add question' }))
    for (const name of ['Long text', 'Rich text', 'Single choice', 'Multi select', 'File upload'])
      await userEvent.click(sectionCard(/Closing/).getByRole('button', { name, hidden: true }))
    expect(store.survey().sections[2]!.questions.map(({ type, title }) => [type, title])).toEqual(
      ['short_text', 'long_text', 'rich_text', 'single_choice', 'multi_select', 'file_upload'].map((type) => [type, 'New Question']),
    )
  })

  it('duplicate, move and delete a question, which Undo brings back though something was edited since', async () => {
    const { store, openCard, press, order } = open()
    await openCard(/Your role/)
    await press('Move down')
    expect(order()[0]).toBe('a name role')
    await press('Delete')
    expect(order()[0]).toBe('a name')
    act(() => store.edit((survey) => ({ ...survey, title: 'Since' })))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(order()[0]).toBe('a name role')
    expect(store.survey().title).toBe('Since')
    await openCard(/Your role/)
    await press('Duplicate')
    expect(store.survey().sections[0]!.questions.map(({ title }) => title)).toEqual(['Your name', 'Your role', 'Your role'])
  })

  it('delete a section and say how many rules still name it', async () => {
    const { order, sectionCard } = open()
    await userEvent.click(sectionCard(/Later/).getByRole('button', { name: 'Delete', hidden: true }))
    expect(order().map((line) => line.split(' ')[0])).toEqual(['a', 'closing'])
    expect(await screen.findByText('Section deleted. 1 rule still refers to it.')).toBeTruthy()
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!)
    expect(order().map((line) => line.split(' ')[0])).toEqual(['a', 'b', 'closing'])
  })

  it('let nobody turn off what always shows for its id', async () => {
    const { sectionCard, store } = open()
    await userEvent.click(sectionCard(/Closing/).getByRole('button', { name: /Closing/, expanded: false }))
    const always = sectionCard(/Closing/).getByRole('switch', { name: 'Always show' })
    expect(always).toMatchObject({ checked: true, disabled: true })
    await userEvent.click(sectionCard(/Later/).getByRole('button', { name: /Later/, expanded: false }))
    await userEvent.click(sectionCard(/Later/).getByRole('switch', { name: 'Always show' }))
    expect(store.survey().sections[1]!.always_show).toBe(true)
    expect(sectionCard(/Later/).getByText('Always shown')).toBeTruthy()
  })

  it('fold one section, or all', async () => {
    const { cards, sectionCard } = open()
    await userEvent.click(sectionCard(/Later/).getByRole('button', { name: /^Collapse/ }))
    expect(cards.queryByRole('button', { name: /^2\.1 ?Far/ })).toBeNull()
    await userEvent.click(cards.getByRole('button', { name: 'Collapse all' }))
    expect(cards.queryByRole('button', { name: /^1\.2 ?Your name/ })).toBeNull()
    await userEvent.click(cards.getByRole('button', { name: 'Expand all' }))
    expect(cards.getByRole('button', { name: /^2\.1 ?Far/ })).toBeTruthy()
  })

  it('go where a jump leads: the section unfolds, the card opens, and the part has the focus', async () => {
    const { view } = open()
    act(() => view.fold(['a'], true))
    act(() => view.jumpTo({ kind: 'question', id: 'role', part: 'title_ko' }, 'a'))
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', '역할'))
    act(() => view.jumpTo({ kind: 'question', id: 'role', part: 'choices' }, 'a'))
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'Yes'))
  })
})

async function choose() {
  const opened = open()
  await opened.openCard(/Your role/)
  const { cards, find } = opened
  return {
    ...opened,
    label: (at: number) => cards.getByLabelText(`Label ${at}`),
    labels: () => find('role')!.choices.map(({ label }) => label),
    ruled: () => find('role')!.gateway!.choice_rules.map(({ choice_value }) => choice_value),
  }
}

describe('the choices of a question', () => {
  it('say where they lead', async () => {
    const { cards } = await choose()
    expect(cards.getByText('1 section, 1 question')).toBeTruthy()
    expect(cards.getByText('No rule')).toBeTruthy()
  })

  it('take their rules along as they are typed over', async () => {
    const { label, labels, ruled, find } = await choose()
    await userEvent.clear(label(1))
    expect(find('role')!.choices[0]).toMatchObject({ label: '', value: 'Yes' })
    await userEvent.type(label(1), 'No, never')
    expect(labels()).toEqual(['No, never', 'No'])
    expect(ruled()).toEqual(['No, never'])
  })

  it('go on with Enter, and add one after the last', async () => {
    const { label, labels } = await choose()
    await userEvent.click(label(1))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(label(2))
    await userEvent.keyboard('{Enter}')
    expect(labels()).toEqual(['Yes', 'No', 'Option'])
    expect(document.activeElement).toBe(label(3))
    await userEvent.keyboard('Maybe')
    expect(labels()).toEqual(['Yes', 'No', 'Maybe'])
  })

  it('add none while Enter ends a Korean syllable', async () => {
    const { label, labels } = await choose()
    fireEvent.keyDown(label(2), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(label(2), { key: 'Enter', keyCode: 229 })
    expect(labels()).toEqual(['Yes', 'No'])
  })

  it('come from several lines that are pasted at once', async () => {
    const { cards, labels, label, find } = await choose()
    await userEvent.click(cards.getByRole('button', { name: 'Add choice' }))
    await userEvent.click(label(3))
    await userEvent.paste('Sometimes\t가끔\nRarely\t드물게\nNever\n')
    expect(labels()).toEqual(['Yes', 'No', 'Sometimes', 'Rarely', 'Never'])
    expect(
      find('role')!
        .choices.slice(2)
        .map(({ label_ko }) => label_ko),
    ).toEqual(['가끔', '드물게', ''])
  })

  it('move by buttons and by Alt with the arrows, and keep the focus', async () => {
    const { cards, label, labels } = await choose()
    const down = cards.getByRole('button', { name: 'Move down: Choice 1' })
    await userEvent.click(down)
    expect(labels()).toEqual(['No', 'Yes'])
    await userEvent.click(label(2))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(labels()).toEqual(['Yes', 'No'])
    expect(document.activeElement).toBe(label(1))
    expect(screen.getByText('Moved to position 1 of 2.')).toBeTruthy()
  })

  it('can be removed', async () => {
    const { cards, labels } = await choose()
    await userEvent.click(cards.getByRole('button', { name: 'Remove choice 1' }))
    expect(labels()).toEqual(['No'])
  })
})

describe('media of a question', () => {
  it('come by address, with words in both languages, and go', async () => {
    const { cards, openCard, find } = open()
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

  it('say by SPEC what failed', async () => {
    const logged = jest.spyOn(console, 'info').mockImplementation(() => {})
    const { cards, openCard } = open()
    await openCard(/Your name/)
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    await userEvent.upload(input, new File([], 'empty.mp4', { type: 'video/mp4' }))
    expect(await cards.findByText('Video upload failed. Please try a smaller file or MP4 format.')).toBeTruthy()
    await userEvent.upload(input, new File([], 'empty.png', { type: 'image/png' }))
    expect(await cards.findByText('Image upload failed. Please try a smaller file or another format.')).toBeTruthy()
    expect(logged).toHaveBeenCalledTimes(2)
    logged.mockRestore()
  })
})

describe('the outline', () => {
  it('counts and numbers, and marks gateways and missing Korean', async () => {
    const { outline } = open()
    expect(await outline.findByText('3 sections, 3 questions')).toBeTruthy()
    expect(outline.getByRole('button', { name: /^1\.1 ?Your role ?Gateway/ })).toBeTruthy()
    expect(outline.getByRole('button', { name: /^1\.2 ?Your name.*Korean missing/ })).toBeTruthy()
  })

  it('jumps to a card and highlights it', async () => {
    const { outline, view } = open()
    const row = outline.getByRole('button', { name: /^2\.1 ?Far/ })
    await userEvent.click(row)
    expect(view.open()).toBe('far')
    expect(row.getAttribute('aria-current')).toBe('true')
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'Far'))
  })

  it('moves the focused row by Alt with the arrows', async () => {
    const { outline, order } = open()
    act(() => outline.getByRole('button', { name: /^2 ?Later/ }).focus())
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(order().map((line) => line.split(' ')[0])).toEqual(['b', 'a', 'closing'])
    expect(document.activeElement?.textContent).toContain('Later')
  })

  it('tells of a move that makes rules point backwards, and takes it back', async () => {
    const { outline, order } = open({ ...start(), branching_mode: 'independent' })
    act(() => outline.getByRole('button', { name: /^2 ?Later/ }).focus())
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(await screen.findByText('2 rules now point backwards and have no effect.')).toBeTruthy()
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!)
    expect(order().map((line) => line.split(' ')[0])).toEqual(['a', 'b', 'closing'])
  })
})
