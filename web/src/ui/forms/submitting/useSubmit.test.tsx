import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { loadTexts } from '../../../lib/language/i18n.ts'
import { TextField } from '../TextField.tsx'
import { useSubmit } from './useSubmit.ts'

type Typed = { email: string }

function Form({ send, leaves = false }: { send: (typed: Typed) => Promise<void>; leaves?: boolean }) {
  const { form, busy, failure, fieldErrors } = useSubmit(send, {
    validate: ({ email }: Typed) => (email ? {} : { email: 'Missing.' }),
    toFieldErrors: (error) => (error instanceof ApiError && error.status === 422 ? { email: 'Refused.' } : undefined),
    leaves,
  })
  return (
    <form {...form}>
      <TextField label="E-mail" name="email" error={fieldErrors.email} />
      <button>Send</button>
      <output>{busy ? 'busy' : failure === undefined ? 'idle' : 'failed'}</output>
    </form>
  )
}
const state = () => screen.getByRole('status').textContent
const press = () => userEvent.click(screen.getByRole('button'))
async function open(send: (typed: Typed) => Promise<void>, typed: string, leaves = false) {
  const sent = jest.fn(send)
  render(<Form send={sent} leaves={leaves} />)
  if (typed) await userEvent.type(screen.getByLabelText('E-mail'), typed)
  await press()
  return sent
}

beforeAll(() => loadTexts('en'))

describe('a form', () => {
  it('sends nothing that is invalid, and focuses the field', async () => {
    const sent = await open(async () => undefined, '')
    expect(screen.getByLabelText('E-mail', { exact: false })).toBe(document.activeElement)
    expect(screen.getByText('Missing.')).toBeTruthy()
    expect(sent).not.toHaveBeenCalled()
  })

  it('is sent once, however often it is submitted meanwhile', async () => {
    const sent = await open(() => new Promise(() => undefined), 'a@b.c')
    await press()
    expect(state()).toBe('busy')
    expect(sent.mock.calls).toEqual([[{ email: 'a@b.c' }]])
  })

  it.each([
    ['can be sent again', false, 'idle'],
    ['stays busy while the page is left', true, 'busy'],
  ])('%s', async (_, leaves, then) => {
    await open(async () => undefined, 'a@b.c', leaves)
    expect(state()).toBe(then)
  })

  it.each([
    [422, 'idle', true],
    [503, 'failed', false],
  ])('says of %i which field it is about, or that it failed', async (status, then, isAboutField) => {
    await open(() => Promise.reject(new ApiError(status, 'code')), 'a@b.c')
    expect([state(), screen.queryByText('Refused.') !== null]).toEqual([then, isAboutField])
  })
})
