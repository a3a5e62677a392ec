import { applyProfile } from './commandLine.ts'

const own = { ...process.env }
afterEach(() => void (process.env = { ...own }))

describe('applyProfile', () => {
  it.each([[['-c', 'stage=prod', '--profile', 'work', '--verbose']], [['-c', 'stage=prod', '--profile=work', '--verbose']]])(
    'makes the profile in %j that of every part',
    (args) => {
      process.env['AWS_ACCESS_KEY_ID'] = 'another account’s'
      expect(applyProfile(args)).toEqual(['-c', 'stage=prod', '--verbose'])
      expect([process.env['AWS_PROFILE'], process.env['AWS_ACCESS_KEY_ID']]).toEqual(['work', undefined])
    },
  )

  it('changes nothing without one', () => {
    expect(applyProfile(['-c', 'stage=prod'])).toEqual(['-c', 'stage=prod'])
    expect(process.env['AWS_PROFILE']).toBe(own['AWS_PROFILE'])
  })

  it('refuses one without a name', () => {
    expect(() => applyProfile(['--profile'])).toThrow('name of a profile')
    expect(() => applyProfile(['--profile', '--verbose'])).toThrow('name of a profile')
  })
})
