import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choice, question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { openCards } from '../../../../../test/support/web/pages/openCards.tsx'

// The editor of rich text is for the browser tests.
jest.mock('../../../ui/richText/loadBilingualEditor.ts', () => ({ loadBilingualEditor: () => new Promise(() => undefined) }))

beforeAll(loadAllTexts)

const body = () =>
  survey(
    [
      section('one', [
        question('fruit', { title: 'A fruit', type: 'single_choice', choices: [choice('a')] }),
        question('essay', { title: 'An essay', type: 'long_text' }),
        question('name', { title: 'Your name' }),
        question('why', { title: 'Why ?' }),
      ]),
      section('two', [question('last', { title: 'Last' })], { title: 'Second' }),
    ],
    { link_fields: [{ name: 'pid' }] },
  )
const card = () => within(screen.getByRole('group', { name: /^1\.4/ }))
const titleField = () => card().getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' })
const insertButton = () => screen.getByRole('button', { name: 'Insert an answer: Title' })
const finder = () => screen.getByRole('combobox', { name: 'Insert an answer: Title' })
const chips = () => screen.getByRole('list', { name: 'Quoted answers: Title' })

const options = () =>
  within(screen.getByRole('listbox', { name: 'Insert an answer: Title' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

async function openWhy(given = body()) {
  const opened = openCards(given)
  await opened.openCard(/Why/)
  return opened
}

describe('A title that may quote', () => {
  it('offers the questions before it that can be quoted and the fields of the link, by typing', async () => {
    await openWhy()
    await userEvent.click(insertButton())
    expect(document.activeElement).toBe(finder())
    await userEvent.keyboard('{ArrowDown}')
    expect(options()).toEqual(['1.1A fruit', '1.3Your name', 'Link field pid'])
    await userEvent.type(finder(), 'nam')
    expect(options()).toEqual(['1.3Your name'])
  })

  it('is left by Tab for the Korean title, and then for what both quote', async () => {
    await openWhy()
    titleField().focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(card().getByRole('textbox', { name: 'Title (Korean)' }))
    await userEvent.tab()
    expect(document.activeElement).toBe(insertButton())
  })

  it('gets a quote where the caret was, whose fallback is typed next', async () => {
    const { find } = await openWhy()
    titleField().focus()
    titleField().setSelectionRange(4, 4)
    await userEvent.click(insertButton())
    await userEvent.keyboard('fruit{Enter}')
    expect(find('why')!.title).toBe('Why {{fruit|…}}?')
    const fallback = await within(chips()).findByRole('textbox', { name: 'Without an answer' })
    await waitFor(() => expect(document.activeElement).toBe(fallback))
    await userEvent.keyboard('a fr|ui}t')
    expect(find('why')!.title).toBe('Why {{fruit|a fruit}}?')
    expect(titleField().value).toBe('Why {{fruit|a fruit}}?')
    expect(document.getElementById(fallback.getAttribute('aria-describedby')!)!.textContent).toBe('1.1 A fruit')
  })

  it('gives the focus back to its button on Escape', async () => {
    await openWhy()
    await userEvent.click(insertButton())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(insertButton()))
  })

  it('takes a quote away, and one change back at a time', async () => {
    const given = body()
    given.sections[0]!.questions[3]!.title = 'Why {{fruit|it}} and {{name|you}}?'
    const { find, store } = await openWhy(given)
    expect(within(chips()).getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(within(chips()).getByRole('button', { name: 'Remove the quote: 1.1 A fruit' }))
    expect(find('why')!.title).toBe('Why  and {{name|you}}?')
    act(() => store.undo())
    expect(find('why')!.title).toBe('Why {{fruit|it}} and {{name|you}}?')
  })

  it('says of a quote that never shows an answer why, and quotes something else instead', async () => {
    const given = body()
    given.sections[0]!.questions[3]!.title = 'Why {{gone|a}} {{last|b}} {{essay|c}} {{fruit|d}}?'
    const { find } = await openWhy(given)
    const said = within(chips())
      .getAllByRole('listitem')
      .map((chip) => chip.querySelector('p')?.textContent)
    expect(said).toEqual([
      'This no longer exists, so the quote shows as it is written.',
      'This question comes later, so “Without an answer” always shows.',
      'Answers to this type of question are not quoted, so “Without an answer” always shows.',
      undefined,
    ])
    await userEvent.type(within(chips()).getAllByRole('combobox')[0]!, 'name{Enter}')
    expect(find('why')!.title).toBe('Why {{name|a}} {{last|b}} {{essay|c}} {{fruit|d}}?')
  })

  it('is named with the numbers and fallbacks of its quotes, in cards and outline', async () => {
    const given = body()
    given.sections[0]!.questions[3]!.title = 'Why {{fruit|it}}?'
    const { cards, outline } = openCards(given)
    expect(cards.getByRole('button', { name: /1\.4.*Why ‹1\.1: it›\?/, expanded: false })).toBeTruthy()
    expect(outline.getByText('Why ‹1.1: it›?')).toBeTruthy()
  })

  it('offers nothing before anything can be quoted', async () => {
    const given = survey([section('one', [question('first', { title: 'First' }), question('more', { title: 'More' })])])
    const { openCard } = openCards(given)
    await openCard(/First/)
    expect(screen.queryByRole('button', { name: /Insert an answer/ })).toBeNull()
    await openCard(/More/)
    expect(screen.getAllByRole('button', { name: /Insert an answer/ })).toHaveLength(4)
  })
})

describe('A description that may quote', () => {
  it('gets a quote at its end while its editor is not there', async () => {
    const given = body()
    given.sections[0]!.questions[3]!.description = '<p>Dear</p><p>you: <strong>and</strong></p>'
    const { find } = await openWhy(given)
    await userEvent.click(screen.getByRole('button', { name: 'Insert an answer: Description' }))
    await userEvent.keyboard('name{Enter}')
    expect(find('why')!.description).toBe('<p>Dear</p><p>you: <strong>and{{name|…}}</strong></p>')
    const list = screen.getByRole('list', { name: 'Quoted answers: Description' })
    await userEvent.type(await within(list).findByRole('textbox'), '{Backspace}<&')
    expect(find('why')!.description).toBe('<p>Dear</p><p>you: <strong>and{{name|&lt;&amp;}}</strong></p>')
  })
})
