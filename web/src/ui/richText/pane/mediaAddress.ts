import { parseUrl } from '#shared/url.ts'

/** Parses `90`, `90s` or `1m30s` into seconds. */
function seconds(time: string | null): number {
  const [, h = 0, m = 0, s = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? []
  return Number(h) * 3600 + Number(m) * 60 + Number(s)
}

function youTube({ hostname, pathname, searchParams }: URL): string | null {
  const [, first = '', second = ''] = pathname.split('/')
  const id = hostname === 'youtu.be' ? first : /^(?:embed|shorts|live|v)$/.test(first) ? second : searchParams.get('v')
  if (!id || !/^[\w-]{6,20}$/.test(id)) return null
  const start = seconds(searchParams.get('t') ?? searchParams.get('start'))
  return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`
}

function vimeo({ pathname, searchParams }: URL): string | null {
  const [, id, after] = /\/(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? []
  const hash = searchParams.get('h') ?? after
  return id ? `https://player.vimeo.com/video/${id}${hash && /^\w+$/.test(hash) ? `?h=${hash}` : ''}` : null
}

/** The embed URL of a YouTube or Vimeo video address, with its start time; null for other addresses. */
export function playerAddress(typed: string): string | null {
  const address = typed.trim()
  const url = parseUrl(/^https?:\/\//i.test(address) ? address : `https://${address}`)
  const host = url?.hostname.replace(/^(?:www|m|music)\./, '')
  if (!url || !host) return null
  if (host === 'youtube.com' || host === 'youtube-nocookie.com' || host === 'youtu.be') return youTube(url)
  return host === 'vimeo.com' || host === 'player.vimeo.com' ? vimeo(url) : null
}
