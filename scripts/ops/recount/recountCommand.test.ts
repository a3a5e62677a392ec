import { stubAws, type Refused } from '../../../test/support/stubAws.ts'
import { deployedStreams, readCommand } from './recountCommand.ts'

describe('the command line of a recount', () => {
  it('names surveys or all, here or of a stage', () => {
    expect(readCommand(['--survey', 'A', '--survey', 'B'])).toEqual({ ids: ['A', 'B'], stage: null })
    expect(readCommand(['--all', '--stage', 'prod'])).toEqual({ ids: 'all', stage: 'prod' })
  })

  it.each([
    [[]],
    [['--survey', 'A', '--all']],
    [['--all', '--stage', 'staging']],
    [['--all', '--stage', '']],
    [['--surveys', 'A']],
    [['A']],
  ])('is refused with the usage: %j', (args) => expect(() => readCommand(args)).toThrow('npm run recount -- --survey ID'))
})

describe('a deployed table', () => {
  const outputs = { SiteUrl: 'https://surveys.example', TableName: 'surveys-1', ApiUrl: 'https://a.example', TokenKeyGeneration: '1' }
  const stack = Object.entries(outputs).map(([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`) // oxfmt-ignore
  const busy: Refused = { status: 400, code: 'LimitExceededException', words: 'Too often.' }

  it('is the one that its stack names, and its streams are asked again where that was too soon', async () => {
    const answers = [busy, busy, { Streams: [{ StreamArn: 'arn:1' }] }]
    const { asked, stop } = await stubAws(({ name }) => (name === 'ListStreams' ? answers.shift() : stack.join('')))
    try {
      const ask = await deployedStreams('prod', 1)
      expect(process.env['TABLE']).toBe('surveys-1')
      expect(await ask('ListStreams', { TableName: 'surveys-1' })).toEqual({ Streams: [{ StreamArn: 'arn:1' }] })
      expect(asked.map(({ name, region }) => `${name} ${region}`)).toEqual([
        'DescribeStacks ap-northeast-2',
        ...Array.from({ length: 3 }, () => 'ListStreams ap-northeast-2'),
      ])
      expect([asked[0]!.body, asked[3]!.body]).toMatchObject([{ StackName: 'Surveys-prod' }, { TableName: 'surveys-1' }])
    } finally {
      await stop()
    }
  })

  it('reports a missing right to read immediately', async () => {
    const denied: Refused = { status: 400, code: 'AccessDeniedException', words: 'You may not.' }
    const { asked, stop } = await stubAws(({ name }) => (name === 'ListStreams' ? denied : stack.join('')))
    try {
      const ask = await deployedStreams('dev', 1)
      await expect(ask('ListStreams', {})).rejects.toThrow('You may not.')
      expect(asked.filter(({ name }) => name === 'ListStreams')).toHaveLength(1)
    } finally {
      await stop()
    }
  })
})
