import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { limits } from '../../../../../../shared/limits.ts'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import {
  answers,
  asked,
  choose,
  file,
  inDraft,
  line,
  lines,
  openFileSurvey,
  press,
  proof,
  setUpFileSurveys,
  stored,
  taken,
  value,
} from '../../../../../../test/support/web/pages/openFileSurvey.tsx'
import { stubS3 } from '../../../../../../test/support/web/stubS3.ts'

setUpFileSurveys()

describe('The draft', () => {
  it('has what has arrived, and brings it back after a reload', async () => {
    stubS3({ arriveAll: true })
    const { page } = await openFileSurvey()
    choose(file('a.pdf'), file('b.pdf'))
    await waitFor(() => expect(screen.getAllByText('Uploaded, 3.1 MB')).toHaveLength(2))
    page.unmount()
    expect(inDraft()?.map(({ id, name }) => [id, name])).toEqual([['F1', 'a.pdf'], ['F2', 'b.pdf']]) // oxfmt-ignore
    const { all } = await openFileSurvey({ 'POST /responses': taken })
    expect(lines().map((text) => text.slice(0, 5))).toEqual(['a.pdf', 'b.pdf'])
    await press('Remove a.pdf')
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(answers(all)).toEqual([{ question_id: 'proof', value: [value('F2', 'b.pdf')] }])
  })
})

describe('Submit', () => {
  it('waits for running uploads, then sends all of them', async () => {
    const s3 = stubS3()
    const { all } = await openFileSurvey({ 'POST /responses': taken })
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

  it('sends nothing if an upload failed, and shows that at its question', async () => {
    const s3 = stubS3()
    const { all } = await openFileSurvey({ 'POST /responses': taken })
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

  it('sends nothing if the respondent leaves the page during the wait', async () => {
    const s3 = stubS3()
    const { all, page } = await openFileSurvey({ 'POST /responses': taken })
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
    const { all } = await openFileSurvey({
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
  it('accepts no more files than a response may have, and says so before uploading', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const many = survey(
      [
        section(
          's',
          ids.map((id) => question(id, { title: id, type: 'file_upload' })),
        ),
      ],
      { id: 'sv1', slug: 'real', title: 'What is real?' },
    )
    const full = Array.from({ length: 9 }, (_, at) => value(`G${at}`, `${at}.pdf`))
    const draft = { response: null, user: null, answers: Object.fromEntries(ids.slice(0, 5).map((id) => [id, full])), demographics: {} }
    localStorage.setItem('draft:sv1', JSON.stringify(draft))
    stubS3({ arriveAll: true })
    await openFileSurvey({ 'GET /surveys/slug/real': { body: many } })
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
    const { all } = await openFileSurvey({
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

  it('keeps its files in the form, and drops removed ones', async () => {
    localStorage.setItem('response:sv1', 'r1')
    stubS3({ arriveAll: true })
    const { all } = await openFileSurvey({ 'GET /responses/id/r1': { body: saved }, 'PUT /responses/id/r1': { body: stored } })
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
