import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FileValue, Response } from '../../../../../shared/response.ts'
import { limits } from '../../../../../shared/limits.ts'
import { choice, gateway, question, rule, section, survey } from '../../../../../scripts/fixtures/buildSurvey.ts'
import { fakeImages } from '../../../../../test/support/web/fakeImages.ts'
import { renderAt } from '../../../../../test/support/web/renderAt.tsx'
import { stubApi, type Answer } from '../../../../../test/support/web/stubApi.ts'
import { stubS3 } from '../../../../../test/support/web/stubS3.ts'
import { loadTexts } from '../../../lib/language/i18n.ts'
import { signOut } from '../../../lib/session/session.ts'
import SurveyPage from '../SurveyPage.tsx'

const asked = survey(
  [
    section('first', [
      question('more', {
        title: 'Anything to show?',
        type: 'single_choice',
        choices: [choice('yes', { label: 'Yes' }), choice('no', { label: 'No' })],
        gateway: gateway([rule('yes', { show_section_ids: ['files'] })], { unanswered_behavior: 'show_all' }),
      }),
    ]),
    section('files', [question('proof', { title: 'Proof', type: 'file_upload', required: true })]),
  ],
  { id: 'sv1', slug: 'real', title: 'What is real?' },
)
const stored: Response = {
  id: 'r1',
  survey_id: 'sv1',
  answers: [],
  demographics: {},
  language: 'en',
  version: 1,
  survey_version: 1,
  created_at: '2026-11-12T05:20:00.000Z',
  updated_at: '2026-11-12T05:20:00.000Z',
}
const taken: Answer = { status: 201, body: stored }
const file = (name: string, type = 'application/pdf', size = 3_100_000) => {
  const made = new File(['x'], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const value = (id: string, name: string): FileValue => ({ id, name, size: 3_100_000, type: 'application/pdf', url: `/api/files/${id}` })

/** The API's side of uploads: ids F1, F2 and so on, in the order in which they were asked for. */
function uploading(more: Parameters<typeof stubApi>[0] = {}) {
  const names: string[] = []
  const completes = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [
      `POST /files/F${at + 1}/complete`,
      () => ({ status: 200, body: value(`F${at + 1}`, names[at]!) }),
    ]),
  )
  return {
    'GET /surveys/slug/real': { body: asked },
    'POST /files/presign': ({ body }: { body: string }) => {
      names.push((JSON.parse(body) as { filename: string }).filename)
      const id = `F${names.length}`
      return { status: 201, body: { id, url: `/api/files/${id}`, upload: { url: 'https://s3.example/', fields: {} }, renditions: [] } }
    },
    ...completes,
    ...more,
  }
}

async function open(more: Parameters<typeof stubApi>[0] = {}) {
  const all = stubApi(uploading(more))
  const page = renderAt('/survey/real', { '/survey/:id': <SurveyPage /> })
  await screen.findByRole('heading', { name: 'What is real?' })
  return { all, page }
}
const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!
const choose = (...files: File[]) => {
  Object.defineProperty(input(), 'files', { value: files, configurable: true })
  fireEvent.change(input())
}
const proof = () => screen.getByRole('group', { name: /Proof/ })
const lines = () =>
  within(proof())
    .queryAllByRole('listitem')
    .map((line) => line.textContent)
const line = (name: string) =>
  within(
    within(proof())
      .getAllByRole('listitem')
      .find((one) => one.textContent?.includes(name))!,
  )
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const inDraft = () =>
  (JSON.parse(localStorage.getItem('draft:sv1') ?? '{"answers":{}}') as { answers: Record<string, FileValue[] | undefined> }).answers[
    'proof'
  ]
const answers = (all: ReturnType<typeof stubApi>) =>
  (JSON.parse(all.findLast(({ call }) => call.endsWith('/responses') || call.includes('/responses/id/'))!.body) as Response).answers

beforeAll(async () => {
  await loadTexts('en')
  globalThis.scrollTo = () => undefined
  let count = 0
  Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => `key-${++count}`, configurable: true })
  fakeImages({ width: 100, height: 100 })
})
afterEach(() => {
  signOut()
  localStorage.clear()
})

describe('A file question', () => {
  it('names its button, what it takes and what stands against it', async () => {
    await open()
    const button = within(proof()).getByRole('button', { name: 'Choose files' })
    expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toContain('Up to 25 MB each, 10 at most')
    await press('Submit')
    const link = await screen.findByRole('link', { name: /^Proof/ })
    await userEvent.click(link)
    expect(document.activeElement).toBe(button)
    expect(within(proof()).getByText('Please add a file')).toBeTruthy()
  })

  it('sends each file as it is chosen, says how far it is and when it is there', async () => {
    const s3 = stubS3()
    await open()
    choose(file('report.pdf'))
    await waitFor(() => expect(s3).toHaveLength(1))
    expect(lines()).toEqual(['report.pdfUploading, 0% of 3.1 MBCancel'])
    act(() => s3[0]!.progress(0.62))
    expect(lines()).toEqual(['report.pdfUploading, 62% of 3.1 MBCancel'])
    expect(screen.getByRole('progressbar', { name: 'report.pdf' })).toHaveProperty('value', 0.62)
    act(() => s3[0]!.arrive())
    await screen.findByText('Uploaded, 3.1 MB')
    expect(screen.queryByRole('progressbar', { name: 'report.pdf' })).toBeNull()
    expect(screen.getByText(/: Uploaded, 3.1 MB$/).outerHTML).toMatch(/^<output.*><bdi>report.pdf<\/bdi>: Uploaded, 3.1 MB<\/output>$/)
  })

  it('keeps the focus on the button of a line from Cancel to Remove', async () => {
    const s3 = stubS3()
    await open()
    choose(file('a.pdf'), file('b.pdf'))
    await waitFor(() => expect(s3).toHaveLength(2))
    const cancel = screen.getByRole('button', { name: 'Cancel b.pdf' })
    cancel.focus()
    act(() => s3[1]!.arrive())
    await screen.findByRole('button', { name: 'Remove b.pdf' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove b.pdf' }))
    expect(lines().map((text) => text.slice(0, 5))).toEqual(['a.pdf', 'b.pdf'])
  })

  it('sends three at once and the others after them', async () => {
    const s3 = stubS3()
    await open()
    choose(...['1', '2', '3', '4'].map((name) => file(`${name}.pdf`)))
    await waitFor(() => expect(s3).toHaveLength(3))
    expect(line('4.pdf').getByText('Waiting')).toBeTruthy()
    act(() => s3[0]!.arrive())
    await waitFor(() => expect(s3).toHaveLength(4))
  })

  it.each([
    [
      'a video that is too large',
      file('film.mov', 'video/quicktime', 212_000_000),
      '212 MB is over the 25 MB limit. Please trim it and try again.',
    ],
    [
      'a document that is too large',
      file('all.pdf', 'application/pdf', 30_000_000),
      '30 MB is over the 25 MB limit. Please choose a smaller file.',
    ],
    ['a type that is not taken', file('all.zip', 'application/zip'), /^This file type is not supported/],
    ['a page', file('page.html', 'text/html'), /^This file type is not supported/],
    ['an empty file', file('none.txt', 'text/plain', 0), 'This file is empty.'],
  ])('refuses %s with the reason, and asks the server nothing', async (_, refused, reason) => {
    const { all } = await open()
    choose(refused)
    const text = await screen.findByText(reason)
    expect(within(text.closest('li')!).getByRole('button').textContent).toBe('Remove')
    expect(all.some(({ call }) => call.includes('/files'))).toBe(false)
    await press(`Remove ${refused.name}`)
    expect(lines()).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' }))
  })

  it('says why the server refused a file', async () => {
    stubS3({ arriveAll: true })
    const refusal = {
      status: 422,
      body: { code: 'file.other_type', detail: 'This file’s content does not match its type. Save it again in the right format.' },
    }
    await open({ 'POST /files/F1/complete': refusal })
    choose(file('a.pdf'))
    expect(await screen.findByText('This file’s content does not match its type. Save it again in the right format.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()
  })

  it('takes ten files and no more', async () => {
    const s3 = stubS3()
    await open()
    choose(...Array.from({ length: limits.filesPerAnswer + 1 }, (_, at) => file(`${at}.pdf`)))
    await waitFor(() => expect(s3).toHaveLength(3))
    expect(line('10.pdf').getByText('You can add up to 10 files. This one was not added.')).toBeTruthy()
    expect(screen.getAllByText('Waiting')).toHaveLength(7)
  })

  it('ends an upload on Cancel, and keeps nothing of it', async () => {
    const s3 = stubS3()
    const { all } = await open()
    choose(file('a.pdf'))
    await waitFor(() => expect(s3).toHaveLength(1))
    await press('Cancel a.pdf')
    expect([s3[0]!.aborted, lines()]).toEqual([true, []])
    expect(all.some(({ call }) => call.endsWith('/complete'))).toBe(false)
  })

  it('keeps the others when one fails, and tries it again on Retry', async () => {
    const s3 = stubS3()
    await open()
    choose(file('a.pdf'), file('b.pdf'))
    await waitFor(() => expect(s3).toHaveLength(2))
    act(() => s3[0]!.arrive(500))
    act(() => s3[1]!.arrive())
    expect(await line('a.pdf').findByText('This file was not uploaded. Please try again.')).toBeTruthy()
    await line('b.pdf').findByText('Uploaded, 3.1 MB')
    await press('Retry a.pdf')
    await waitFor(() => expect(s3).toHaveLength(3))
    act(() => s3[2]!.arrive())
    await line('a.pdf').findByText('Uploaded, 3.1 MB')
  })

  it('goes on by itself when the network is back', async () => {
    const s3 = stubS3()
    await open()
    choose(file('a.pdf'))
    await waitFor(() => expect(s3).toHaveLength(1))
    act(() => s3[0]!.lose())
    expect(await screen.findByText(/^You are offline/)).toBeTruthy()
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(s3).toHaveLength(2))
    act(() => s3[1]!.arrive())
    await screen.findByText('Uploaded, 3.1 MB')
  })

  it('takes what is dropped on it, and lets no dropped file replace the page', async () => {
    const s3 = stubS3()
    await open()
    const zone = screen.getByRole('button', { name: 'Choose files' }).parentElement!
    fireEvent.drop(zone, { dataTransfer: { files: [file('a.pdf')], types: ['Files'] } })
    await waitFor(() => expect(s3).toHaveLength(1))
    expect(fireEvent.drop(document.body, { dataTransfer: { files: [file('b.pdf')], types: ['Files'] } })).toBe(false)
    expect(lines()).toHaveLength(1)
  })

  it('goes on while it is hidden', async () => {
    const s3 = stubS3()
    await open()
    choose(file('a.pdf'))
    await waitFor(() => expect(s3).toHaveLength(1))
    await userEvent.click(screen.getByLabelText('No'))
    expect(screen.queryByText('Proof')).toBeNull()
    act(() => s3[0]!.arrive())
    await waitFor(() => expect(inDraft()).toHaveLength(1))
    await userEvent.click(screen.getByLabelText('Yes'))
    expect(screen.getByText('Uploaded, 3.1 MB')).toBeTruthy()
  })
})

describe('The draft', () => {
  it('has what has arrived, and brings it back after a reload', async () => {
    stubS3({ arriveAll: true })
    const { page } = await open()
    choose(file('a.pdf'), file('b.pdf'))
    await waitFor(() => expect(screen.getAllByText('Uploaded, 3.1 MB')).toHaveLength(2))
    page.unmount()
    expect(inDraft()?.map(({ id, name }) => [id, name])).toEqual([['F1', 'a.pdf'], ['F2', 'b.pdf']]) // prettier-ignore
    const { all } = await open({ 'POST /responses': taken })
    expect(lines().map((text) => text.slice(0, 5))).toEqual(['a.pdf', 'b.pdf'])
    await press('Remove a.pdf')
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(answers(all)).toEqual([{ question_id: 'proof', value: [value('F2', 'b.pdf')] }])
  })
})

describe('Submit', () => {
  it('waits for what is on its way, then sends all of it', async () => {
    const s3 = stubS3()
    const { all } = await open({ 'POST /responses': taken })
    choose(file('a.pdf'), file('b.pdf'))
    await waitFor(() => expect(s3).toHaveLength(2))
    await press('Submit')
    expect(screen.getByRole('button', { name: 'Uploading files…' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => s3[1]!.arrive())
    await screen.findByText('Uploaded, 3.1 MB')
    expect(all.some(({ call }) => call === 'POST /responses')).toBe(false)
    act(() => s3[0]!.arrive())
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(answers(all)[0]!.value).toEqual([value('F1', 'a.pdf'), value('F2', 'b.pdf')])
  })

  it('sends nothing while a file has not arrived, and says so at its question', async () => {
    const s3 = stubS3()
    const { all } = await open({ 'POST /responses': taken })
    choose(file('a.pdf'), file('b.pdf'))
    await waitFor(() => expect(s3).toHaveLength(2))
    await press('Submit')
    act(() => s3[0]!.arrive())
    act(() => s3[1]!.arrive(503))
    expect(await within(proof()).findByText('A file was not uploaded. Retry it or remove it.')).toBeTruthy()
    expect(all.some(({ call }) => call === 'POST /responses')).toBe(false)
    await press('Remove b.pdf')
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(answers(all)[0]!.value).toHaveLength(1)
  })

  it('sends nothing once the page was left while it waited', async () => {
    const s3 = stubS3()
    const { all, page } = await open({ 'POST /responses': taken })
    choose(file('a.pdf'))
    await waitFor(() => expect(s3).toHaveLength(1))
    await press('Submit')
    page.unmount()
    await act(() => Promise.resolve())
    expect([s3[0]!.aborted, all.some(({ call }) => call === 'POST /responses')]).toEqual([true, false])
  })

  it('says which file the server knows no more, and takes the others', async () => {
    stubS3({ arriveAll: true })
    const error = { path: 'answers.0.value.1', question_id: 'proof', code: 'file.unknown', message: 'Gone.' }
    const { all } = await open({
      'POST /responses': [{ status: 422, body: { code: 'answers.invalid', detail: 'Gone.', errors: [error] } }, taken],
      'GET /surveys/sv1': { body: asked },
    })
    choose(file('a.pdf'), file('b.pdf'))
    await waitFor(() => expect(screen.getAllByText('Uploaded, 3.1 MB')).toHaveLength(2))
    await press('Submit')
    expect(await line('b.pdf').findByText('This file is no longer on the server. Please add it again.')).toBeTruthy()
    expect(within(proof()).getByText('A file is no longer on the server. Please add it again.')).toBeTruthy()
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(answers(all)[0]!.value).toEqual([value('F1', 'a.pdf')])
  })
})

describe('A survey with many file questions', () => {
  it('takes no more files than one response may have, and says so before it sends them', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const many = survey(
      [
        section(
          's',
          ids.map((id) => question(id, { title: id, type: 'file_upload' })),
        ),
      ],
      {
        id: 'sv1',
        slug: 'real',
        title: 'What is real?',
      },
    )
    const full = Array.from({ length: 9 }, (_, at) => value(`G${at}`, `${at}.pdf`))
    const draft = { response: null, user: null, answers: Object.fromEntries(ids.slice(0, 5).map((id) => [id, full])), demographics: {} }
    localStorage.setItem('draft:sv1', JSON.stringify(draft))
    stubS3({ arriveAll: true })
    await open({ 'GET /surveys/slug/real': { body: many } })
    await waitFor(() => expect(document.querySelectorAll('input[type=file]')).toHaveLength(6))
    const last = document.querySelectorAll<HTMLInputElement>('input[type=file]')[5]!
    const files = ['new1.pdf', 'new2.pdf', 'new3.pdf', 'new4.pdf', 'new5.pdf'].map((name) => file(name))
    Object.defineProperty(last, 'files', { value: files, configurable: true })
    fireEvent.change(last)
    expect(
      await screen.findByText(`You can add up to ${limits.filesPerResponse} files to the whole survey. This one was not added.`),
    ).toBeTruthy()
    await screen.findByRole('button', { name: 'Remove new4.pdf' })
  })
})

describe('A saved response', () => {
  const saved = { ...stored, answers: [{ question_id: 'proof', value: [value('F0', '보고서.pdf')] }] }

  it('has its files as links, whose way is asked for on a click', async () => {
    localStorage.setItem('response:sv1', 'r1')
    const got: string[] = []
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      got.push(this.href)
    })
    const { all } = await open({
      'GET /responses/id/r1': { body: saved },
      'GET /files/F0?response=r1': [{ status: 200, body: { url: 'https://s3.example/F0' } }, 'offline'],
    })
    const link = await screen.findByRole('link', { name: '보고서.pdf' })
    expect(link.getAttribute('href')).toBe('/api/files/F0?response=r1')
    await userEvent.click(link)
    await waitFor(() => expect(got).toEqual(['https://s3.example/F0']))
    expect(all.findLast(({ call }) => call.startsWith('GET /files'))!.headers['accept']).toBe('application/json')
    await userEvent.click(link)
    expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server')
    click.mockRestore()
  })

  it('keeps its files in the form, and drops what is removed', async () => {
    localStorage.setItem('response:sv1', 'r1')
    stubS3({ arriveAll: true })
    const { all } = await open({ 'GET /responses/id/r1': { body: saved }, 'PUT /responses/id/r1': { body: stored } })
    await press('Edit')
    expect(screen.getByText('Uploaded, 3.1 MB')).toBeTruthy()
    choose(file('new.pdf'))
    await screen.findByRole('button', { name: 'Remove new.pdf' })
    await press('Remove 보고서.pdf')
    await press('Save changes')
    await screen.findByText('Saved')
    expect(answers(all)).toEqual([{ question_id: 'proof', value: [value('F1', 'new.pdf')] }])
  })
})
