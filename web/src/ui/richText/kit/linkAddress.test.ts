import { isLinkAddress, linkAddress } from './linkAddress.ts'

describe('linkAddress', () => {
  it.each([
    ['https://prism.example/a?b=c#d', 'https://prism.example/a?b=c#d'],
    ['http://prism.example', 'http://prism.example'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+82-2-123-4567', 'tel:+82-2-123-4567'],
    ['  prism.example/우리 '.trim(), 'https://prism.example/우리'],
    ['prism.example:8080/a', 'https://prism.example:8080/a'],
    ['a@b.example', 'mailto:a@b.example'],
    ['+82 2 123 4567', 'tel:+8221234567'],
  ])('reads %s as %s', (typed, address) => {
    expect(linkAddress(typed)).toBe(address)
  })

  it.each([
    '',
    'prism',
    'two words.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'https://',
    'sms:123',
    '/surveys',
  ])('takes %j for no address', (typed) => {
    expect(linkAddress(typed)).toBeNull()
  })
})

describe('isLinkAddress', () => {
  it.each(['javascript:alert(1)', ' https://a.example', 'https://a.example/a b', 'JAVASCRIPT:x', 'sms:1', null, true])(
    'refuses %j',
    (url) => {
      expect(isLinkAddress(url)).toBe(false)
    },
  )
})
