import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadTexts } from '../../lib/language/i18n.ts'
import { LeaveDialog } from './LeaveDialog.tsx'

function ask() {
  const saving = Promise.withResolvers<boolean>()
  const answers: string[] = []
  const guard = { asking: true, stay: () => answers.push('stay'), leave: () => answers.push('leave') }
  render(<LeaveDialog guard={guard} onSave={() => saving.promise} />)
  return { answers, saved: (isSaved: boolean) => act(async () => saving.resolve(isSaved)) }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeAll(() => loadTexts('en').then(() => loadTexts('en', 'signed_in')))

describe('Save and leave', () => {
  it('leaves once all is saved', async () => {
    const first = ask()
    await press('Save and leave')
    expect(first.answers).toEqual([])
    await first.saved(true)
    expect(first.answers).toEqual(['leave'])
  })

  it('stays where not all is saved', async () => {
    const { answers, saved } = ask()
    await press('Save and leave')
    await saved(false)
    expect(answers).toEqual(['stay'])
  })

  it('stays if the user presses Escape during the save', async () => {
    const { answers, saved } = ask()
    await press('Save and leave')
    // as Escape does
    await act(async () => {
      screen.getByRole<HTMLDialogElement>('dialog').close()
      await Promise.resolve()
    })
    expect(answers).toEqual(['stay'])
    await saved(true)
    expect(answers).toEqual(['stay'])
  })

  it('offers no other answer while it saves', async () => {
    const { answers, saved } = ask()
    await press('Save and leave')
    await press('Leave')
    await press('Stay')
    expect(answers).toEqual([])
    await saved(true)
    expect(answers).toEqual(['leave'])
  })
})
