import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choice, question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { renderEditorPart } from '../../../../../test/support/web/pages/renderEditorPart.tsx'
import type { Clause } from '#shared/survey/condition.ts'
import type { Section } from '#shared/survey/survey.ts'
import { loadTexts } from '../../../lib/language/i18n.ts'
import { patchQuestion } from '../store/edits/questions.ts'
import { LogicCheckPanel } from './LogicCheckPanel.tsx'

const asked = question('q', { title: 'Role', title_ko: '역할', type: 'single_choice', choices: [choice('a'), choice('b')] })
const show = (clauses: Clause[], more: Partial<Section> = {}) =>
  renderEditorPart(
    survey([
      section('s1', [asked], { title: 'Start', title_ko: '시작' }),
      section('s2', [question('r', { title: 'Why', title_ko: '이유' })], {
        title: 'More',
        title_ko: '더',
        ...(clauses.length > 0 && { show_if: { match: 'any', clauses } }),
        ...more,
      }),
    ]),
    <LogicCheckPanel />,
  )
const isA: Clause = { question_id: 'q', op: 'any_of', values: ['a'] }
const mend = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(async () => {
  localStorage.setItem('lang', 'en')
  await loadAllTexts()
})

describe('warnings about conditions', () => {
  it('name a clause that is left out, jump to its condition, and remove the clause', async () => {
    const { view, edited } = show([isA, { question_id: 'gone', op: 'answered' }])
    const warning = await screen.findByRole('button', { name: /Condition 2 of 2 More is left out.*The question was deleted/ })
    await userEvent.click(warning)
    expect(view.jump()?.place).toMatchObject({ kind: 'section', id: 's2', part: 'show_if' })
    await mend('Remove condition 2')
    expect(edited().sections[1]!.show_if?.clauses).toEqual([isA])
    expect(await screen.findByText('No problems found.')).toBeTruthy()
  })

  it('remove deleted values, and a condition that is always met', async () => {
    const { edited } = show([
      { ...isA, values: ['a', 'gone'] },
      { ...isA, op: 'none_of' },
    ])
    await screen.findByText('Condition 1 of 2 More names deleted answers')
    await mend('Remove the deleted answer')
    expect(edited().sections[1]!.show_if?.clauses[0]).toEqual(isA)
    await screen.findByText('The condition of 2 More is always true')
    await mend('Remove “Show if”')
    expect(edited().sections[1]!.show_if).toBeUndefined()
  })

  it('keep both questions in their places where the section is shuffled, or the order of the pool', async () => {
    const arms = { pool: 'arms', shuffle_questions: true as const }
    const when = { match: 'all' as const, clauses: [isA] }
    const { edited } = renderEditorPart(
      survey(
        [
          section('s1', [asked, question('r', { title: 'Why', show_if: when })], { title: 'Start', ...arms }),
          section('s2', [], { title: 'More', show_if: when, pool: 'arms' }),
        ],
        { pools: [{ id: 'arms', show: 1, shuffle: true }] },
      ),
      <LogicCheckPanel />,
    )
    await screen.findByRole('button', { name: /Condition 1 of 1\.2 Why looks at something that may come later.*section.*1\.1 Role/ })
    await mend('Keep both in their places')
    expect(edited().sections[0]!.questions.map(({ pinned }) => pinned)).toEqual([true, true])
    await screen.findByRole('button', { name: /Condition 1 of 2 More looks at something.*pool arms.*1\.1 Role/ })
    await mend('Keep the order of the pool')
    expect(edited().pools).toEqual([{ id: 'arms', show: 1, shuffle: false }])
    expect(await screen.findByText('No problems found.')).toBeTruthy()
  })

  it('look again once a bound of a question changes', async () => {
    const number = { min: 0, max: 9, decimals: 0, unit: '', unit_ko: '', unit_before: false }
    const { store } = show([{ question_id: 'q', op: 'between', from: 10 }])
    act(() => store.edit(patchQuestion('q', { type: 'number', number })))
    expect(await screen.findByText('More can never be shown')).toBeTruthy()
    act(() => store.edit(patchQuestion('q', { number: { ...number, max: 10 } })))
    expect(await screen.findByText('No problems found.')).toBeTruthy()
  })

  it('say in Korean that the survey always ends', async () => {
    localStorage.setItem('lang', 'ko')
    await loadTexts('ko')
    await loadTexts('ko', 'editor')
    const always = { match: 'any' as const, clauses: [isA, { ...isA, op: 'none_of' as const }] }
    const { edited } = show([], { ends_if: always })
    expect(await screen.findByText('항상 맞는 종료 조건: 2 더')).toBeTruthy()
    await mend('종료 조건 제거')
    expect(edited().sections[1]!.ends_if).toBeUndefined()
  })
})
