import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choice, question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../../test/support/web/loadAllTexts.ts'
import { openCards } from '../../../../../../test/support/web/pages/openCards.tsx'
import type { Question } from '#shared/survey/survey.ts'
import { missingTexts } from '#shared/survey/languages/translations.ts'
import { mergeSurveys } from '../../changes/mergeSurveys.ts'
import { surveyChanges } from '../../changes/surveyChanges.ts'
import { loadBilingualEditor } from '../../../../ui/richText/loadBilingualEditor.ts'

beforeAll(async () => {
  await loadAllTexts()
  await loadBilingualEditor()
  Element.prototype.scrollIntoView = () => {}
})

async function open(overrides: object) {
  const opened = openCards(survey([section('a', [question('q', { title: 'Which order?', ...overrides })])]))
  await opened.openCard(/Which order/)
  return { ...opened, q: () => opened.find('q')!, values: () => opened.find('q')!.choices.map(({ value }) => value) }
}
const choices = (count: number) => Array.from({ length: count }, (_, at) => choice(`v${at}`, { id: `c${at}` }))

describe('the fields of a ranking', () => {
  it('begin with two choices, and add others that none is like', async () => {
    const { cards, values } = await open({ type: 'short_text', choices: [] })
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'ranking')
    await userEvent.click(cards.getByRole('button', { name: 'Add choice' }))
    expect(values()).toEqual(['Option 1', 'Option 2', 'Option 3'])
  })

  it('keep the choices of several, and how many are chosen', async () => {
    const { cards, values, q } = await open({ type: 'multi_select', choices: choices(3), max_choices: 2 })
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'ranking')
    expect([values(), q().max_choices]).toEqual([['v0', 'v1', 'v2'], 2])
    expect(cards.getByLabelText('Most choices')).toHaveProperty('value', '2')
    expect(cards.queryByRole('button', { name: /Only choice/ })).toBeNull()
  })

  it('leave two choices', async () => {
    const { cards } = await open({ type: 'ranking', choices: choices(2) })
    expect(cards.queryByRole('button', { name: 'Remove choice 1' })?.getAttribute('aria-disabled') ?? 'true').toBe('true')
  })

  it('undo an added choice, and a change of type', async () => {
    const { cards, store, values, q } = await open({ type: 'multi_select', choices: choices(2) })
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'ranking')
    await userEvent.click(cards.getByRole('button', { name: 'Add choice' }))
    expect(values()).toHaveLength(3)
    act(() => store.undo())
    expect([q().type, values()]).toEqual(['ranking', ['v0', 'v1']])
    act(() => store.undo())
    expect([q().type, values()]).toEqual(['multi_select', ['v0', 'v1']])
  })

  it.each([
    ['more than 15 choices', choices(16), 'Ranking (up to 15 choices)'],
    ['equal choices', [...choices(2), choice('v0', { id: 'other' })], 'Ranking (choices must differ)'],
  ])('are not offered for %s', async (_, given, name) => {
    const { cards } = await open({ type: 'single_choice', choices: given })
    expect(cards.getByRole<HTMLOptionElement>('option', { name }).disabled).toBe(true)
  })
})

const ranked = (overrides: Partial<Question> = {}) =>
  survey([section('a', [question('q', { type: 'ranking', title: 'Order?', choices: choices(2), ...overrides })])])

describe('a ranking in two edits', () => {
  it('has both where one added a choice and the other asked for fewer', () => {
    const { merged, collisions } = mergeSurveys(ranked(), ranked({ choices: choices(3) }), ranked({ max_choices: 1 }))
    expect(merged.sections[0]!.questions[0]).toMatchObject({ choices: choices(3), max_choices: 1 })
    expect(collisions).toEqual([])
  })

  it('is compared by its choices, their number and its type', () => {
    const changed = surveyChanges(ranked({ type: 'multi_select' }), ranked({ choices: choices(3), min_choices: 1 }))
    expect(changed).toMatchObject([{ kind: 'changed', of: 'question', id: 'q' }])
    expect(changed[0]!.fields.toSorted()).toEqual(['choices', 'min_choices', 'type'])
  })

  it('misses the labels of its choices in one language', () => {
    const given = [choice('v0', { label: 'Price', label_ko: '' }), choice('v1', { label: 'Speed', label_ko: '속도' })]
    expect(missingTexts(ranked({ title_ko: '순서', choices: given })).filter(({ place }) => place.kind === 'choice')).toEqual([
      { place: { kind: 'choice', question_id: 'q', index: 0 }, field: 'label', language: 'ko' },
    ])
  })
})
