import type { Provider } from './provider.ts'
import { part, subjectOf, words } from './readAnswer.ts'

/** https://developers.naver.com/docs/login/api/api.md: what it grants is set in its console, and it never says whether an e-mail was verified. */
export const naver: Provider = {
  authorize: 'https://nid.naver.com/oauth2.0/authorize',
  token: 'https://nid.naver.com/oauth2.0/token',
  user: 'https://openapi.naver.com/v1/nid/me',
  scope: '',
  pkce: false,
  stateAtToken: true,
  profile: (answer) => {
    const { resultcode, response } = part(answer)
    if (resultcode !== '00') throw new Error(`Naver answered result ${words(resultcode) || 'none'}.`)
    const { id, email, name, profile_image } = part(response)
    return {
      subject: subjectOf(id),
      email: words(email),
      email_verified: false,
      first_name: words(name),
      last_name: '',
      picture_url: words(profile_image),
    }
  },
}
