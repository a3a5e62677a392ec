import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choice } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { ChoiceSelect } from './ChoiceSelect.tsx'

const choices = (count: number) => Array.from({ length: count }, (_, at) => choice(`Choice ${at + 1}`))
const show = (count: number) => render(<ChoiceSelect label="Answer" choices={choices(count)} value="Choice 7" onChoose={() => undefined} />)
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

describe('the answer that a rule is for', () => {
  it('is also a text that wraps, since a select cuts long texts', () => {
    show(20)
    expect(screen.getByText('Choice 7', { ignore: 'option' })).toBeTruthy()
  })

  it('has all choices if they are few', () => {
    show(20)
    expect(options()).toHaveLength(20)
  })

  it.each([
    ['the keyboard', () => userEvent.tab()],
    ['the mouse', () => userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByLabelText('Answer') })],
  ])('has only the chosen option in a long list, until %s uses it', async (_, turnTo) => {
    show(200)
    expect(options()).toEqual(['Choice 7'])
    await turnTo()
    expect(options()).toHaveLength(200)
    expect(screen.getByLabelText<HTMLSelectElement>('Answer').value).toBe('Choice 7')
  })
})
