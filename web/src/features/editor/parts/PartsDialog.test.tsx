import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Condition } from '#shared/survey/condition.ts'
import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { openCards, prepareCards } from '../../../../../test/support/web/pages/openCards.tsx'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'

beforeAll(prepareCards)

const onRole: Condition = { match: 'all', clauses: [{ question_id: 'role', op: 'answered' }] }
const source = survey(
  [
    section('about', [question('role', { title: 'Your role' }), question('team', { title: 'Your team' })], { title: 'About you' }),
    section('end', [question('why', { title: 'Why', show_if: onRole })], { title: 'The end', show_if: onRole }),
  ],
  { id: 'source', slug: 'source', title: 'Voices' },
)
const edited = survey([section('mine', [question('own')], { title: 'Mine' })], { title: 'News' })

/** Opens the dialog over a survey, and the other survey in it. */
async function open() {
  stubApi({ 'GET /surveys': { body: [source, edited] }, 'GET /surveys/source': { body: source } })
  const opened = openCards(edited, edited)
  await userEvent.click(opened.cards.getByRole('button', { name: 'Copy from another survey' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy from another survey' }))
  await dialog.findByText('Voices')
  expect(dialog.queryByText('News')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: /Voices/ }))
  const parts = within(await screen.findByRole('dialog', { name: 'Copy from another survey' }))
  await parts.findByText('Sections and questions to copy')
  return { ...opened, parts, tick: (name: string) => userEvent.click(parts.getByLabelText(name)) }
}
const titles = ({ store }: Awaited<ReturnType<typeof open>>) =>
  store.get().sections.map(({ title, questions }) => [title, ...questions.map((one) => one.title)].join(', '))
const copy = (opened: Awaited<ReturnType<typeof open>>) => userEvent.click(opened.parts.getByRole('button', { name: 'Copy' }))

describe('parts of another survey', () => {
  it('are copied as sections of their own, in one step that Undo takes back though something was edited since', async () => {
    const opened = await open()
    expect(opened.parts.getByRole('button', { name: 'Copy' })).toHaveProperty('disabled', true)
    await opened.tick('1 About you')
    await opened.tick('2.1 Why')
    expect(opened.parts.queryByText(/are left out/)).toBeNull()
    await copy(opened)
    expect(titles(opened)).toEqual(['Mine, own', 'About you, Your role, Your team', 'The end, Why'])
    const [, about, end] = opened.store.get().sections
    expect(end!.questions[0]!.show_if!.clauses[0]!.question_id).toBe(about!.questions[0]!.id)
    act(() => opened.store.edit((before) => ({ ...before, title: 'Since' })))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect([opened.store.get().title, ...titles(opened)]).toEqual(['Since', 'Mine, own'])
  })

  it('go into a section that is there, and say which conditions are left out', async () => {
    const opened = await open()
    await opened.tick('1.2 Your team')
    expect(opened.parts.getByLabelText<HTMLInputElement>('1 About you').indeterminate).toBe(true)
    await opened.tick('2 The end')
    const leftOut = () =>
      opened.parts.getAllByRole('listitem').flatMap(({ textContent }) => (textContent.endsWith(': Show if') ? [textContent] : []))
    expect(leftOut()).toEqual(['2 The end: Show if', '2.1 Why: Show if'])
    await userEvent.selectOptions(opened.parts.getByLabelText('Copy to'), '1 Mine')
    expect(leftOut()).toEqual(['2.1 Why: Show if'])
    await copy(opened)
    expect(titles(opened)).toEqual(['Mine, own, Your team, Why'])
    act(opened.store.undo)
    expect(titles(opened)).toEqual(['Mine, own'])
  })

  it('may be looked for in another survey again', async () => {
    const { parts } = await open()
    await userEvent.click(parts.getByRole('button', { name: 'Another survey' }))
    expect(await screen.findByRole('button', { name: /Voices/ })).toBeTruthy()
  })
})
