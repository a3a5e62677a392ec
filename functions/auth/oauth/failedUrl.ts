import type { OauthAttempt } from '../../data/users/oauthAttempts.ts'

/** The page that shows the error `code`, with the target that the person was heading for. */
export function failedUrl(code: string, attempt: Pick<OauthAttempt, 'next' | 'claim' | 'link'> | null): string {
  if (attempt?.link) return `/account?${new URLSearchParams({ error: code })}`
  const query = {
    error: code,
    ...(attempt && attempt.next !== '/' && { next: attempt.next }),
    ...(attempt?.claim && { claim: attempt.claim }),
  }
  return `/login?${new URLSearchParams(query)}`
}
