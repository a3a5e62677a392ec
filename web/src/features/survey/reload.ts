/** Loads the page again. What was entered is kept on this device, and comes back with the page. */
export const reload = (): void => {
  if (navigator.onLine) location.reload()
}
