import type { Provider } from './provider.ts'
import { part, subjectOf, words } from './readAnswer.ts'

/** https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow: an e-mail may be missing, and is never said to be verified. */
export const facebook: Provider = {
  authorize: 'https://www.facebook.com/v24.0/dialog/oauth',
  token: 'https://graph.facebook.com/v24.0/oauth/access_token',
  user: 'https://graph.facebook.com/me?fields=id,name,first_name,last_name,email,picture',
  scope: 'email public_profile',
  pkce: false,
  profile: (answer) => {
    const { id, email, name, first_name, last_name, picture } = part(answer)
    return {
      subject: subjectOf(id),
      email: words(email),
      email_verified: false,
      first_name: words(first_name) || words(name),
      last_name: words(last_name),
      picture_url: words(part(part(picture).data).url),
    }
  },
}
