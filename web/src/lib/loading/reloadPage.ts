/** Reloads the page if the browser is online. Forms store what was entered as a draft on this device. */
export const reloadPage = (): void => {
  if (navigator.onLine) location.reload()
}
