import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Question } from '#shared/survey/survey.ts'
import { choice } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { answering, oneQuestionPage } from '../../../../../../test/support/web/pages/oneQuestionPage.tsx'
import { pick, press } from '../../../../../../test/support/web/pages/openSurveyPage.tsx'

const choices = [choice('a', { label: 'A lens' }), choice('b', { label: 'A brush' }), choice('other', { label: 'Other', text_entry: true })]
const { open, openSaved, submit, save, entered } = oneQuestionPage({ type: 'single_choice', title: 'With what?', choices })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Other' })
const isPicked = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input:not([type=text])' }).checked

describe('the text of a choice', () => {
  it('chooses its choice by being typed, and is sent in one line', async () => {
    const all = await open()
    await userEvent.type(field(), ' A parrot ')
    expect(isPicked('Other')).toBe(true)
    expect(await submit(all)).toEqual(answering('other', { text: 'A parrot' }))
  })

  it('joins the choices of several', async () => {
    const all = await open({ type: 'multi_select' })
    await pick('A lens')
    await userEvent.type(field(), 'A parrot')
    expect(await submit(all)).toEqual(answering(['a', 'other'], { text: 'A parrot' }))
  })

  it('stays while another choice is chosen, which is sent without it', async () => {
    const all = await open()
    await userEvent.type(field(), 'A parrot')
    await pick('A brush')
    expect([field().value, isPicked('Other')]).toEqual(['A parrot', false])
    expect(await submit(all)).toEqual(answering('b'))
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

describe('a saved response with a text', () => {
  it('is read with it, and counts a choice and its text as one change', async () => {
    const all = await openSaved('other', {}, { text: 'A parrot' })
    expect((await screen.findByRole('listitem')).textContent).toBe('Other: A parrot')
    await press('Edit')
    await userEvent.type(field(), 's')
    expect(screen.getByText('1 change')).toBeTruthy()
    await pick('A lens')
    expect(screen.getByText('1 change')).toBeTruthy()
    expect(await save(all)).toEqual(answering('a'))
  })

  it('sends an empty text where it was cleared', async () => {
    const all = await openSaved('other', {}, { text: 'A parrot' })
    await screen.findByRole('listitem')
    await press('Edit')
    await userEvent.clear(field())
    expect(await save(all)).toEqual(answering('other', { text: '' }))
  })
})

describe('a text that was typed before the script', () => {
  const [parrot, a] = [{ 'answer-q/text': ['x'] }, { 'answer-q': ['a'] }]
  it.each<[string, Question['type'], Record<string, string[]>, object]>([
    ['chooses its choice', 'single_choice', parrot, { q: 'other', 'q/text': 'x' }],
    ['joins what was ticked', 'multi_select', { ...a, ...parrot }, { q: ['a', 'other'], 'q/text': 'x' }],
    ['leaves another choice', 'single_choice', { ...a, ...parrot }, { q: 'a', 'q/text': 'x' }],
    ['chooses nothing once it is emptied', 'single_choice', { 'answer-q/text': [''] }, {}],
  ])('%s', (_, type, typed, answers) => expect(entered(typed, { type })).toEqual(answers))
})
