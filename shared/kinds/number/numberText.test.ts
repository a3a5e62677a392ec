import { anyNumber } from './numberOf.ts'
import { numberText } from './numberText.ts'

it.each([
  [1234.5, {}, '1,234.5', '1,234.5'],
  [25, { unit: 'MB', unit_ko: 'MB' }, '25 MB', '25 MB'],
  [12, { unit: 'people', unit_ko: '명' }, '12 people', '12명'],
  [12, { unit: '', unit_ko: '명' }, '12명', '12명'],
  [5, { unit: '%' }, '5%', '5%'],
  [-30_000, { unit: '₩', unit_before: true }, '₩-30,000', '₩-30,000'],
  [30, { unit: 'USD', unit_before: true }, 'USD 30', 'USD 30'],
  [30, { unit: '$', unit_ko: '달러', unit_before: true }, '$30', '달러 30'],
  [0.0001, {}, '0.0001', '0.0001'],
])('%d with %j is %s, in Korean %s', (value, fields, english, korean) => {
  expect(['en', 'ko'].map((lang) => numberText(value, { ...anyNumber, ...fields }, lang as 'en' | 'ko'))).toEqual([english, korean])
})
