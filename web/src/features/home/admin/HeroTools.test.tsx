import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { ToastRegion } from '../../../ui/toasts/ToastRegion.tsx'
import HeroTools from './HeroTools.tsx'

beforeAll(loadAllTexts)

it('says why a file was not added', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => {})
  stubApi({ 'POST /files/presign': { status: 429, body: { code: 'too_many_requests', detail: 'x' }, headers: { 'retry-after': '180' } } })
  const { container } = render(
    <>
      <HeroTools items={[]} shown={undefined} onAdded={() => {}} />
      <ToastRegion />
    </>,
  )
  await userEvent.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, new File(['a'], 'a.mp4', { type: 'video/mp4' }))
  expect(await screen.findByText('The file could not be added. Try again. Too many attempts. Try again in 3 minutes.')).toBeTruthy()
})
