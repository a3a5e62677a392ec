/** Loads the page again, if the browser is online. What was entered is kept as a draft on this device. */
export const reloadPage = (): void => {
  if (navigator.onLine) location.reload()
}
