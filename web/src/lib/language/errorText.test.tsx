import { ApiError } from '../api/ApiError.ts'
import { loadAllTexts } from '../../../../test/support/web/loadAllTexts.ts'
import { errorText } from './i18n.ts'

beforeAll(loadAllTexts)

const bytes = { detail: 'The body may have at most 1000000 bytes.' }

describe('errorText', () => {
  it.each([
    [413, 'body_too_large', 'This is too much to send at once. Shorten it and try again.'],
    [426, 'page_outdated', 'This page was updated. Reload it to go on. What you entered is kept on this device.'],
    [403, 'http.403', 'This request was blocked. Reload the page and try again.'],
    [413, 'http.413', 'This is too much to send at once. Shorten it and try again.'],
    [429, 'http.429', 'Too many requests. Please wait a moment and try again.'],
    [502, 'http.502', 'The service is busy. Try again in a moment.'],
    [504, 'http.504', 'The service is busy. Try again in a moment.'],
    [418, 'not.known', bytes.detail],
  ])('of a %i with the code %s is %s', (status, code, text) => {
    expect(errorText(new ApiError(status, code, bytes))).toBe(text)
  })

  it.each([
    [20, 'Too many attempts. Try again in 20 seconds.'],
    [180, 'Too many attempts. Try again in 3 minutes.'],
  ])('of a 429 says when, after %i seconds', (seconds, text) => {
    expect(errorText(new ApiError(429, 'too_many_requests', bytes, seconds))).toBe(text)
  })
})
