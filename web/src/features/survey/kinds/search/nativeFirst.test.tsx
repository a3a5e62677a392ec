import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { Question } from '#shared/survey/survey.ts'
import { choice, question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../../test/support/web/loadAllTexts.ts'
import { createAnswerStore } from '../../answers/answerStore.ts'
import { demographicTexts } from '../../answers/demographicTexts.ts'
import { AnswerStoreContext } from '../../answers/useAnswerStore.ts'
import { SearchQuestion } from './SearchQuestion.tsx'

const choices = [choice('a', { label: 'Anvil' }), choice('b', { label: 'Brush' }), choice('other', { label: 'Other', text_entry: true })]
const nothing = { answers: new Map(), demographics: demographicTexts() }
let close = () => {}

beforeAll(async () => {
  await loadAllTexts()
  jest.spyOn(document, 'hasFocus').mockReturnValue(true) // jsdom's has none between two elements
})
afterEach(() => {
  act(close)
  document.body.innerHTML = ''
})

/** Published HTML of a question, with a native control. `hydrate` runs the page's script on it. */
function publish(overrides: Partial<Question>) {
  const asked = question('q', { title: 'With what?', look: 'search', choices, ...overrides })
  const store = createAnswerStore(survey([section('s', [asked])]), nothing)
  const page = (
    <AnswerStoreContext value={store}>
      <SearchQuestion question={asked} />
      <button>Next</button>
    </AnswerStoreContext>
  )
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  const hydrate = () =>
    act(() => {
      const app = hydrateRoot(document.getElementById('root')!, page)
      close = () => app.unmount()
    })
  return { store, hydrate }
}
const combobox = () => document.querySelector<HTMLInputElement>('input[role=combobox]')

describe('the published HTML of a searched list', () => {
  it('has a select, which gives way to the field', () => {
    const { hydrate } = publish({ type: 'single_choice' })
    const select = screen.getByLabelText<HTMLSelectElement>(/With what/)
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
      ['', 'Choose'],
      ['a', 'Anvil'],
      ['b', 'Brush'],
      ['other', 'Other'],
    ])
    expect([select.name, select.id, screen.getByRole('textbox', { name: 'Other' }).id]).toEqual(['answer-q', 'answer-q', 'answer-q/text'])
    hydrate()
    expect([document.querySelector('select'), combobox()?.id]).toEqual([null, 'answer-q'])
  })

  it('keeps the select while it has the focus', () => {
    const { store, hydrate } = publish({ type: 'single_choice' })
    const select = screen.getByLabelText<HTMLSelectElement>(/With what/)
    select.focus()
    hydrate()
    expect([document.activeElement, combobox()]).toEqual([select, null])
    act(() => {
      select.value = 'b'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(store.value('q')).toBe('b')
    act(() => screen.getByRole('button', { name: 'Next' }).focus())
    expect(combobox()?.value).toBe('Brush')
  })

  it('has checkboxes for several choices, which stay while one has the focus', () => {
    const { store, hydrate } = publish({ type: 'multi_select' })
    const [first, second] = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect([first!.id, first!.name, first!.value]).toEqual(['answer-q', 'answer-q', 'a'])
    first!.focus()
    hydrate()
    act(() => second!.focus())
    act(() => second!.click())
    expect([store.value('q'), combobox()]).toEqual([['b'], null])
    act(() => second!.blur())
    expect(combobox()).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remove Brush' })).toBeTruthy()
  })
})
