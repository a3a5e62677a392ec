/** The Content-Disposition of a download by that name: an ASCII form, and the real one in UTF-8 (RFC 6266). */
export function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\/%]/gu, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
