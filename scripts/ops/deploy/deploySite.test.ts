import { stubAws, type Asked } from '../../../test/support/stubAws.ts'
import { deploySite } from './deploySite.ts'

type Deployed = { status: string; isProtected?: boolean; settings?: Record<string, string>; alarms?: string } | null

let stack: Deployed
let policies = ''
let aws: Awaited<ReturnType<typeof stubAws>>
const nothing = { status: 400, code: 'ValidationError', words: 'Stack with id Surveys-prod does not exist' }
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

beforeEach(async () => {
  stack = null
  policies = '<ResponseHeadersPolicyList></ResponseHeadersPolicyList>'
  aws = await stubAws(({ name }: Asked) => {
    if (name === 'UpdateTerminationProtection') return '<Ok/>'
    if (name.includes('response-headers-policy')) return policies
    if (name !== 'DescribeStacks') return undefined
    if (!stack) return nothing
    const { status, isProtected = false, settings, alarms } = stack
    const output = settings
      ? `<Outputs><member><OutputKey>Settings</OutputKey><OutputValue>${escaped(JSON.stringify(settings))}</OutputValue></member></Outputs>`
      : ''
    return `<R><StackStatus>${status}</StackStatus><EnableTerminationProtection>${isProtected}</EnableTerminationProtection>${output}${alarms ? `<member><OutputKey>RollbackAlarms</OutputKey><OutputValue>${alarms}</OutputValue></member>` : ''}</R>`
  })
})
afterEach(() => aws.stop())

/** The arguments for CDK's command line and the changes of the protection, in order. */
async function deployed(args: string[], more: Partial<Parameters<typeof deploySite>[1]> = {}) {
  const done: string[] = []
  const logged: string[] = []
  let cdk: string[] = []
  const result = await deploySite(args, {
    command: 'deploy',
    log: (line) => void logged.push(line),
    commit: () => 'abc123def456',
    ...more,
    cdk: async (words) => {
      cdk = words
      done.push(words.join(' '))
      await more.cdk?.(words)
    },
  })
  return { ...result, cdk: cdk.join(' '), logged: logged.join('\n'), done }
}
const protections = () =>
  aws.asked.filter(({ name }) => name === 'UpdateTerminationProtection').map(({ body }) => body.EnableTerminationProtection)

const domain = { domain: 'surveys.example', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/one' }
const prod = ['-c', 'stage=prod']

describe('a first deployment', () => {
  it('leaves the stack unprotected until it exists', async () => {
    const { cdk } = await deployed([...prod, '-c', 'adminEmails=a@b.co', '--require-approval', 'never'])
    expect(cdk).toContain('deploy --all -c stage=prod -c adminEmails=a@b.co')
    expect(cdk).toContain(
      '-c region=ap-northeast-2 -c first=yes -c version=abc123def456 --import-existing-resources --require-approval never',
    )
    expect(protections()).toEqual(['true'])
  })

  it('is refused where the stage is in another region, unless it is meant to be the first here', async () => {
    policies = ['Surveys-prod-us-east-1-SiteHeaders', 'Surveys-dev-eu-west-1-SiteHeaders', 'Other']
      .map((name) => `<Name>${name}</Name>`)
      .join('')
    await expect(deployed(prod)).rejects.toThrow(
      'Surveys-prod is in us-east-1, and not in ap-northeast-2: set AWS_REGION=us-east-1, or add --first',
    )
    const { cdk } = await deployed([...prod, '--first'])
    expect(cdk).toContain('first=yes')
    expect(cdk).not.toContain('--first')
    expect((await deployed(prod, { verb: 'diff' })).cdk).toContain('diff')
    stack = { status: 'UPDATE_COMPLETE', settings: {} }
    expect((await deployed(prod)).cdk).not.toContain('first=yes')
  })

  it('that fails is not protected', async () => {
    const failing = { cdk: () => Promise.reject(new Error('see above')) }
    await expect(deployed(prod, failing)).rejects.toThrow('see above')
    expect(protections()).toEqual([])
  })

  it('is refused to a command that needs an existing stack', async () => {
    await expect(deployed(prod, { command: 'rotate-keys', change: () => ({ tokenKey: '2' }) })).rejects.toThrow('There is no Surveys-prod')
  })

  it('can be repeated after one that failed under protection', async () => {
    stack = { status: 'ROLLBACK_COMPLETE', isProtected: true }
    const { cdk, logged } = await deployed(prod)
    expect(protections()).toEqual(['false', 'true'])
    expect(cdk).toContain('first=yes')
    expect(logged).toContain('lifting its protection')
  })

  it('of dev is never protected', async () => {
    await deployed([])
    expect(protections()).toEqual([])
  })
})

describe('a later deployment', () => {
  beforeEach(() => {
    stack = { status: 'UPDATE_COMPLETE', isProtected: true, settings: { ...domain, table: 'restored', waf: 'on', tokenKey: '3' } }
  })

  it('uses what the stack was deployed with, and leaves its protection alone', async () => {
    const { cdk, logged, given } = await deployed([...prod, '-c', 'mailFrom=surveys@surveys.example'])
    expect(cdk).toContain(`-c domain=${domain.domain} -c certificateArn=${domain.certificateArn}`)
    for (const word of ['table=restored', 'mailFrom=surveys@surveys.example', 'tokenKey=3']) expect(cdk).toContain(`-c ${word}`)
    expect(cdk).not.toContain('first=yes')
    expect(protections()).toEqual([])
    expect(logged).toContain('domain, certificateArn, table')
    expect(given).toEqual({ stage: 'prod', mailFrom: 'surveys@surveys.example' })
  })

  it('rolls back when an alarm of the stack rises, which the stack of another region cannot watch', async () => {
    const alarms = ['ApiFailures', 'Failures'].map((name) => `arn:aws:cloudwatch:ap-northeast-2:123456789012:alarm:${name}`)
    stack!.alarms = alarms.join(',')
    const [edge, own, ...more] = (await deployed(prod)).done
    expect(more).toEqual([])
    expect(edge).toMatch(/^deploy Surveys-prod-Edge-ap-northeast-2 -c/)
    expect(edge).not.toContain('alarm')
    expect(own).toMatch(/^deploy Surveys-prod --exclusively -c/)
    expect(own).toContain(alarms.map((arn) => `--rollback-trigger-alarm-arns ${arn}`).join(' '))
    expect(own).toContain('--monitoring-time-minutes 5')
    expect((await deployed([...prod, '--rollback-trigger-alarm-arns', 'none'])).done).toEqual([
      expect.stringMatching(/^deploy --all .* none$/),
    ])
  })

  it('that pauses writes or ends a pause watches no alarm, which the refused calls would raise', async () => {
    stack!.alarms = 'arn:aws:cloudwatch:ap-northeast-2:123456789012:alarm:ApiFailures'
    const pause = await deployed([...prod, '-c', 'writes=paused'])
    expect(pause.done).toEqual([expect.stringMatching(/^deploy --all .*-c writes=paused/)])
    stack!.settings!.writes = 'paused'
    const during = await deployed([...prod, '-c', 'table=other'])
    expect(during.done).toEqual([expect.stringMatching(/^deploy --all .*-c writes=paused/)])
    const end = await deployed([...prod, '-c', 'writes=on'])
    expect(end.cdk).not.toMatch(/writes=|alarm/)
    delete stack!.settings!.writes
    expect((await deployed(prod)).cdk).toContain('--rollback-trigger-alarm-arns')
  })

  it('of prod is refused with uncommitted changes, one of dev and a diff are not', async () => {
    const dirty = { commit: () => 'abc123def456-dirty' }
    await expect(deployed(prod, dirty)).rejects.toThrow('prod is deployed from a commit')
    expect((await deployed(prod, { ...dirty, verb: 'diff' })).done).toHaveLength(1)
    expect((await deployed([], dirty)).cdk).toContain('-c version=abc123def456-dirty')
  })

  it('removes a setting only on request', async () => {
    const { cdk } = await deployed([...prod, '-c', 'domain=none', '-c', 'table=none'])
    expect(cdk).not.toMatch(/domain=|certificateArn=|table=/)
  })

  it('accepts another certificate for the same name, or a hosted zone instead', async () => {
    const next = domain.certificateArn.replace('one', 'two')
    expect((await deployed([...prod, '-c', `certificateArn=${next}`])).cdk).toContain(`domain=surveys.example -c certificateArn=${next}`)
    const { cdk } = await deployed([...prod, '-c', 'hostedZone=Z0123456789ABC'])
    expect(cdk).toContain('domain=surveys.example -c hostedZone=Z0123456789ABC')
    expect(cdk).not.toContain('certificateArn')
  })

  it('rotates from the present generation', async () => {
    const { cdk } = await deployed(prod, { change: ({ tokenKey }) => ({ tokenKey: String(tokenKey + 1) }) })
    expect(cdk).toContain('-c tokenKey=4')
    expect(cdk).toContain('-c table=restored')
  })

  it('can be looked at before', async () => {
    const { cdk } = await deployed(prod, { verb: 'diff' })
    expect(cdk).toMatch(/^diff -c stage=prod .*domain=surveys\.example/)
    expect(protections()).toEqual([])
  })

  it('does not start if the account’s stacks cannot be read', async () => {
    await aws.stop()
    aws = await stubAws(() => ({ status: 403, code: 'AccessDenied', words: 'You may not' }))
    await expect(deployed(prod)).rejects.toThrow('You may not')
  })
})
