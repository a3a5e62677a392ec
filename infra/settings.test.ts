import { readSettings } from './settings.ts'

const settings = (given: Record<string, string> = {}) => readSettings((name) => given[name])
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/one'

describe('readSettings', () => {
  it('makes a dev stage without alarms’ readers or a domain of nothing', () => {
    expect(settings()).toEqual({ stage: 'dev', adminEmails: [], domain: null, tokenKey: 1, mailFrom: '', table: '' })
  })

  it('reads what was given', () => {
    const given = {
      stage: 'prod',
      adminEmails: 'a@b.c, d@e.f',
      domain: 'surveys.example',
      certificateArn,
      tokenKey: '2',
      mailFrom: 'surveys@surveys.example',
      table: 'restored',
    }
    expect(settings(given)).toEqual({
      stage: 'prod',
      adminEmails: ['a@b.c', 'd@e.f'],
      domain: { name: 'surveys.example', certificateArn },
      tokenKey: 2,
      mailFrom: 'surveys@surveys.example',
      table: 'restored',
    })
  })

  it.each([
    ['an unknown stage', { stage: 'production' }, /stage/],
    ['a domain without a certificate', { domain: 'surveys.example' }, /go together/],
    ['a certificate of another region', { domain: 'a.example', certificateArn: 'arn:aws:acm:eu-west-1:1:certificate/one' }, /us-east-1/],
    ['an address that is none', { adminEmails: 'a@b.c,nobody' }, /nobody/],
    ['a sender that is none', { mailFrom: 'nobody' }, /nobody/],
    ['a key that is no number', { tokenKey: 'next' }, /whole number/],
  ])('refuses %s', (_, given, words) => {
    expect(() => settings(given as Record<string, string>)).toThrow(words)
  })
})
