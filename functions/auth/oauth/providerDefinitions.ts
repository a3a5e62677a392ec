import type { ProviderName } from '#shared/accounts/providerNames.ts'
import type { ProviderProfile } from '../../data/users/identities.ts'

/** `value` as an object; empty if it is none. */
export const objectOf = (value: unknown): Record<string, unknown> => (value !== null && typeof value === 'object' ? { ...value } : {})

/** `value` as trimmed text, halves of emoji replaced; '' if it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed().trim() : '')

/** The id of a person at a provider as a string; some providers send a number. Throws if it is missing. */
function subjectOf(value: unknown): string {
  const subject = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : textOf(value)
  if (!subject || subject.length > 255 || subject.includes('\ufffd')) throw new Error('The provider did not say who this is.')
  return subject
}

const isTrue = (value: unknown): boolean => value === true || value === 'true'

/** A sign-in provider's endpoints and peculiarities, from its documentation. */
export type Provider = {
  authorize: string
  token: string
  user: string
  /** '' if the app's console at the provider sets the scope. */
  scope: string
  /** Whether a PKCE code verifier is sent; some providers reject it. */
  pkce: boolean
  /** OpenID Connect: the issuer of the id tokens, and whether they contain the nonce. */
  openid?: { issuer: string; nonce: boolean }
  /** The token request repeats the state. */
  stateAtToken?: true
  /** Reads the provider's user info. Throws if it identifies no user. */
  profile: (userInfo: unknown) => ProviderProfile
}

/** The standard claims of OpenID Connect. */
function openidProfile(userInfo: unknown): ProviderProfile {
  const { sub, email, email_verified, given_name, family_name, picture } = objectOf(userInfo)
  return {
    subject: subjectOf(sub),
    email: textOf(email),
    email_verified: isTrue(email_verified),
    first_name: textOf(given_name),
    last_name: textOf(family_name),
    picture_url: textOf(picture),
  }
}

/** https://developers.google.com/identity/openid-connect/openid-connect */
const google: Provider = {
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  user: 'https://openidconnect.googleapis.com/v1/userinfo',
  scope: 'openid email profile',
  pkce: true,
  openid: { issuer: 'https://accounts.google.com', nonce: true },
  profile: openidProfile,
}

/**
 * https://learn.microsoft.com/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2
 * A code verifier makes it refuse the client, and its id tokens carry no nonce.
 */
const linkedin: Provider = {
  authorize: 'https://www.linkedin.com/oauth/v2/authorization',
  token: 'https://www.linkedin.com/oauth/v2/accessToken',
  user: 'https://api.linkedin.com/v2/userinfo',
  scope: 'openid profile email',
  pkce: false,
  openid: { issuer: 'https://www.linkedin.com/oauth', nonce: false },
  profile: openidProfile,
}

/**
 * https://developers.kakao.com/docs/latest/en/kakaologin/rest-api
 * Without a scope it asks for what the app's console has; naming the e-mail there without the permission is error KOE205.
 */
const kakao: Provider = {
  authorize: 'https://kauth.kakao.com/oauth/authorize',
  token: 'https://kauth.kakao.com/oauth/token',
  user: 'https://kapi.kakao.com/v2/user/me',
  scope: '',
  pkce: true,
  profile: (userInfo) => {
    const { id, kakao_account } = objectOf(userInfo)
    const account = objectOf(kakao_account)
    const { nickname, profile_image_url } = objectOf(account.profile)
    return {
      subject: subjectOf(id),
      email: textOf(account.email),
      email_verified: isTrue(account.is_email_valid) && isTrue(account.is_email_verified),
      first_name: textOf(nickname),
      last_name: '',
      picture_url: textOf(profile_image_url).replace(/^http:/, 'https:'),
    }
  },
}

/** https://developers.naver.com/docs/login/api/api.md: what it grants is set in its console, and it never says whether an e-mail was verified. */
const naver: Provider = {
  authorize: 'https://nid.naver.com/oauth2.0/authorize',
  token: 'https://nid.naver.com/oauth2.0/token',
  user: 'https://openapi.naver.com/v1/nid/me',
  scope: '',
  pkce: false,
  stateAtToken: true,
  profile: (userInfo) => {
    const { resultcode, response } = objectOf(userInfo)
    if (resultcode !== '00') throw new Error(`Naver answered result ${textOf(resultcode) || 'none'}.`)
    const { id, email, name, profile_image } = objectOf(response)
    return {
      subject: subjectOf(id),
      email: textOf(email),
      email_verified: false,
      first_name: textOf(name),
      last_name: '',
      picture_url: textOf(profile_image),
    }
  },
}

/** https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow: an e-mail may be missing, and is never said to be verified. */
const facebook: Provider = {
  authorize: 'https://www.facebook.com/v24.0/dialog/oauth',
  token: 'https://graph.facebook.com/v24.0/oauth/access_token',
  user: 'https://graph.facebook.com/me?fields=id,name,first_name,last_name,email,picture',
  scope: 'email public_profile',
  pkce: false,
  profile: (userInfo) => {
    const { id, email, name, first_name, last_name, picture } = objectOf(userInfo)
    return {
      subject: subjectOf(id),
      email: textOf(email),
      email_verified: false,
      first_name: textOf(first_name) || textOf(name),
      last_name: textOf(last_name),
      picture_url: textOf(objectOf(objectOf(picture).data).url),
    }
  },
}

export const providerDefinitions: Record<ProviderName, Provider> = { google, kakao, naver, facebook, linkedin }
