// The lists and limits of this folder that pages need at once have files of their own: none waits for another's.

/** The sign-in providers, in the order of their buttons. */
export const providerNames = ['google', 'kakao', 'naver', 'facebook', 'linkedin'] as const
export type ProviderName = (typeof providerNames)[number]
