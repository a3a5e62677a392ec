import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Question } from '#shared/survey/survey.ts'
import { choice, question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import {
  openSurveyPage,
  pick,
  press,
  sent,
  setUpSurveyPages,
  stored,
  taken,
} from '../../../../../../test/support/web/pages/openSurveyPage.tsx'
import { createAnswerStore } from '../../answers/answerStore.ts'
import { demographicTexts } from '../../answers/demographicTexts.ts'
import { rememberResponse } from '../../persistence/rememberedResponse.ts'
import { applyEarlyInput } from '../applyEarlyInput.ts'

setUpSurveyPages()

const choices = [choice('a', { label: 'A lens' }), choice('b', { label: 'A brush' }), choice('other', { label: 'Other', text_entry: true })]
const body = (overrides: Partial<Question> = {}) =>
  survey([section('s', [question('tool', { type: 'single_choice', title: 'With what?', choices, ...overrides })])], {
    id: 'sv1',
    slug: 'real',
  })
const open = (overrides: Partial<Question> = {}, calls: Parameters<typeof openSurveyPage>[0] = {}) =>
  openSurveyPage({ 'GET /surveys/slug/real': { body: body(overrides) }, 'POST /responses': taken, ...calls })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Other' })
const isPicked = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input:not([type=text])' }).checked
const submit = async () => {
  await press('Submit')
  await screen.findByRole('heading', { name: /Thank you/ })
}
const answersOf = (all: Awaited<ReturnType<typeof open>>) => sent(all, 'POST /responses')['answers']

describe('the text of a choice', () => {
  it('chooses its choice by being typed, and is sent in one line', async () => {
    const all = await open()
    await userEvent.type(field(), ' A parrot ')
    expect(isPicked('Other')).toBe(true)
    await submit()
    expect(answersOf(all)).toEqual([{ question_id: 'tool', value: 'other', text: 'A parrot' }])
  })

  it('joins the choices of several', async () => {
    const all = await open({ type: 'multi_select' })
    await pick('A lens')
    await userEvent.type(field(), 'A parrot')
    await submit()
    expect(answersOf(all)).toEqual([{ question_id: 'tool', value: ['a', 'other'], text: 'A parrot' }])
  })

  it('stays while another choice is chosen, which is sent without it', async () => {
    const all = await open()
    await userEvent.type(field(), 'A parrot')
    await pick('A brush')
    expect([field().value, isPicked('Other')]).toEqual(['A parrot', false])
    await submit()
    expect(answersOf(all)).toEqual([{ question_id: 'tool', value: 'b' }])
  })

  it('is restored with the draft, even for a choice that is not chosen', async () => {
    await open()
    await userEvent.type(field(), 'A parrot')
    await pick('A brush')
    await screen.findByText('Saved on this device')
    act(() => void dispatchEvent(new Event('pagehide')))
    cleanup()
    await open()
    expect([field().value, isPicked('A brush')]).toEqual(['A parrot', true])
  })

  it('is cleared by Delete while its choice stays chosen', async () => {
    await open()
    await userEvent.type(field(), 'A{Backspace}{Delete}')
    expect([field().value, isPicked('Other')]).toEqual(['', true])
  })

  it('is asked for at its place where it is required, until another choice is chosen', async () => {
    await open({ required: true })
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
    await press('Submit')
    const said = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent.trim()
    expect([said(), field().getAttribute('aria-invalid')]).toEqual(['Write an answer.', 'true'])
    expect(screen.getByRole('link', { name: /With what/ }).getAttribute('href')).toBe(`#${field().id}`)
    await pick('A lens')
    expect([said(), field().getAttribute('aria-invalid')]).toEqual([undefined, null])
  })

  it('is refused that is too long, at its place', async () => {
    await open()
    await userEvent.click(field())
    await userEvent.paste('x'.repeat(501))
    await press('Submit')
    expect(document.getElementById(field().getAttribute('aria-describedby')!)!.textContent).toContain('too long')
  })
})

const edit = (answer: { value: unknown; text?: string }) => {
  rememberResponse({ id: 'sv1', slug: 'real' }, 'r1')
  const saved = { ...stored, answers: [{ question_id: 'tool', ...answer }] }
  return open({}, { 'GET /responses/id/r1': { body: saved }, 'PUT /responses/id/r1': { body: { ...saved, version: 2 } } })
}

describe('a saved response with a text', () => {
  it('is read with it, and counts a choice and its text as one change', async () => {
    const all = await edit({ value: 'other', text: 'A parrot' })
    expect((await screen.findByRole('listitem')).textContent).toBe('Other: A parrot')
    await press('Edit')
    await userEvent.type(field(), 's')
    expect(screen.getByText('1 change')).toBeTruthy()
    await pick('A lens')
    expect(screen.getByText('1 change')).toBeTruthy()
    await press('Save changes')
    await screen.findByRole('listitem')
    expect(sent(all, 'PUT /responses/id/r1')['answers']).toEqual([{ question_id: 'tool', value: 'a' }])
  })

  it('sends an empty text where it was cleared', async () => {
    const all = await edit({ value: 'other', text: 'A parrot' })
    await screen.findByRole('listitem')
    await press('Edit')
    await userEvent.clear(field())
    await press('Save changes')
    await screen.findByRole('listitem')
    expect(sent(all, 'PUT /responses/id/r1')['answers']).toEqual([{ question_id: 'tool', value: 'other', text: '' }])
  })
})

const entered = (type: Question['type'], typed: [string, string[]][]) => {
  const nothing = { answers: new Map(), demographics: demographicTexts() }
  const store = createAnswerStore(body({ type }), nothing)
  applyEarlyInput(store, new Map(typed))
  return Object.fromEntries(store.values().answers)
}

describe('a text that was typed before the script', () => {
  it.each<[string, Question['type'], [string, string[]][], object]>([
    ['chooses its choice', 'single_choice', [['answer-tool/text', ['x']]], { tool: 'other', 'tool/text': 'x' }],
    [
      'joins what was ticked',
      'multi_select',
      [
        ['answer-tool', ['a']],
        ['answer-tool/text', ['x']],
      ],
      { tool: ['a', 'other'], 'tool/text': 'x' },
    ],
    [
      'leaves another choice',
      'single_choice',
      [
        ['answer-tool', ['a']],
        ['answer-tool/text', ['x']],
      ],
      { tool: 'a', 'tool/text': 'x' },
    ],
    ['chooses nothing once it is emptied', 'single_choice', [['answer-tool/text', ['']]], {}],
  ])('%s', (_, type, typed, answers) => {
    expect(entered(type, typed)).toEqual(answers)
  })
})
