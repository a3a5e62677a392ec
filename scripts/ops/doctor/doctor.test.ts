import { stubAws, type Asked, type Refused } from '../../../test/support/stubAws.ts'
import { openAws } from '../deploy/aws.ts'
import { doctor } from './doctor.ts'

type Told = string | object | Refused
const missing = (code: string): Refused => ({ status: 400, code, words: 'There is none.' })
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/one'

const label = '2026-11-22T10:00:00.000'
const protectedTable = {
  TableStatus: 'ACTIVE',
  DeletionProtectionEnabled: true,
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  LatestStreamLabel: label,
}
const indexes = ['list', 'by_time'].map((IndexName) => ({ IndexName, IndexStatus: 'ACTIVE' }))
const limit = (most: number, left = most) => ({
  'GET /2016-08-19/account-settings/': { AccountLimit: { ConcurrentExecutions: most, UnreservedConcurrentExecutions: left } },
})
const certificate = (Status: string, DomainName: string) => ({ DescribeCertificate: { Certificate: { Status, DomainName } } })
const stackIs = (status: string) => ({ DescribeStacks: `<StackStatus>${status}</StackStatus>` })
const zoneId = 'Z0123456789ABC'
const recordsAt = `GET /2013-04-01/hostedzone/${zoneId}/rrset?name=example.com&maxitems=10`
const headerPolicies = 'GET /2020-05-31/response-headers-policy?Type=custom'
const record = (name: string, type: string) => `<ResourceRecordSet><Name>${name}</Name><Type>${type}</Type></ResourceRecordSet>`

/** An account that is ready for a deployment. */
const ready: Record<string, Told> = {
  GetCallerIdentity: '<Account>123456789012</Account>',
  DescribeStacks: { status: 400, code: 'ValidationError', words: 'Stack with id Surveys-prod does not exist' },
  GetParameter: { Parameter: { Value: '28' } },
  ...limit(1000),
  GetAccountSummary: '<entry><key>Roles</key><value>40</value></entry><entry><key>RolesQuota</key><value>1000</value></entry>',
  [headerPolicies]: '<Quantity>3</Quantity>',
  'GET /2020-05-31/cache-policy?Type=custom': '<Quantity>1</Quantity>',
  'GET /2020-05-31/distribution': '<DistributionList></DistributionList>',
  [`GET /2013-04-01/hostedzone/${zoneId}`]:
    '<HostedZone><Name>example.com.</Name></HostedZone><NameServers><NameServer>ns-1.awsdns-01.com</NameServer></NameServers>',
  [recordsAt]: record('example.com.', 'NS') + record('www.example.com.', 'A'),
  ...certificate('ISSUED', '*.example.com'),
  'GET /v2/email/identities/surveys%40example.com': missing('NotFoundException'),
  'GET /v2/email/identities/example.com': { VerifiedForSendingStatus: true },
  'GET /v2/email/account': { ProductionAccessEnabled: true },
  DescribeLogGroups: { logGroups: [] },
  ListTables: { TableNames: ['other'] },
  'GET /': '<Buckets><Bucket><Name>other</Name></Bucket></Buckets>',
  ListSecrets: { SecretList: [] },
  DescribeContinuousBackups: { ContinuousBackupsDescription: { PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: 'ENABLED' } } },
  DescribeTimeToLive: { TimeToLiveDescription: { TimeToLiveStatus: 'ENABLED', AttributeName: 'expires_at' } },
  DescribeTable: { Table: { ...protectedTable, GlobalSecondaryIndexes: indexes } },
}
const all = [
  'stage=prod',
  'adminEmails=you@example.com',
  'domain=surveys.example.com',
  `certificateArn=${certificateArn}`,
  'mailFrom=surveys@example.com',
  'table=restored',
  `tableStream=${label}`,
]

/** The table as it is described where it differs in this. */
const described = (other: object) => ({ DescribeTable: { Table: { ...protectedTable, GlobalSecondaryIndexes: indexes, ...other } } })

/** The findings for an account with these differences from a ready one, and the calls that were made. */
async function found(
  other: Record<string, Told | ((asked: Asked) => Told)> = {},
  settings = all,
  nameServers = async (_domain: string) => ['NS-1.awsdns-01.com'],
) {
  const answers = { ...ready, ...other }
  const aws = await stubAws((asked) => {
    const answer = answers[asked.name]
    return typeof answer === 'function' ? answer(asked) : answer
  })
  try {
    const findings = await doctor(
      settings.flatMap((pair) => ['-c', pair]),
      await openAws(),
      nameServers,
    )
    const lines = findings
      .filter(({ severity }) => severity !== 'ok')
      .map(({ severity, message, remedy }) => `${severity}: ${message} ${remedy}`)
    return { lines, asked: aws.asked, ok: findings.filter(({ severity }) => severity === 'ok').map(({ message }) => message) }
  } finally {
    await aws.stop()
  }
}

/** A stack that was deployed with these settings. */
function deployedWith(settings: Record<string, string>): Record<string, Told> {
  const value = JSON.stringify(settings).replaceAll('"', '&quot;')
  const outputs = `<Outputs><member><OutputKey>Settings</OutputKey><OutputValue>${value}</OutputValue></member></Outputs>`
  return { DescribeStacks: `<StackStatus>UPDATE_COMPLETE</StackStatus>${outputs}` }
}

const subscription = (endpoint: string, arn: string) =>
  `<member><SubscriptionArn>${arn}</SubscriptionArn><Endpoint>${endpoint}</Endpoint></member>`

const zone = (name: string) => ['stage=prod', 'adminEmails=you@example.com', `domain=${name}`, `hostedZone=${zoneId}`]

describe('doctor', () => {
  it('finds nothing in an account that is ready, having looked at everything and changed nothing', async () => {
    const { lines, ok, asked } = await found()
    expect(lines).toEqual([])
    expect(ok).toEqual(
      expect.arrayContaining([
        'Account 123456789012, ap-northeast-2, stage prod.',
        'CDK is bootstrapped in us-east-1.',
        'The certificate of surveys.example.com is issued.',
        'SES sends as example.com.',
        'Alarms and the budget go to you@example.com.',
        'The table restored is ready.',
        'There is no Surveys-prod yet.',
      ]),
    )
    expect(asked.filter(({ name }) => !/^(?:Get|Describe|List|GET )/.test(name))).toEqual([])
    expect(asked.filter(({ name }) => name === 'DescribeCertificate').map(({ region }) => region)).toEqual(['us-east-1'])
  })

  it.each<[string, Record<string, Told>, RegExp]>([
    [
      'no bootstrap',
      { GetParameter: missing('ParameterNotFound') },
      /^blocker: CDK was never bootstrapped in us-east-1.* cdk bootstrap aws:\/\/123456789012\/us-east-1$/,
    ],
    ['an old bootstrap', { GetParameter: { Parameter: { Value: '5' } } }, /^blocker: CDK’s bootstrap in ap-northeast-2 is too old/],
    ['a new account’s Lambda', limit(10), /^warning: Lambda runs 10 instances .* L-B99A9384/],
    [
      'no room for header policies',
      { [headerPolicies]: '<Quantity>19</Quantity>' },
      /^blocker: There is no room for 4 response headers policies: 19 of 20/,
    ],
    [
      'no room for roles',
      { GetAccountSummary: '<key>Roles</key><value>990</value><key>RolesQuota</key><value>1000</value>' },
      /^blocker: There is no room for 77 roles/,
    ],
    [
      'a name that another distribution has',
      {
        'GET /2020-05-31/distribution':
          '<DistributionSummary><Id>E1</Id><Aliases><Items><CNAME>surveys.example.com</CNAME></Items></Aliases></DistributionSummary>',
      },
      /^warning: The distribution E1 of this account has surveys\.example\.com/,
    ],
    [
      'a certificate that waits',
      certificate('PENDING_VALIDATION', 'surveys.example.com'),
      /^blocker: The certificate is PENDING_VALIDATION.* aws acm describe-certificate/,
    ],
    [
      'a certificate of another name',
      certificate('ISSUED', '*.surveys.example.com'),
      /^blocker: The certificate is for \*\.surveys\.example\.com, not for/,
    ],
    [
      'a certificate that is not there',
      { DescribeCertificate: missing('ResourceNotFoundException') },
      /^blocker: There is no such certificate/,
    ],
    [
      'a sender that is not verified',
      { 'GET /v2/email/identities/example.com': { VerifiedForSendingStatus: false } },
      /^blocker: SES knows neither surveys@example\.com nor example\.com .* create-email-identity/,
    ],
    ['SES’s sandbox', { 'GET /v2/email/account': { ProductionAccessEnabled: false } }, /^warning: SES is in its sandbox/],
    [
      'data of an earlier stack',
      { ListTables: { TableNames: ['Surveys-prod-Table-X'] } },
      /^warning: What an earlier Surveys-prod kept is there: Surveys-prod-Table-X\./,
    ],
    ['a first try that failed', stackIs('ROLLBACK_COMPLETE'), /^warning: Surveys-prod is what a first deployment .* npm run deploy/],
    ['a deployment under way', stackIs('UPDATE_IN_PROGRESS'), /^blocker: Surveys-prod is being changed/],
    [
      'an update that could not be rolled back',
      stackIs('UPDATE_ROLLBACK_FAILED'),
      /^blocker: Surveys-prod is UPDATE_ROLLBACK_FAILED.* aws cloudformation continue-update-rollback --stack-name Surveys-prod/,
    ],
    [
      'a table that is being restored',
      { DescribeTable: { Table: { TableStatus: 'CREATING' } } },
      /^blocker: The table restored is not ready/,
    ],
    ['what it may not look at', { GetAccountSummary: missing('AccessDenied') }, /^warning: quotas could not be looked at/],
  ])('says of %s what to do', async (_, other, words) => {
    expect((await found(other)).lines).toContainEqual(expect.stringMatching(words))
  })

  it.each<[string, Record<string, Told>, RegExp]>([
    [
      'point-in-time recovery',
      { DescribeContinuousBackups: { ContinuousBackupsDescription: {} } },
      /^warning: .* no point-in-time recovery/,
    ],
    [
      'expiry',
      { DescribeTimeToLive: { TimeToLiveDescription: { TimeToLiveStatus: 'DISABLED' } } },
      /^warning: .*AttributeName=expires_at$/,
    ],
    ['deletion protection', described({ DeletionProtectionEnabled: false }), /^warning: .*--deletion-protection-enabled$/],
    ['a stream', described({ StreamSpecification: undefined }), /^warning: .*StreamViewType=NEW_AND_OLD_IMAGES$/],
    ['the stream that is named', described({ LatestStreamLabel: 'other' }), /^warning: .*-c tableStream=other$/],
  ])('names what a restored table lacks: %s', async (_, other, words) => {
    expect((await found(other)).lines).toEqual([expect.stringMatching(words)])
  })

  it('looks at the stack’s own table where no other serves', async () => {
    const output = '<member><OutputKey>TableName</OutputKey><OutputValue>own</OutputValue></member>'
    const stack = { DescribeStacks: `<StackStatus>UPDATE_COMPLETE</StackStatus>${output}` }
    const { ok, asked } = await found(stack, ['stage=prod', 'adminEmails=you@example.com'])
    expect(ok).toContain('The table own is ready.')
    expect(asked.find(({ name }) => name === 'DescribeTimeToLive')!.body).toEqual({ TableName: 'own' })
  })

  it('warns that alarms notify no one without admins', async () => {
    expect((await found({}, ['stage=prod'])).lines).toEqual([
      expect.stringMatching(/^warning: Alarms and the budget notify no one\. .*-c adminEmails=.*aws sns subscribe/),
    ])
    expect((await found({}, ['stage=dev'])).lines).toEqual([])
  })

  it('looks at a hosted zone in the place of a certificate', async () => {
    expect((await found({}, zone('example.com'))).lines).toEqual([])
    expect((await found({}, zone('example.org'))).lines).toContainEqual(
      expect.stringMatching(/^blocker: example\.org is not in the hosted zone/),
    )
  })

  it.each([
    ['to others', async () => ['ns1.registrar.example'], /^blocker: example\.com is not delegated .* ns-1\.awsdns-01\.com\.$/],
    ['to none', () => Promise.reject(Object.assign(new Error('none'), { code: 'ENODATA' })), /^blocker: example\.com is not delegated/],
    [
      'nobody knows where',
      () => Promise.reject(Object.assign(new Error('late'), { code: 'ETIMEOUT' })),
      /^warning: .* could not be looked up/,
    ],
  ])('gives the remedy for a zone that is delegated %s', async (_, nameServers, words) => {
    expect((await found({}, zone('example.com'), nameServers)).lines).toEqual([expect.stringMatching(words)])
  })

  it('names a record that the deployment would collide with, but not its own', async () => {
    const records = { [recordsAt]: record('example.com.', 'A') }
    expect((await found(records, zone('example.com'))).lines).toEqual([
      expect.stringMatching(/^blocker: example\.com has a record already \(A\)/),
    ])
    const own = deployedWith({ domain: 'example.com', hostedZone: zoneId })
    expect((await found({ ...records, ...own }, zone('example.com'))).lines).toEqual([])
  })

  it.each([
    [10, 10, '1', {}, ['reserve=1 does not fit, only 0 does: AWS keeps 100 of 10 instances unreserved.']],
    [1000, 1000, '451', {}, ['reserve=451 does not fit, only 450 does: AWS keeps 100 of 1000 instances unreserved.']],
    [1000, 1000, '450', {}, []],
    [1000, 200, '450', { reserve: '400' }, []],
  ])(
    'checks whether reserved instances fit: of %i, %i are unreserved, and %s are wanted',
    async (most, left, reserve, before, blockers) => {
      const { lines } = await found({ ...limit(most, left), ...deployedWith(before) }, [...all, `reserve=${reserve}`])
      expect(lines.flatMap((line) => /reserve=\d+ does not fit.*?\./.exec(line) ?? [])).toEqual(blockers)
    },
  )

  it('uses the settings of the deployed stack', async () => {
    const { ok } = await found(deployedWith({ mailFrom: 'surveys@example.com' }), ['stage=prod'])
    expect(ok).toContain('SES sends as example.com.')
  })

  it('names who has not confirmed that they get alarms', async () => {
    const topic = 'arn:aws:sns:ap-northeast-2:123456789012:Alarms'
    const outputs = `<Outputs><member><OutputKey>AlarmTopic</OutputKey><OutputValue>${topic}</OutputValue></member></Outputs>`
    const { lines, ok, asked } = await found(
      {
        DescribeStacks: `<StackStatus>UPDATE_COMPLETE</StackStatus>${outputs}`,
        ListSubscriptionsByTopic: subscription('you@example.com', `${topic}:one`) + subscription('late@example.com', 'PendingConfirmation'),
      },
      ['stage=prod', 'adminEmails=you@example.com'],
    )
    expect(ok).toContain('Alarms reach you@example.com.')
    expect(lines).toEqual([expect.stringMatching(/^warning: late@example\.com is Pending.* aws sns subscribe --topic-arn arn:/)])
    expect(asked.find(({ name }) => name === 'ListSubscriptionsByTopic')!.body).toMatchObject({ TopicArn: topic })
  })

  it('rejects if AWS does not know the caller', async () => {
    await expect(found({ GetCallerIdentity: { status: 403, code: 'InvalidClientTokenId', words: 'Who are you?' } })).rejects.toThrow(
      'Who are you?',
    )
  })
})
