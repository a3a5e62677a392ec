import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { definitionText, readDefinition } from '#shared/survey/file/definitionFile.ts'
import { choice, question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../../test/support/web/loadAllTexts.ts'
import { openCards } from '../../../../../../test/support/web/pages/openCards.tsx'
import { loadBilingualEditor } from '../../../../ui/richText/loadBilingualEditor.ts'
import { mergeSurveys } from '../../changes/mergeSurveys.ts'
import { surveyChanges } from '../../changes/surveyChanges.ts'

beforeAll(async () => {
  await loadAllTexts()
  await loadBilingualEditor()
  Element.prototype.scrollIntoView = () => {}
})

const bodyWith = (overrides: object = {}) =>
  survey([
    section('a', [
      question('q', {
        title: 'Which?',
        type: 'multi_select',
        choices: ['a', 'b', 'c'].map((one) => choice(one, { id: one })),
        ...overrides,
      }),
    ]),
  ])

describe('the number of choices of a question', () => {
  it('is written, each bound in one step of undo, and refused above the number of choices', async () => {
    const { cards, openCard, find, store } = openCards(bodyWith())
    await openCard(/Which/)
    const bounds = () => [find('q')!.min_choices, find('q')!.max_choices]
    await userEvent.type(cards.getByLabelText('Fewest choices'), '2')
    await userEvent.type(cards.getByLabelText('Most choices'), '3')
    expect(bounds()).toEqual([2, 3])
    act(() => store.undo())
    expect(bounds()).toEqual([2, undefined])
    await userEvent.clear(cards.getByLabelText('Most choices'))
    await userEvent.type(cards.getByLabelText('Most choices'), '4')
    expect(cards.getByText('Enter a number from 1 to 3, the number of choices.')).toBeTruthy()
    expect(bounds()).toEqual([2, undefined])
  })

  it('merges with other edits, is listed among the changes, and makes a file one of version 2', () => {
    const [base, mine, theirs] = [bodyWith(), bodyWith({ max_choices: 2 }), bodyWith({ title: 'Which ones?' })]
    const { merged, collisions } = mergeSurveys(base, mine, theirs)
    expect(collisions).toEqual([])
    expect(merged.sections[0]!.questions[0]).toMatchObject({ max_choices: 2, title: 'Which ones?' })
    expect(JSON.stringify(surveyChanges(base, mine))).toContain('max_choices')
    const file = definitionText(mine)
    expect(JSON.parse(file)).toMatchObject({ version: 2 })
    expect(readDefinition(file)).toMatchObject({ survey: { sections: [{ questions: [{ max_choices: 2 }] }] } })
    expect(JSON.parse(definitionText(base))).toMatchObject({ version: 1 })
  })
})
