import { absoluteLink } from '#shared/html/richTextHtml.ts'

/** Whether a text may link to an address: http, https, mailto or tel. */
export const isLinkAddress = (url: unknown): boolean => typeof url === 'string' && absoluteLink.test(url) && !/\s/.test(url)

/** Completes a typed address, such as `prism.example` or `a@b.example`; null if it is not one. */
export function linkAddress(typed: string): string | null {
  const address = typed.trim()
  if (isLinkAddress(address)) return address
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(address)) return `mailto:${address}`
  if (/^\+?\d[\d\s().-]{5,}$/.test(address)) return `tel:${address.replace(/[^\d+]/g, '')}`
  return /^[^\s@:/?#]+\.[^\s@:/?#]{2,}(?::\d+)?(?:[/?#]\S*)?$/.test(address) ? `https://${address}` : null
}
