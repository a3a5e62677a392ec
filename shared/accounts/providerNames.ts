// Apart from the other providers' files: pages that show the buttons load only this list.

/** The sign-in providers, in the order of their buttons. */
export const providerNames = ['google', 'kakao', 'naver', 'facebook', 'linkedin'] as const
export type ProviderName = (typeof providerNames)[number]
