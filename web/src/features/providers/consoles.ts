import type { ProviderName } from '#shared/providerNames.ts'

/** Where an app for signing in is made, at each provider. */
export const consoles: Record<ProviderName, string> = {
  google: 'https://console.cloud.google.com/apis/credentials',
  kakao: 'https://developers.kakao.com/console/app',
  naver: 'https://developers.naver.com/apps/#/list',
  facebook: 'https://developers.facebook.com/apps/',
  linkedin: 'https://www.linkedin.com/developers/apps',
}
