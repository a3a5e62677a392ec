import type { Provider } from './provider.ts'
import { isTrue, part, subjectOf, words } from './readAnswer.ts'

/**
 * https://developers.kakao.com/docs/latest/en/kakaologin/rest-api
 * Without a scope it asks for what the app's console has; naming the e-mail there without the permission is error KOE205.
 */
export const kakao: Provider = {
  authorize: 'https://kauth.kakao.com/oauth/authorize',
  token: 'https://kauth.kakao.com/oauth/token',
  user: 'https://kapi.kakao.com/v2/user/me',
  scope: '',
  pkce: true,
  profile: (answer) => {
    const { id, kakao_account } = part(answer)
    const account = part(kakao_account)
    const { nickname, profile_image_url } = part(account.profile)
    return {
      subject: subjectOf(id),
      email: words(account.email),
      email_verified: isTrue(account.is_email_valid) && isTrue(account.is_email_verified),
      first_name: words(nickname),
      last_name: '',
      picture_url: words(profile_image_url).replace(/^http:/, 'https:'),
    }
  },
}
