import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { Settings } from '../../infra/settings.ts'
import { signedGet } from './signedGet.ts'

const names = ['SiteUrl', 'TableName', 'ApiUrl', 'TokenKeyGeneration'] as const

export type Outputs = Record<(typeof names)[number], string>

/**
 * What the deployed stack of a stage says of itself, by the machine's own credentials and region. Throws, in words for the operator, where
 * there are none, no such stack, or one of an older version.
 */
export async function stackOutputs(stage: Settings['stage']): Promise<Outputs> {
  const { credentials, region } = new DynamoDBClient().config // finds both as every AWS program does
  const place = await region().catch(() => {
    throw new Error('Say which region the site is in: AWS_REGION=ap-northeast-2, or a profile with one.')
  })
  const endpoint = process.env['AWS_ENDPOINT_URL_CLOUDFORMATION'] ?? `https://cloudformation.${place}.amazonaws.com`
  const url = new URL('/', endpoint)
  url.search = new URLSearchParams({ Action: 'DescribeStacks', StackName: `Surveys-${stage}`, Version: '2010-05-15' }).toString()
  const answer = await fetch(url, { headers: signedGet(url, 'cloudformation', place, await credentials()) })
  const xml = await answer.text()
  if (!answer.ok) throw new Error(`CloudFormation says of Surveys-${stage} in ${place}: ${field(xml, 'Message') ?? answer.status}`)
  const told = new Map(xml.split('<member>').map((part) => [field(part, 'OutputKey'), field(part, 'OutputValue')]))
  return Object.fromEntries(
    names.map((name) => {
      const value = told.get(name)
      if (!value) throw new Error(`Surveys-${stage} has no output ${name}: deploy it first.`)
      return [name, value]
    }),
  ) as Outputs
}

const field = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&')
