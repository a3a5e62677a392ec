/** An event in a calendar file: RFC 5545. Times are ISO, in UTC. */
type CalendarEvent = { id: string; title: string; text: string; url: string; start: string; end: string; made: string }

const longestLine = 75 // bytes, without the line break
const encoder = new TextEncoder()

const utc = (iso: string) => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** A line in pieces of at most 75 bytes, never within a character; each further one begins with a space. */
function folded(line: string): string {
  let length = 0
  let text = ''
  for (const character of line) {
    const bytes = encoder.encode(character).length
    if (length + bytes > longestLine) {
      text += '\r\n '
      length = 1
    }
    text += character
    length += bytes
  }
  return text
}

/** The content of a calendar file with one event. */
export const calendarFile = ({ id, title, text, url, start, end, made }: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//PRISM//Survey//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
