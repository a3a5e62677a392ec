import { createServer, type Server } from 'node:http'
import { listen } from '../../local/listen.ts'
import { checkSignature } from '../../local/s3/signature.ts'
import { stackOutputs } from './stackOutputs.ts'

const member = (key: string, value: string) =>
  `<member>\n<Description>What it is.</Description><OutputKey>${key}</OutputKey>\n<OutputValue>${value}</OutputValue></member>`
const all = {
  SiteUrl: 'https://surveys.example',
  TableName: 'surveys-1',
  ApiUrl: 'https://a.example/?a=1&amp;b=2',
  TokenKeyGeneration: '3',
}
const stack = (outputs: Record<string, string>) =>
  `<DescribeStacksResponse><Outputs>${Object.entries(outputs)
    .map(([key, value]) => member(key, value))
    .join('')}</Outputs></DescribeStacksResponse>`

let status = 200
let answer = ''
let asked = ''
let server: Server
let close: () => Promise<void>
const own = { ...process.env }

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = request.url!
    const [path = '', query = ''] = asked.split('?')
    try {
      checkSignature({ method: 'GET', path, query, headers: request.headersDistinct }, (id) => (id === 'key' ? 'secret' : undefined))
      response.writeHead(status).end(answer)
    } catch (error) {
      response.writeHead(403).end(String(error))
    }
  })
  const { url, close: end } = await listen(server, 0)
  close = end
  const place = { AWS_REGION: 'ap-northeast-2', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'session' }
  Object.assign(process.env, place, { AWS_ENDPOINT_URL_CLOUDFORMATION: url })
})
afterAll(async () => {
  process.env = own
  await close()
})

describe('stackOutputs', () => {
  it('calls CloudFormation with a valid signature, and reads the outputs', async () => {
    answer = stack(all)
    expect(await stackOutputs('prod')).toEqual({ ...all, ApiUrl: 'https://a.example/?a=1&b=2' })
    expect(asked).toContain('StackName=Surveys-prod')
  })

  it('reports CloudFormation’s error for a missing stack', async () => {
    status = 400
    answer = '<ErrorResponse><Error><Message>Stack with id Surveys-dev does not exist</Message></Error></ErrorResponse>'
    await expect(stackOutputs('dev')).rejects.toThrow('There is no Surveys-dev in ap-northeast-2: deploy it first')
    answer = '<ErrorResponse><Error><Code>AccessDenied</Code><Message>You may not</Message></Error></ErrorResponse>'
    await expect(stackOutputs('dev')).rejects.toThrow('CloudFormation says of Surveys-dev in ap-northeast-2: You may not')
    status = 200
  })

  it('names an output that an older stack does not have', async () => {
    answer = stack({ SiteUrl: all.SiteUrl, TableName: all.TableName })
    await expect(stackOutputs('prod')).rejects.toThrow('Surveys-prod has no output ApiUrl')
  })
})
