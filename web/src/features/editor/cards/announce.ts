/** The id of the live region that Cards draws. */
export const announcements = 'cards-announcements'

/** Says something to screen readers alone: what everybody else sees happen. */
export function announce(words: string): void {
  const region = document.getElementById(announcements)
  if (region) region.textContent = words
}
