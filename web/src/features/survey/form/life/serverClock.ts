let ahead = 0

/** The server's time in ms, if `readClock` was called; else the device's. */
export const serverNow = (): number => Date.now() + ahead

/** Sets the clock by the headers of a reply; a cache sends the seconds since it stored the reply in `age`. */
export function readClock(headers: Pick<Headers, 'get'>): void {
  const sent = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(sent)) ahead = sent + 1000 * Number(headers.get('age') ?? 0) - Date.now()
}
