import { settingsOf } from './cdkDeploy.ts'

describe('settingsOf', () => {
  it.each([
    [['-c', 'stage=prod', '-c', 'adminEmails=a@b.co,c@d.co', '--require-approval', 'never']],
    [['-cstage=prod', '--context=adminEmails=a@b.co,c@d.co']],
    [['--context', 'stage=prod', '-c=adminEmails=a@b.co,c@d.co']],
  ])('reads %j as the command line of CDK does', (args) => {
    expect(settingsOf(args)).toMatchObject({ stage: 'prod', adminEmails: ['a@b.co', 'c@d.co'] })
  })

  it('takes dev and nobody where nothing is said', () => {
    expect(settingsOf([])).toMatchObject({ stage: 'dev', adminEmails: [] })
  })

  it('refuses what the stack would refuse', () => {
    expect(() => settingsOf(['-c', 'adminEmails=nobody'])).toThrow('nobody is no e-mail address')
  })
})
