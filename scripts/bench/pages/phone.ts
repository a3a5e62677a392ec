/** What every page is measured as: the screen that most people answer on. */
export const phone = { viewport: { width: 390, height: 844 }, locale: 'en-US' }
