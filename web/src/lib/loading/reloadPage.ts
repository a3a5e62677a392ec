/** Reloads the page if the browser is online. Forms store their input as a draft on this device. */
export const reloadPage = (): void => {
  if (navigator.onLine) location.reload()
}
