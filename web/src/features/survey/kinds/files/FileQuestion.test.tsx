import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { limits } from '../../../../../../shared/limits.ts'
import {
  choose,
  file,
  inDraft,
  line,
  lines,
  openFileSurvey,
  press,
  proof,
  setUpFileSurveys,
} from '../../../../../../test/support/web/pages/openFileSurvey.tsx'
import { stubS3 } from '../../../../../../test/support/web/stubS3.ts'

setUpFileSurveys()

describe('A file question', () => {
  it('describes its button by the limits, and shows its problem', async () => {
    await openFileSurvey()
    const button = within(proof()).getByRole('button', { name: 'Choose files' })
    expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toContain('Up to 10 files, 25 MB each')
    await press('Submit')
    const link = await screen.findByRole('link', { name: /^Proof/ })
    await userEvent.click(link)
    expect(document.activeElement).toBe(button)
    expect(within(proof()).getByText('Add a file.')).toBeTruthy()
  })

  it('uploads each file when it is chosen, with its progress and its end', async () => {
    const s3 = stubS3()
    await openFileSurvey()
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
    await openFileSurvey()
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
    await openFileSurvey()
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
    const { all } = await openFileSurvey()
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
    await openFileSurvey({ 'POST /files/F1/complete': refusal })
    choose(file('a.pdf'))
    expect(await screen.findByText('This file’s content does not match its type. Save it again in the right format.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()
  })

  it('takes ten files and no more', async () => {
    const s3 = stubS3()
    await openFileSurvey()
    choose(...Array.from({ length: limits.filesPerAnswer + 1 }, (_, at) => file(`${at}.pdf`)))
    await waitFor(() => expect(s3).toHaveLength(3))
    expect(line('10.pdf').getByText('You can add up to 10 files. This one was not added.')).toBeTruthy()
    expect(screen.getAllByText('Waiting')).toHaveLength(7)
  })

  it('ends an upload on Cancel, and keeps nothing of it', async () => {
    const s3 = stubS3()
    const { all } = await openFileSurvey()
    choose(file('a.pdf'))
    await waitFor(() => expect(s3).toHaveLength(1))
    await press('Cancel a.pdf')
    expect([s3[0]!.aborted, lines()]).toEqual([true, []])
    expect(all.some(({ call }) => call.endsWith('/complete'))).toBe(false)
  })

  it('keeps the others when one fails, and tries it again on Retry', async () => {
    const s3 = stubS3()
    await openFileSurvey()
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

  it('continues automatically when the network is back', async () => {
    const s3 = stubS3()
    await openFileSurvey()
    choose(file('a.pdf'))
    await waitFor(() => expect(s3).toHaveLength(1))
    act(() => s3[0]!.lose())
    expect(await screen.findByText(/^You are offline/)).toBeTruthy()
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(s3).toHaveLength(2))
    act(() => s3[1]!.arrive())
    await screen.findByText('Uploaded, 3.1 MB')
  })

  it('accepts dropped files, and lets no dropped file replace the page', async () => {
    const s3 = stubS3()
    await openFileSurvey()
    const zone = screen.getByRole('button', { name: 'Choose files' }).parentElement!
    fireEvent.drop(zone, { dataTransfer: { files: [file('a.pdf')], types: ['Files'] } })
    await waitFor(() => expect(s3).toHaveLength(1))
    expect(fireEvent.drop(document.body, { dataTransfer: { files: [file('b.pdf')], types: ['Files'] } })).toBe(false)
    expect(lines()).toHaveLength(1)
  })

  it('continues while it is hidden', async () => {
    const s3 = stubS3()
    await openFileSurvey()
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
