import { readSettings, settingWords } from './stackSettings.ts'

const settings = (given: Record<string, string> = {}) => readSettings((name) => given[name])
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/one'

describe('readSettings', () => {
  it('defaults to a dev stage without recipients of alarms and without a domain', () => {
    expect(settings()).toEqual({
      stage: 'dev',
      adminEmails: [],
      domain: null,
      tokenKey: 1,
      originSecret: 1,
      mailFrom: '',
      table: '',
      tableStream: '',
      writes: 'on',
      waf: false,
      budget: 0,
      reserve: 0,
      backupAccount: '',
    })
  })

  it('reads the given values', () => {
    const given = {
      stage: 'prod',
      adminEmails: 'a@b.c, d@e.f',
      domain: 'surveys.example',
      certificateArn,
      tokenKey: '2',
      mailFrom: 'surveys@surveys.example',
      table: 'restored',
      tableStream: '2026-11-22T10:00:00.000',
      writes: 'paused',
      originSecret: '3',
      waf: 'off',
      budget: '20',
      reserve: '50',
      backupAccount: '210987654321',
    }
    expect(settings(given)).toEqual({
      stage: 'prod',
      adminEmails: ['a@b.c', 'd@e.f'],
      domain: { name: 'surveys.example', certificateArn },
      tokenKey: 2,
      mailFrom: 'surveys@surveys.example',
      table: 'restored',
      tableStream: '2026-11-22T10:00:00.000',
      writes: 'paused',
      originSecret: 3,
      waf: false,
      budget: 20,
      reserve: 50,
      backupAccount: '210987654321',
    })
  })

  it('gives prod a WAF and a budget', () => {
    expect(settings({ stage: 'prod' })).toMatchObject({ waf: true, budget: 100 })
  })

  it('reads `none` as the default of a setting, and as no budget', () => {
    const given = { stage: 'prod', domain: 'none', certificateArn: 'none', mailFrom: 'none', table: 'none', budget: 'none' }
    expect(settings(given)).toEqual({ ...settings({ stage: 'prod' }), budget: 0 })
  })

  it('accepts a hosted zone instead of a certificate', () => {
    const given = { domain: 'surveys.example', hostedZone: 'Z0123456789ABC' }
    expect(settings(given).domain).toEqual({ name: 'surveys.example', hostedZone: 'Z0123456789ABC' })
  })

  it.each([
    [{ stage: 'prod' }],
    [
      {
        stage: 'prod',
        adminEmails: 'a@b.c,d@e.f',
        domain: 'surveys.example',
        certificateArn,
        mailFrom: 'a@b.c',
        waf: 'off',
        budget: 'none',
      },
    ],
    [
      {
        stage: 'dev',
        domain: 'surveys.example',
        hostedZone: 'Z0123456789ABC',
        table: 'restored',
        tableStream: '2026-11-22T10:00:00.000',
        writes: 'paused',
        tokenKey: '2',
        originSecret: '2',
        budget: '5',
        reserve: '20',
        backupAccount: '210987654321',
      },
    ],
  ])('reads its own output back: %j', (given) => {
    const said = settings(given)
    expect(settings({ stage: said.stage, ...settingWords(said) })).toEqual(said)
  })

  it.each([
    ['an unknown stage', { stage: 'production' }, /stage/],
    ['a domain without a certificate', { domain: 'surveys.example' }, /go together/],
    ['a certificate of another region', { domain: 'a.example', certificateArn: 'arn:aws:acm:eu-west-1:1:certificate/one' }, /us-east-1/],
    ['a certificate and a zone', { domain: 'a.example', certificateArn, hostedZone: 'Z1' }, /go together/],
    ['a zone that is none', { domain: 'a.example', hostedZone: 'example.com' }, /hostedZone/],
    ['a WAF between on and off', { waf: 'maybe' }, /waf/],
    ['writes that are neither', { writes: 'off' }, /writes/],
    ['a budget that is no amount', { budget: 'fifty' }, /budget/],
    ['a backup account that is none', { backupAccount: '2109' }, /backupAccount/],
    ['an address that is none', { adminEmails: 'a@b.c,nobody' }, /nobody/],
    ['a sender that is none', { mailFrom: 'nobody' }, /nobody/],
    ['a part of an instance', { reserve: '1.5' }, /reserve is a whole number from 0/],
    ['a key that is no number', { tokenKey: 'next' }, /whole number/],
  ])('refuses %s', (_, given, words) => {
    expect(() => settings(given as Record<string, string>)).toThrow(words)
  })
})
