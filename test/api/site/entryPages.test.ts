import { readPage } from '#functions/page/readPage.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildAdmin } from '../../support/api/people.ts'

ownTable()

describe('the published pages to sign in', () => {
  it.each(['/login', '/signup'])('%s has the names of the ready providers, without their apps, and is in no index', async (path) => {
    const as = await buildAdmin()
    const provider = { client_id: 'an-app', client_secret: 'a secret', enabled: true }
    for (const name of ['google', 'kakao']) await callRoute('saveProvider', { as, body: { ...provider, provider: name } })
    await callRoute('saveProvider', { as, body: { ...provider, provider: 'naver', enabled: false } })
    const page = await readPage(path, 'en')
    expect(page).toMatchObject({ path, isListed: false, given: { replies: { '/api/auth/oauth/providers': ['google', 'kakao'] } } })
    expect(JSON.stringify(page)).not.toMatch(/an-app|secret/)
  })

  it('/account has nothing of anybody', async () => {
    expect(await readPage('/account', 'en')).toMatchObject({ path: '/account', isListed: false, given: { replies: {} } })
    expect(await readPage('/account/', 'en')).toBeNull()
  })
})
