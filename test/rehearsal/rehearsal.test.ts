import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Resource } from '../../scripts/lab/rehearse/assembly.ts'
import { pass, shortPass } from './pass/pass.ts'
import { plant } from './plant.ts'
import { forkRehearsal } from '../../scripts/lab/rehearse/forkRehearsal.ts'

const folder = mkdtempSync(join(tmpdir(), 'assembly-'))
const context = { stage: 'dev', mailFrom: 'surveys@surveys.example' }
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the stack in `from`, and tries it. */
async function rehearse(from: string, tryIt: typeof pass, given?: Record<string, string>) {
  const rehearsal = await forkRehearsal(from, given)
  try {
    const failures = await tryIt(rehearsal)
    return { failures, ...(await rehearsal.report()) }
  } finally {
    await rehearsal.stop()
  }
}

describe('the synthesized stack', () => {
  let seen: Awaited<ReturnType<typeof rehearse>>
  beforeAll(async () => {
    seen = await rehearse(folder, pass, context)
  }, 180_000)

  it('serves pages and files with their headers, and every route to guests, members and admins as the manifest says', () => {
    expect(seen.failures).toEqual([])
  })

  it('gives every function the rights it needs', () => {
    expect(seen.denied).toEqual([])
  })

  it('counts the responses by the table’s stream', () => {
    expect(seen.uncounted).toEqual([])
    expect(seen.counted).toBeGreaterThan(5)
  })

  it('sends its mails from the address it was given', () => {
    expect(seen.mails.length).toBeGreaterThan(0)
    for (const { from, caller } of seen.mails) expect([from, caller]).toEqual([context.mailFrom, 'sendInquiry'])
  })
})

const found = (resources: Record<string, Resource>, matches: (id: string, resource: Resource) => boolean): [string, Resource] => {
  const one = Object.entries(resources).find(([id, resource]) => matches(id, resource))
  if (!one) throw new Error('there is nothing to break')
  return one
}

describe('a rehearsal of a stack with faults', () => {
  let seen: Awaited<ReturnType<typeof rehearse>>
  let planted = ''
  afterAll(() => rmSync(planted, { recursive: true, force: true }))
  beforeAll(async () => {
    planted = plant(folder, (resources) => {
      const [, role] = found(resources, (id) => id.startsWith('listUsersRole'))
      const document = role.Properties.Policies[0].PolicyDocument as { Statement: { Action: string | string[]; Resource: unknown }[] }
      document.Statement = document.Statement.filter(({ Resource }) => !JSON.stringify(Resource).includes('/index/'))
      const [, reader] = found(resources, (id, { Type }) => Type === 'AWS::Lambda::Function' && id.startsWith('listIdentities'))
      delete (reader.Properties.Environment.Variables as Record<string, unknown>).TABLE
      const [route] = found(
        resources,
        (_, { Type, Properties }) => Type === 'AWS::ApiGatewayV2::Route' && Properties.RouteKey === 'GET /api/inquiries/unread_count',
      )
      delete resources[route]
    })
    seen = await rehearse(planted, shortPass)
  }, 180_000)

  it.each([
    ['a right that is missing', /^listUsers as admin answered 5\d\d instead of 200/],
    ['a variable that is missing', /^listIdentities as member answered 5\d\d instead of 200/],
    ['a route that is missing', /^countUnreadInquiries as admin answered 404 instead of 200/],
  ])('names the route with %s', (_, words) => {
    expect(seen.failures).toContainEqual(expect.stringMatching(words))
  })

  it('names no other route', () => {
    expect(seen.failures.filter((words) => !/^(?:listUsers|listIdentities|countUnreadInquiries) /.test(words))).toEqual([])
  })

  it('names the missing right', () => {
    expect(new Set(seen.denied)).toEqual(
      new Set([expect.stringMatching(/^listUsers is not authorized to perform: dynamodb:Query on resource: \S+\/index\/list$/) as string]),
    )
  })
})
