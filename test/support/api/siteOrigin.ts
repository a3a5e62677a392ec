/** The site's origin for the callers of `callRoute`; behind CloudFront it is https. A suite that needs it sets it as SITE_URL. */
export const siteOrigin = process.env.REHEARSED_API ? 'https://127.0.0.1' : 'http://127.0.0.1:3000'
