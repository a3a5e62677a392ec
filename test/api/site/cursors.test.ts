import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin } from '../../support/api/people.ts'

ownTable()

type List = { name: 'listInquiries' | 'listUsers' | 'listSurveyVersions'; params: { id: string } }

const admin = ownAdmin()
let lists: List[]
beforeAll(async () => {
  await buildMember()
  const inquiry = { name: 'Jian Seo', email: 'jian@example.com', note: 'We would like to take part.' }
  for (let turn = 0; turn < 2; turn++) await callRoute('sendInquiry', { body: inquiry })
  const surveys = [await createSurvey(admin), await createSurvey(admin)]
  for (const survey of surveys) await callRoute('updateSurvey', { as: admin, params: { id: survey.id }, body: survey })
  lists = [
    { name: 'listInquiries', params: { id: '' } },
    { name: 'listUsers', params: { id: '' } },
    ...surveys.map(({ id }): List => ({ name: 'listSurveyVersions', params: { id } })),
  ]
})

const page = ({ name, params }: List, cursor?: string) =>
  callRoute(name, { as: admin, params, query: { limit: '1', ...(cursor !== undefined && { cursor }) } })

it('takes the cursor that the same list gave', async () => {
  for (const list of lists) {
    const first = await page(list)
    const second = await page(list, String(first.headers['x-next-cursor']))
    expect([list.name, second.status, second.body.length]).toEqual([list.name, 200, 1])
    expect(second.body).not.toEqual(first.body)
  }
})

it('refuses a cursor that no list gave', async () => {
  for (const list of lists)
    for (const cursor of ['x', '2', '0', '2026-11-25', '.', '￿', `${'z'.repeat(150)}.${'A'.repeat(16)}`])
      expect([list.name, cursor, await page(list, cursor)]).toMatchObject([
        list.name,
        cursor,
        { status: 422, body: { code: 'invalid', errors: [{ path: 'cursor' }] } },
      ])
})

it('refuses a cursor that another list gave', async () => {
  for (const list of lists) {
    const cursor = String((await page(list)).headers['x-next-cursor'])
    for (const other of lists.filter((one) => one !== list))
      expect([list.name, other.name, (await page(other, cursor)).status]).toEqual([list.name, other.name, 422])
  }
})
