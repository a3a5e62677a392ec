import { cacheControl, contentDisposition } from './reply.ts'

describe('cacheControl', () => {
  it('lets no cache keep what changed while the reply was made', () => {
    expect(cacheControl(Date.now() - 1)).toBe('public, max-age=0, s-maxage=0')
  })

  it('makes browsers revalidate a page each time, and the edge when its content changes', () => {
    const own = { own: 0 }
    expect(cacheControl(Infinity, own)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60')
    expect(cacheControl(Date.now() + 30_500, own)).toBe('public, max-age=0, s-maxage=30')
  })
})

describe('contentDisposition', () => {
  it('carries the name in ASCII and in UTF-8', () => {
    expect(contentDisposition('trust_2026-11-21.xlsx')).toBe(
      `attachment; filename="trust_2026-11-21.xlsx"; filename*=UTF-8''trust_2026-11-21.xlsx`,
    )
    expect(contentDisposition('설문 (1).xlsx')).toBe(
      `attachment; filename="__ (1).xlsx"; filename*=UTF-8''%EC%84%A4%EB%AC%B8%20%281%29.xlsx`,
    )
  })

  it('escapes names so that they cannot end the header or its quotes', () => {
    const header = contentDisposition('a"\r\nset-cookie: b\\;\ud800.xlsx')
    expect(header).toMatch(/^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w.%-]*$/)
  })
})
