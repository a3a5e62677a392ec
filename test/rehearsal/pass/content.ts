import type { Site } from '../../../scripts/lab/rehearse/site.ts'

export async function content(site: Site): Promise<void> {
  const { url, expect, each, check } = site
  const page = await expect(200, 'getHomepage', 'admin')
  const { version, ...whole } = (page.body ?? {}) as { version: number }
  await expect(200, 'updateHomepage', 'admin', { body: whole, headers: { 'if-match': `"${version}"` } })
  await each(200, 'getHomepagePublic')

  const settings = await expect(200, 'getSettings', 'admin')
  await expect(200, 'saveSettings', 'admin', { body: settings.body as object })
  await each(200, 'getPublicSettings')
  await share(site)

  await each(201, 'sendInquiry', { body: { name: 'Mina Park', email: 'mina@example.com', note: 'Hello' } })
  const inquiries = await expect(200, 'listInquiries', 'admin')
  const params = { id: (inquiries.body as { id: string }[] | undefined)?.[0]?.id ?? 'missing' }
  await expect(200, 'readInquiry', 'admin', { params })
  await expect(200, 'unreadInquiry', 'admin', { params })
  const { body } = await expect(200, 'countUnreadInquiries', 'admin')
  check((body as { count?: number })?.count === 3, 'countUnreadInquiries does not count the three that were sent.')
  await expect(204, 'deleteInquiry', 'admin', { params })

  const kakao = { provider: 'kakao' }
  await expect(200, 'saveProvider', 'admin', { body: { ...kakao, client_id: 'one', client_secret: 'two', enabled: true } })
  await expect(200, 'listProviders', 'admin')
  await each(200, 'listProviderNames')
  for (const as of ['guest', 'member', 'admin'] as const) {
    const { headers } = await expect(302, 'authorizeWithProvider', as, { params: kakao, query: { next: '/account' } })
    const place = new URL(headers.get('location') ?? url)
    check(place.host === 'kauth.kakao.com', `authorizeWithProvider leads to ${place.host}.`)
    const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';')
    const query = { state: place.searchParams.get('state') ?? '', error: 'access_denied' }
    const back = await expect(302, 'returnFromProvider', as, { params: kakao, query, headers: { cookie } })
    check(
      back.headers.get('location')?.includes('oauth.cancelled') === true,
      `returnFromProvider leads to ${back.headers.get('location')}.`,
    )
  }
  await each(201, 'linkIdentity', { params: kakao })
  await each(200, 'listIdentities')
  await each(204, 'unlinkIdentity', { params: kakao })
}

/** The share picture of the home page, drawn with the renderer and the font beside the bundle. */
async function share({ expect, each, check }: Site) {
  const { headers } = await expect(302, 'getSharePicture', 'guest', { params: { page: 'home', language: 'ko', picture: 'any.png' } })
  const picture = (headers.get('location') ?? '').split('/').at(-1)!
  await each(200, 'getSharePicture', { params: { page: 'home', language: 'ko', picture } })
  const { bytes } = await expect(200, 'getSharePicture', 'guest', { params: { page: 'home', language: 'ko', picture } })
  check(bytes.subarray(1, 4).toString() === 'PNG', 'getSharePicture gives no PNG.')
}
