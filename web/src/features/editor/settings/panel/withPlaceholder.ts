/**
 * An address with `{name}` of a link field inserted, and the caret after it: at the caret if that is in the query after a `=`, else as a parameter of
 * that name at the end of the query.
 */
export function withPlaceholder(address: string, name: string, caret: number): { text: string; caret: number } {
  const hash = address.indexOf('#')
  const end = hash < 0 ? address.length : hash
  const query = address.slice(0, end).indexOf('?')
  const token = `{${name}}`
  if (query >= 0 && caret > query && caret <= end && address[caret - 1] === '=')
    return { text: address.slice(0, caret) + token + address.slice(caret), caret: caret + token.length }
  const last = address[end - 1]
  const joint = query < 0 ? '?' : last === '?' || last === '&' ? '' : '&'
  const added = `${joint}${name}=${token}`
  return { text: address.slice(0, end) + added + address.slice(end), caret: end + added.length }
}
