import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '#functions/platform/aws.ts'
import { canarySurveyId, table } from '#shared/infrastructure.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'

ownTable()

const items = async () => (await documents().send(new ScanCommand({ TableName: process.env['TABLE'] }))).Items!
const submit = (answers: unknown[]) => callRoute('submitResponse', { body: { survey_id: canarySurveyId, answers, demographics: {} } })

describe('a submission of the canary', () => {
  it('writes one counter that expires, whatever is sent and how often', async () => {
    const before = (await items()).length
    for (const answers of [[], [{ question_id: 'name', value: 'x'.repeat(1_000) }], []]) {
      const { status, body } = await submit(answers)
      expect([status, body]).toEqual([204, undefined])
    }
    const after = await items()
    expect(after).toHaveLength(before + 1)
    const written = after.find(({ used }) => used === 3)!
    expect(written[table.expiry]).toBeGreaterThan(Date.now() / 1000)
    expect(JSON.stringify(after)).not.toContain('xxx')
  })
})
