import userEvent from '@testing-library/user-event'
import { render, screen } from '@testing-library/react'
import { choice, question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../../test/support/web/loadAllTexts.ts'
import { createAnswerStore } from '../../answers/answerStore.ts'
import { demographicTexts } from '../../answers/demographicTexts.ts'
import { AnswerStoreContext } from '../../answers/useAnswerStore.ts'
import { MatrixQuestion } from './MatrixQuestion.tsx'

const shown: string[] = []
jest.mock('../../../../ui/BilingualText.tsx', () => ({
  BilingualText: ({ of }: { of: { en: string } }) => {
    shown.push(of.en)
    return of.en
  },
}))

beforeAll(loadAllTexts)

it('renders of a matrix only the cells that a click changes, and the label of their row', async () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id, label: `Row ${id}`, label_ko: '' }))
  const asked = question('q', { type: 'matrix', rows, choices: ['1', '2', '3', '4', '5'].map((value) => choice(value)) })
  const store = createAnswerStore(survey([section('s', [asked])]), { answers: new Map(), demographics: demographicTexts() })
  render(
    <AnswerStoreContext value={store}>
      <MatrixQuestion question={asked} />
    </AnswerStoreContext>,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'Row b 2' }))
  shown.length = 0
  await userEvent.click(screen.getByRole('radio', { name: 'Row b 4' }))
  expect(shown).toEqual(['Row b', '2', '4'])
  expect(store.value('q')).toEqual({ b: '4' })
})
