/** The site's time zone, by its IANA name: of counted days, of times that admins see, and of exports unless a caller names another. */
export const siteTimeZone = 'Asia/Seoul'
