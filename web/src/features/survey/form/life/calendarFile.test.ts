import { calendarFile } from './calendarFile.ts'

const event = {
  id: 'sv1@example.com',
  title: 'One, two; three\\four',
  text: 'First line\nsecond line',
  url: 'https://example.com/survey/real',
  start: '2026-11-30T00:00:00.000Z',
  end: '2026-11-30T00:30:00.000Z',
  made: '2026-11-27T01:02:03.456Z',
}

describe('calendarFile', () => {
  it('has the event in UTC, escapes its texts, and ends each line with CRLF', () => {
    const lines = calendarFile(event).split('\r\n')
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//PRISM//Survey//EN',
      'BEGIN:VEVENT',
      'UID:sv1@example.com',
      'DTSTAMP:20261127T010203Z',
      'DTSTART:20261130T000000Z',
      'DTEND:20261130T003000Z',
      String.raw`SUMMARY:One\, two\; three\\four`,
      String.raw`DESCRIPTION:First line\nsecond line`,
      'URL:https://example.com/survey/real',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('folds lines at 75 bytes, never within a character', () => {
    const title = '직원 만족도 조사와 🍋 여름 워크숍 참가 신청을 위한 아주 긴 제목의 설문'.repeat(3)
    const file = calendarFile({ ...event, title })
    const lines = file.split('\r\n')
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
    expect(file).not.toContain('\ufffd')
  })
})
