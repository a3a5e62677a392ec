import { screen, waitFor } from '@testing-library/react'
import { buildUser } from '../../../../test/support/web/buildUser.ts'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { stubApi, type Answer } from '../../../../test/support/web/stubApi.ts'
import { loadAllTexts } from '../../../../test/support/web/loadAllTexts.ts'
import { signIn, signOut } from '../../lib/session/session.ts'
import FilePage from './FilePage.tsx'

let downloads: string[]
const open = (answer: Answer) => {
  signIn('token')
  const all = stubApi({ 'GET /me': { body: buildUser() }, 'GET /files/F1': answer })
  renderAt('/files/F1', { '/files/:id': <FilePage /> })
  return all
}

beforeAll(loadAllTexts)
beforeEach(() => {
  downloads = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.href)
  })
})
afterEach(() => {
  signOut()
  jest.restoreAllMocks()
})

describe('The page of a file', () => {
  it('saves the file from the short-lived address in the reply', async () => {
    open({ body: { url: 'https://s3.example/answers/F1?signed' } })
    expect(await screen.findByText('The download has started.')).toBeTruthy()
    expect(downloads).toEqual(['https://s3.example/answers/F1?signed'])
  })

  it('asks a guest to log in, and leads back afterwards', async () => {
    stubApi({})
    renderAt('/files/F1', { '/files/:id': <FilePage /> })
    expect(await screen.findByText('elsewhere: /login?next=%2Ffiles%2FF1')).toBeTruthy()
  })

  it('reports a file that does not exist for this account', async () => {
    open({ status: 404, body: { code: 'file.not_found', detail: 'We could not find this file.' } })
    expect(await screen.findByRole('heading', { name: 'We could not find this file' })).toBeTruthy()
    await waitFor(() => expect(document.title).toContain('We could not find this file'))
    expect(downloads).toEqual([])
  })

  it('offers a retry after a server error', async () => {
    open({ status: 503, body: { code: 'unavailable', detail: 'Busy.' } })
    expect((await screen.findByRole('alert')).textContent).toContain('The service is busy. Try again in a moment.')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})
