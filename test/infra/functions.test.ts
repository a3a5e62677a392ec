import { readdirSync } from 'node:fs'
import { limits } from '#shared/limits.ts'
import { paths } from '#shared/paths.ts'
import { pageFunction } from '#shared/site/pageContract.ts'
import { pageFunctionPaths } from '#shared/site/publishedPaths.ts'
import { routes } from '#shared/routes.ts'
import { grantOf, grants, type Grant } from '../../infra/grants.ts'
import { functionOf, rightsOf } from './functionOf.ts'
import { inBackground, names } from './names.ts'
import { all, dev, idsOf, one, actionsOf } from './synthesized/synthesized.ts'

/** A schedule's target: that function. */
const targetOf = (name: string) => ({ Arn: { 'Fn::GetAtt': [expect.stringMatching(new RegExp(`^${name}.{8}$`)), 'Arn'] } })

describe('the functions', () => {
  it('are the routes of the manifest, what runs in the background, the one that renders pages, and two of the deployment’s own', () => {
    const own = idsOf('AWS::Lambda::Function').map((id) => (id.startsWith('CustomCDKBucketDeployment') ? 'copier' : id.slice(0, -8)))
    expect(own.sort()).toEqual([...names, ...inBackground, pageFunction, 'TokenKeyMaker', 'copier'].sort())
  })

  it('have a file each in functions/', () => {
    const files = readdirSync('functions', { withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.map(({ name }) => name).sort()).toEqual(names.map((name) => `${name}.ts`).sort())
  })

  it('are called by exactly their method and path', () => {
    const keys = all('AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties.RouteKey as string)
    expect(keys.sort()).toEqual(
      Object.values(paths)
        .map((path) => path.replace(' ', ' /api'))
        .concat(pageFunctionPaths.map((path) => `GET ${path}`))
        .concat(['HEAD /api/share/{page}/{language}/{picture}'])
        .sort(),
    )
  })

  it.each(names)('%s runs on Node 24 and ARM, is traced, and knows what its access asks for', (name) => {
    const { Runtime, Architectures, TracingConfig, Environment, MemorySize, Timeout } = functionOf(name)
    const { tokenSecret, sealingSecret, referenceSecret, mail, jobs, memory, seconds }: Grant = grants[name]
    expect({ Runtime, Architectures, TracingConfig }).toEqual({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      TracingConfig: { Mode: 'Active' },
    })
    expect({ MemorySize, Timeout }).toEqual({ MemorySize: memory ?? 512, Timeout: seconds ?? 10 })
    const verifies = routes[name].access === 'public' ? [] : ['TOKEN_JWKS']
    const signs = tokenSecret ? ['TOKEN_SECRET_ID'] : []
    const seals = [...(sealingSecret ? ['SEALING_SECRET_ID'] : []), ...(referenceSecret ? ['REFERENCE_SECRET_ID'] : [])]
    const sends = mail ? ['MAIL_FROM'] : []
    const starts = jobs ? ['JOB_FUNCTION'] : []
    expect(Object.keys(Environment.Variables as object).sort()).toEqual(
      [
        'TABLE',
        'PRIVATE_BUCKET',
        'MEDIA_BUCKET',
        'ORIGIN_SECRET',
        'TOKEN_ISSUER',
        ...verifies,
        ...signs,
        ...seals,
        ...sends,
        ...starts,
      ].sort(),
    )
  })

  it.each(inBackground)('%s has the resources of its grant, and only the variables of the stores and of mail that it may send', (name) => {
    const { MemorySize, Timeout, Environment } = functionOf(name)
    const { memory, seconds, mail } = grantOf(name)
    expect({ MemorySize, Timeout }).toEqual({ MemorySize: memory, Timeout: seconds })
    expect(Object.keys(Environment.Variables as object).sort()).toEqual([
      ...(mail ? ['MAIL_FROM'] : []),
      'MEDIA_BUCKET',
      'PRIVATE_BUCKET',
      ...(name === 'checkSite' ? ['SITE_URL'] : []),
      'TABLE',
    ])
  })

  it('that run jobs can be called only by permitted functions, and again if a call was killed within its 15 minutes', () => {
    expect(one('AWS::Lambda::EventInvokeConfig')).toMatchObject({
      MaximumRetryAttempts: 2,
      MaximumEventAgeInSeconds: limits.jobQueuedSeconds + 15 * 60,
    })
    const askers = names.filter((name) => rightsOf(name).flatMap(actionsOf).includes('lambda:InvokeFunction'))
    expect(askers.sort()).toEqual(['countResults', 'deleteResponses', 'getJob', 'getResults', 'startExport', 'updateSurvey'])
  })

  it('that run jobs invoke only themselves for the next step, in chains of any length', () => {
    const runJob = functionOf('runJob')
    expect(runJob.RecursiveLoop).toBe('Allow')
    const [id] = idsOf('AWS::Lambda::Function').filter((one) => one.startsWith('runJob'))
    expect(one('AWS::IAM::Policy')).toMatchObject({
      Roles: [{ Ref: runJob.Role['Fn::GetAtt'][0] }],
      PolicyDocument: { Statement: [{ Effect: 'Allow', Action: 'lambda:InvokeFunction', Resource: { 'Fn::GetAtt': [id, 'Arn'] } }] },
    })
    expect(rightsOf('runJob').flatMap(actionsOf)).not.toContain('lambda:InvokeFunction')
  })

  it.each([
    ['sendDigest', 'rate(1 hour)'],
    ['recountChanged', 'cron(0 18 * * ? *)'],
    ['checkSite', 'rate(5 minutes)'],
  ])('%s is started by the schedule %s', (name, ScheduleExpression) => {
    expect(all('AWS::Events::Rule').map(({ Properties }) => Properties)).toContainEqual(
      expect.objectContaining({ ScheduleExpression, Targets: [expect.objectContaining(targetOf(name))] }),
    )
  })

  it('that delete media are started every day, whether the site sends mail or not', () => {
    const rules = Object.values(dev.resources).filter(({ Type }) => Type === 'AWS::Events::Rule')
    expect(rules.map(({ Properties }) => Properties)).toContainEqual(
      expect.objectContaining({ ScheduleExpression: 'rate(1 day)', Targets: [expect.objectContaining(targetOf('deleteUnnamedMedia'))] }),
    )
  })

  it('end before API Gateway gives up', () => {
    for (const name of names) expect(functionOf(name).Timeout).toBeLessThan(30)
  })
})
