import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { choice, question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import {
  asked,
  openSurveyPage,
  pick,
  press,
  setUpSurveyPages,
  stored,
  taken,
} from '../../../../../../test/support/web/pages/openSurveyPage.tsx'
import { renderAt } from '../../../../../../test/support/web/renderAt.tsx'
import { processorTime } from '../../../../../../test/support/processorTime.ts'
import { createAnswerStore } from '../../answers/answerStore.ts'
import { AnswerStoreContext } from '../../answers/useAnswerStore.ts'
import { demographicTexts } from '../../answers/demographicTexts.ts'
import { SectionBlock } from '../../form/SectionBlock.tsx'
import { rememberResponse } from '../../persistence/rememberedResponse.ts'
import { preloadQuestionTypes } from '../lazyKinds.ts'

setUpSurveyPages()

const fruits = [
  choice('apple', { label: 'Apple', label_ko: '사과' }),
  choice('pear', { label: 'Pear', label_ko: '귤' }),
  choice('other', { label: 'Other', label_ko: '기타', text_entry: true }),
]
const body = survey(
  [
    section('you', [
      question('name', { title: 'Your name' }),
      question('fruit', { title: 'A fruit', type: 'single_choice', choices: fruits }),
      question('why', {
        title: 'Why {{fruit|a fruit}}?',
        title_ko: '{{fruit|과일}}을(를) 고른 까닭',
        description: '<p>Dear <em>{{name|guest}}</em>, in a word.</p>',
        required: true,
      }),
    ]),
    section('end', [question('more', { title: 'More?' })], { title: 'Thanks, {{name|guest}} ({{link.pid|no code}})' }),
  ],
  { id: 'sv1', slug: 'real', link_fields: [{ name: 'pid' }] },
)
const open = (address = '/survey/real', calls = {}) =>
  openSurveyPage({ 'GET /surveys/slug/real': { body }, 'POST /responses': taken, ...calls }, address)
const why = () => screen.getByRole('textbox', { name: /^Why/ })
const heading = () => screen.getByRole('heading', { level: 2, name: /^Thanks/ }).textContent

describe('A survey whose texts quote', () => {
  it('shows the fallbacks, and the answers as they are given', async () => {
    await open()
    expect(screen.getByRole('textbox', { name: 'Why a fruit? Required' })).toBe(why())
    expect(heading()).toBe('Thanks, guest (no code)')
    await pick('Pear')
    expect(screen.getByRole('textbox', { name: 'Why Pear? Required' })).toBe(why())
    await userEvent.type(screen.getByLabelText('Your name'), 'Kim & <b>Lee</b>')
    expect(heading()).toBe('Thanks, Kim & <b>Lee</b> (no code)')
    const described = document.getElementById(why().getAttribute('aria-describedby')!)!
    expect(described.querySelector('em')!.textContent).toBe('Kim & <b>Lee</b>')
    expect(described.querySelector('b')).toBeNull()
    await userEvent.clear(screen.getByLabelText('Your name'))
    expect(heading()).toBe('Thanks, guest (no code)')
  })

  it('quotes the text of a choice', async () => {
    await open()
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
    expect(why()).toBe(screen.getByRole('textbox', { name: /Why Other/ }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Other' }), 'Mango')
    expect(why()).toBe(screen.getByRole('textbox', { name: /Why Mango/ }))
  })

  it('quotes the value of its link', async () => {
    await open('/survey/real?pid=A7')
    expect(heading()).toBe('Thanks, guest (A7)')
  })

  it('names a question in the list of problems as its title was then, and does not read the list out again while one types', async () => {
    await open()
    await pick('Pear')
    await press('Submit')
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('link').textContent).toContain('Why Pear?')
    const before = alert.innerHTML
    await userEvent.type(screen.getByLabelText('Your name'), 'Kim')
    await pick('Apple')
    expect(screen.getByRole('alert').innerHTML).toBe(before)
    await press('Submit')
    await waitFor(() => expect(within(screen.getByRole('alert')).getByRole('link').textContent).toContain('Why Apple?'))
  })

  it('quotes nothing inside of live regions', async () => {
    await open()
    for (const live of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]'))
      expect(live.querySelector('h2, label, legend')).toBeNull()
  })

  it('shows the same words in the saved response', async () => {
    const saved = {
      ...stored,
      answers: [
        { question_id: 'name', value: 'Kim' },
        { question_id: 'fruit', value: 'other', text: 'Mango' },
        { question_id: 'why', value: 'sweet' },
      ],
      link: { pid: 'A7' },
    }
    rememberResponse(body, 'r1')
    await open('/survey/real', { 'GET /responses/id/r1': { body: saved } })
    expect(await screen.findByRole('heading', { name: 'Why Mango?' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Thanks, Kim (A7)' })).toBeTruthy()
  })
})

describe('A survey that shows numbers', () => {
  const numbered = { 'GET /surveys/slug/real': { body: { ...asked, show_numbers: true } } }

  it('has them in front of its titles, of what branching shows and in the list of problems', async () => {
    await open('/survey/real', numbered)
    await pick('I read')
    expect(screen.getByRole('group', { name: '3.1 Why?' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: '3 Reading' })).toBeTruthy()
    await pick('I make')
    await press('Submit')
    expect(within(await screen.findByRole('alert')).getByRole('link').textContent).toContain('2.1 With what?')
  })

  it('has them in the saved response', async () => {
    rememberResponse(asked, 'r1')
    await open('/survey/real', { ...numbered, 'GET /responses/id/r1': { body: stored } })
    for (const name of ['2 Making', '2.1 With what?']) expect(await screen.findByRole('heading', { name })).toBeTruthy()
  })
})

describe('An answer that is quoted', () => {
  const many = Array.from({ length: 60 }, (_, at) => question(`q${at}`, { title: at % 20 === 0 ? `${at}: {{name|you}}` : `${at}` }))
  const large = survey([section('first', [question('name')]), section('second', many), section('third', [question('z')])])
  const nothing = { answers: new Map(), demographics: demographicTexts() }

  /** The form's sections, and how often each rendered. */
  async function mount() {
    await preloadQuestionTypes(large)
    const store = createAnswerStore(large, nothing)
    const renders: string[] = []
    renderAt('/survey/x', {
      '/survey/:id': (
        <AnswerStoreContext value={store}>
          {large.sections.map((one) => (
            <Profiler key={one.id} id={one.id} onRender={(id) => void renders.push(id)}>
              <SectionBlock section={one} />
            </Profiler>
          ))}
        </AnswerStoreContext>
      ),
    })
    await waitFor(() => expect(document.querySelectorAll('[data-question]')).toHaveLength(62))
    renders.length = 0
    return { store, renders }
  }

  it('renders what quotes it, and no other section', async () => {
    const { store, renders } = await mount()
    const untouched = document.querySelector('[data-question="q1"]')!.firstElementChild
    act(() => store.answer('name', 'Kim'))
    expect(document.querySelector('[data-question="q20"]')!.textContent).toContain('20: Kim')
    expect(document.querySelector('[data-question="q1"]')!.firstElementChild).toBe(untouched)
    expect(new Set(renders)).toEqual(new Set(['first', 'second']))
    renders.length = 0
    act(() => store.answer('q1', 'x'))
    act(() => store.answer('z', 'x'))
    expect(renders.toSorted()).toEqual(['second', 'third'])
  })

  it('takes less than 5 ms a letter', async () => {
    const { store } = await mount()
    let typed = ''
    const letters = await processorTime(() => {
      for (let letter = 0; letter < 20; letter++) act(() => store.answer('name', (typed += 'x')))
    })
    expect(letters / 20).toBeLessThan(5)
  })
})
