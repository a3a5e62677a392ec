import { settingsOf } from './settingsOf.ts'

describe('settingsOf', () => {
  it.each([
    [['-c', 'stage=prod', '-c', 'adminEmails=a@b.co,c@d.co', '--require-approval', 'never']],
    [['-cstage=prod', '--context=adminEmails=a@b.co,c@d.co']],
    [['--context', 'stage=prod', '-c=adminEmails=a@b.co,c@d.co']],
  ])('reads %j as the command line of CDK does', (args) => {
    expect(settingsOf(args)).toMatchObject({ stage: 'prod', adminEmails: ['a@b.co', 'c@d.co'] })
  })

  it('defaults to dev without admins', () => {
    expect(settingsOf([])).toMatchObject({ stage: 'dev', adminEmails: [] })
  })

  it('passes CDK’s own options on', () => {
    const args = [
      '-c',
      'stage=prod',
      '-c',
      '@aws-cdk/core:newStyleStackSynthesis=true',
      '--profile',
      'work',
      '--verbose',
      '--outputs-file=a.json',
    ]
    expect(settingsOf(args).stage).toBe('prod')
  })

  it.each([
    [['-c', 'adminEmails=nobody'], 'nobody is no e-mail address'],
    [['-c', 'stge=prod'], 'There is no setting stge=prod.'],
    [['-c', 'stage'], 'There is no setting stage.'],
    [['prod'], 'What is prod?'],
    [['-c', 'stage=prod', 'a@b.co'], 'What is a@b.co?'],
  ])('refuses %j and prints the usage', (args, words) => {
    expect(() => settingsOf(args, 'rotate-keys')).toThrow(words)
    expect(() => settingsOf(args, 'rotate-keys')).toThrow('npm run rotate-keys -- -c stage=dev|prod')
  })
})
