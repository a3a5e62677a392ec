import { routes } from '#shared/routes.ts'
import { grants, type Grant } from '../../infra/grants.ts'
import { rightsOf } from './functionOf.ts'
import { names } from './names.ts'
import { all, dev, idsOf, prod, statementsIn, actionsOf, type IamStatement } from './synthesized/synthesized.ts'

describe('the rights', () => {
  const roles = all('AWS::IAM::Role')
  const statements = roles.flatMap(statementsIn)

  it('name every action', () => {
    expect(statements.flatMap(actionsOf).filter((action) => action.includes('*'))).toEqual([])
  })

  it('name every resource but X-Ray’s and the list of streams’, which take none', () => {
    const open = statements.filter(({ Resource }) => [Resource].flat().includes('*'))
    expect(new Set(open.flatMap(actionsOf))).toEqual(new Set(['dynamodb:ListStreams', 'xray:PutTraceSegments', 'xray:PutTelemetryRecords']))
  })

  it('are a role’s own: no managed policy, and beside it only the policy by which runJob invokes itself', () => {
    expect(roles.filter(({ Properties }) => Properties.ManagedPolicyArns)).toEqual([])
    expect(idsOf('AWS::IAM::Policy')).toEqual(['runJobSteps'])
  })

  it('belong to one function each', () => {
    const used = all('AWS::Lambda::Function').map(({ Properties }) => JSON.stringify(Properties.Role))
    expect(new Set(used).size).toBe(used.length)
  })

  it('let only what sends mail send it', () => {
    const senders = names.filter((name) => rightsOf(name).some((statement) => actionsOf(statement).includes('ses:SendEmail')))
    expect(senders).toEqual(names.filter((name) => 'mail' in grants[name]))
    const quiet = all('AWS::IAM::Role', dev).flatMap(statementsIn).flatMap(actionsOf)
    expect(quiet.filter((action) => action.startsWith('ses:'))).toEqual([])
  })

  it.each([
    ['the key that signs', 'TokenSecret', ['changePassword', 'issueToken', 'resetPassword', 'returnFromProvider', 'signUp']],
    ['the key that seals providers’ secrets', 'SealingSecret', ['returnFromProvider', 'saveProvider']],
    [
      'the key that seals responses’ ids for admins',
      'ReferenceSecret',
      ['deleteResponse', 'getReport', 'getResponse', 'importResponses', 'listResponses', 'saveReport'],
    ],
  ] as const)('let only the functions that need it read %s', (_, id, expected) => {
    const reads = ({ Action, Resource }: IamStatement) =>
      [Action].flat().includes('secretsmanager:GetSecretValue') && JSON.stringify(Resource).includes(id)
    expect(names.filter((name) => rightsOf(name).some(reads)).toSorted()).toEqual(expected)
  })

  it.each(names.filter((name) => routes[name].access === 'public'))(
    '%s is public: it has no more of the table than its own line says',
    (name) => {
      const { publicItems, table: own = publicItems ? ['GetItem', 'Query'] : [], index }: Grant = grants[name]
      const given = rightsOf(name)
        .flatMap(actionsOf)
        .filter((action) => action.startsWith('dynamodb:'))
      expect(new Set(given)).toEqual(new Set([...own.map((action) => `dynamodb:${action}`), ...(index ? ['dynamodb:Query'] : [])]))
    },
  )

  it.each(names.filter((name) => routes[name].access !== 'public'))('%s reads its caller', (name) => {
    expect(rightsOf(name).flatMap(actionsOf)).toContain('dynamodb:GetItem')
  })
})

describe('rights that are not to change with a build', () => {
  it('are the file copier’s: a pattern', () => {
    const [id] = idsOf('AWS::IAM::Role').filter((one) => one.startsWith('SiteFilesRole'))
    const [read] = statementsIn(prod.resources[id!]!).filter(({ Action }) => Action === 's3:GetObject')
    expect(JSON.stringify(read!.Resource)).toContain('/*.zip"')
    expect(JSON.stringify(read!.Resource)).not.toMatch(/[0-9a-f]{64}/)
  })

  it('are those to send mail: to anybody, as the sandbox asks, and from one address', () => {
    const mails = all('AWS::IAM::Role')
      .flatMap(statementsIn)
      .filter(({ Action }) => Action === 'ses:SendEmail')
    expect(mails.length).toBeGreaterThan(1)
    for (const { Resource, Condition } of mails) {
      expect(JSON.stringify(Resource)).toContain(':identity/*"')
      expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'surveys@surveys.example' } })
    }
  })
})
