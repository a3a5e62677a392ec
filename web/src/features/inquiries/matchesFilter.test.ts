import type { Inquiry } from '#shared/inquiry.ts'
import { matchesFilter } from './matchesFilter.ts'

const inquiry: Inquiry = {
  id: 'Q1',
  name: '오세린',
  email: 'serin@citydata.example',
  phone: '02-555-0147',
  org: '시민데이터센터',
  note: 'Could we talk next Wednesday?',
  is_read: true,
  created_at: '2026-11-20T03:00:00.000Z',
}
const finds = (search: string) => matchesFilter(inquiry, { search, unreadOnly: false })

it.each(['', ' ', '오세', 'SERIN', '0147', '시민', 'wednesday talk', '오세린'.normalize('NFD')])('finds an inquiry by "%s"', (search) => {
  expect(finds(search)).toBe(true)
})

it.each(['thursday', 'wednesday thursday', '김'])('does not find it by "%s"', (search) => {
  expect(finds(search)).toBe(false)
})

it('leaves out read inquiries if only unread ones are wanted', () => {
  expect(matchesFilter(inquiry, { search: '', unreadOnly: true })).toBe(false)
  expect(matchesFilter({ ...inquiry, is_read: false }, { search: '', unreadOnly: true })).toBe(true)
})
