import { isSafeUrl, safeNext } from '#shared/url.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { forEachCase } from '../support/attacks/generatedCases.ts'
import { ownAdmin, ownMember } from '../support/api/people.ts'
import { sampleSurvey } from '../support/fixtures/sampleSurvey.ts'
import type { SeededRandom } from '../../scripts/demo/responses/seededRandom.ts'
import { soundTable } from '../support/api/ownTable.ts'

soundTable()

const schemes = ['javascript:', 'JAVASCRIPT:', 'java\tscript:', '\u0000javascript:', ' javascript:', 'data:text/html,', 'vbscript:', 'file:///', 'blob:', 'about:', 'ftp://', 'https:', 'http:/', ''] // oxfmt-ignore
const slashes = ['//', '/\\', '\\\\', '\\/', '///', '/\t/', '/%09/', '/\n/', '/.//', '/..//', '/', '']
const hosts = ['evil.example', 'site.example@evil.example', 'evil.example\\@site.example', '[::1]', '０x7f.1', 'evil。example', 'evil.example:443#@site.example', 'alert(1)'] // oxfmt-ignore

const hostileAddress = (random: SeededRandom) =>
  random.oneOf(schemes) + random.oneOf(slashes) + random.oneOf(hosts) + random.oneOf(['', '/', '?a', '#a', '\u0000', ' '])

const site = 'https://site.example'
/** The target of a browser from a page of the site; null for an address that it cannot parse. */
const target = (address: string) => (URL.canParse(address, site) ? new URL(address, site) : null)

describe('an address', () => {
  it('that is accepted leads to http or https, and after a sign-in only to this site', async () => {
    await forEachCase(5_000, hostileAddress, (address) => {
      const accepted = isSafeUrl(address) ? target(address)! : target('/')!
      expect(['http:', 'https:']).toContain(accepted.protocol)
      expect(address.startsWith('/') && accepted.origin !== site).toBe(false)
      expect(target(safeNext(address))!.origin).toBe(site)
    })
  })

  it.each(['//e', '/\\e', 'https:e', '/%09/e', 'javascript:alert(1)', '/\t/e', 'https://site.example//e', '/a\n//e'])(
    'such as %j never leads to another site after a sign-in',
    (next) => {
      expect(target(safeNext(next))!.origin).toBe(site)
    },
  )
})

const unsafe = ['javascript:alert(1)', 'data:text/html,x', 'data:image/svg+xml,x', 'vbscript:x', '//evil.example/x.png', '/\\evil.example', ' https://a.example', 'file:///etc/passwd', 'https://a@evil.example'] // oxfmt-ignore

describe('an address that is not safe', () => {
  const admin = ownAdmin()
  const member = ownMember()

  it.each(unsafe)('such as %j is refused in every field that takes one', async (url) => {
    const media = [{ url, kind: 'image' }]
    const question = { id: 'q', type: 'short_text' as const, media }
    const replies = await Promise.all([
      callRoute('createSurvey', { as: admin, body: sampleSurvey({ cover_image_url: url }) }),
      callRoute('createSurvey', { as: admin, body: sampleSurvey({ company_logo_url: url }) }),
      callRoute('createSurvey', { as: admin, body: sampleSurvey({ sections: [{ id: 's', questions: [question] }] } as object) }),
      callRoute('updateHomepage', { as: admin, body: { hero_media: media } }),
      callRoute('updateHomepage', { as: admin, body: { mission: [{ title: {}, description: {}, media }] } }),
      callRoute('saveSettings', { as: admin, body: { logo_url: url } }),
      callRoute('saveSettings', { as: admin, body: { cover_url: url } }),
      callRoute('updateProfile', { as: member, body: { picture_url: url } }),
    ])
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 422))
  })
})
