import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadAllTexts } from '../../../../../../test/support/web/loadAllTexts.ts'
import { DownloadAnswers } from './DownloadAnswers.tsx'

beforeAll(loadAllTexts)

it('clicks a link within the page, as some browsers require, to a text file of the answers', async () => {
  const saved: { name: string; isAttached: boolean }[] = []
  const files: Blob[] = []
  URL.createObjectURL = (file) => {
    files.push(file as Blob)
    return 'blob:answers'
  }
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, isAttached: this.isConnected })
  })
  render(<DownloadAnswers name="a-survey" text={() => 'With what? A lens'} />)
  await userEvent.click(screen.getByRole('button'))
  expect(saved).toEqual([{ name: 'a-survey.txt', isAttached: true }])
  expect([files[0]!.size, files[0]!.type]).toEqual([17, 'text/plain;charset=utf-8'])
  jest.restoreAllMocks()
})
