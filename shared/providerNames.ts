/** Where people may sign in with an account that they have already, in the order of the buttons. */
export const providers = ['google', 'kakao', 'naver', 'facebook', 'linkedin'] as const
export type ProviderName = (typeof providers)[number]
