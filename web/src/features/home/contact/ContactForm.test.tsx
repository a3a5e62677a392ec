import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { stubApi, type Answer } from '../../../../../test/support/web/stubApi.ts'
import { addTexts, loadTexts } from '../../../lib/language/i18n.ts'
import { ContactForm } from './ContactForm.tsx'

let asked: ReturnType<typeof stubApi> = []
const failed = 'Failed to send. Please try again later.'

function open(answers: Answer | Answer[]) {
  asked = stubApi({ 'POST /inquiries': answers })
  return render(<ContactForm preview={false} />)
}
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: RegExp | string, value: string) => fireEvent.input(field(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button'))
const result = () => screen.getByRole('status').textContent
const bodies = () => asked.map(({ body }) => JSON.parse(body) as object)
const keys = () => asked.map(({ headers }) => headers['idempotency-key'])

function fill() {
  write('Name', ' Mina Park ')
  write('E-mail', 'mina@example.com')
  write('Note', 'A case')
}

beforeAll(() => loadTexts('en').then(() => addTexts('en', 'home')))
beforeEach(() => {
  sessionStorage.clear()
  let count = 0
  Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => `key-${++count}`, configurable: true })
  jest.spyOn(console, 'info').mockImplementation(() => {})
})

describe('ContactForm', () => {
  it('sends the filled fields without the blank ones, and clears the form', async () => {
    open({ status: 201, body: { id: 'i' } })
    fill()
    send()
    expect(screen.getByRole('button').textContent).toBe('Sending…')
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
    send()
    await waitFor(() => expect(result()).toBe(' Sent. We will get back to you.'))
    expect(bodies()).toEqual([{ name: 'Mina Park', email: 'mina@example.com', note: 'A case' }])
    expect([field('Name').value, field('Note').value, sessionStorage.length]).toEqual(['', '', 0])
    expect(screen.getByRole('button').textContent).toBe('Send')
  })

  it('sends phone and organization where they are given', async () => {
    open({ status: 201, body: { id: 'i' } })
    fill()
    write(/^Phone/, '02 123')
    write(/^Organization/, 'Harbour Desk')
    send()
    await waitFor(() => expect(result()).toContain('Sent.'))
    expect(bodies()).toMatchObject([{ phone: '02 123', org: 'Harbour Desk' }])
  })

  it('marks each missing field, and sends nothing', () => {
    open('offline')
    write('E-mail', 'mina')
    send()
    expect(asked).toEqual([])
    expect(screen.getByText('Enter your name.')).toBeTruthy()
    expect(screen.getByText('Enter an e-mail address like name@example.com.')).toBeTruthy()
    expect(screen.getByText('Enter a note.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Name'))
  })

  it('keeps everything after a failure, and sends the same inquiry under the same key until it is acknowledged', async () => {
    open(['offline', { status: 503, body: { code: 'unavailable' } }, { status: 201, body: { id: 'i' } }])
    fill()
    send()
    await waitFor(() => expect(result()).toContain(failed))
    expect(field('Note').value).toBe('A case')
    send()
    await waitFor(() => expect(asked).toHaveLength(2))
    await waitFor(() => expect(result()).toContain(failed))
    send()
    await waitFor(() => expect(result()).toContain('Sent.'))
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1'])
    fill()
    send()
    await waitFor(() => expect(keys()).toEqual(['key-1', 'key-1', 'key-1', 'key-2']))
    await waitFor(() => expect(result()).toContain('Sent.'))
  })

  it('takes a new key for another text', async () => {
    open(['offline', { status: 201, body: { id: 'i' } }])
    fill()
    send()
    await waitFor(() => expect(result()).toContain(failed))
    write('Note', 'Another case')
    send()
    await waitFor(() => expect(result()).toContain('Sent.'))
    expect(keys()).toEqual(['key-1', 'key-2'])
  })

  it('shows the server’s error at its field', async () => {
    const errors = [{ path: 'email', code: 'invalid_email', message: 'No.' }]
    open({ status: 422, body: { code: 'invalid', errors } })
    fill()
    send()
    await waitFor(() => expect(result()).toContain(failed))
    expect(screen.getByText('Enter an e-mail address like name@example.com.')).toBeTruthy()
    expect(document.activeElement).toBe(field('E-mail'))
  })

  it('says when to try again after too many', async () => {
    open({ status: 429, body: { code: 'too_many_requests', detail: 'Busy.' }, headers: { 'retry-after': '600' } })
    fill()
    send()
    await waitFor(() => expect(result()).toContain(`${failed} Too many attempts. Try again in 10 minutes.`))
  })

  it('has a hidden honeypot field without a Tab stop, and sends its value', async () => {
    open({ status: 201, body: { id: 'i' } })
    fill()
    const trap = document.querySelector<HTMLInputElement>('[name=website]')!
    expect([trap.tabIndex, trap.closest('[aria-hidden=true]') !== null]).toEqual([-1, true])
    trap.value = 'https://example.com'
    send()
    await waitFor(() => expect(bodies()).toMatchObject([{ website: 'https://example.com' }]))
    await waitFor(() => expect(result()).toContain('Sent.'))
  })

  it('keeps the input over a reload', () => {
    const { unmount } = open('offline')
    fill()
    unmount()
    open('offline')
    expect([field('Name').value, field('E-mail').value, field('Note').value]).toEqual([' Mina Park ', 'mina@example.com', 'A case'])
  })

  it('is blank after a reload if the input was sent', async () => {
    const { unmount } = open('offline')
    fill()
    unmount()
    open({ status: 201, body: { id: 'i' } })
    send()
    await waitFor(() => expect(result()).toContain('Sent.'))
    expect([field('Name').value, field('Note').value]).toEqual(['', ''])
  })

  it('sends and keeps nothing in a preview', () => {
    asked = stubApi({})
    render(<ContactForm preview />)
    fill()
    send()
    expect([asked, sessionStorage.length]).toEqual([[], 0])
  })
})
