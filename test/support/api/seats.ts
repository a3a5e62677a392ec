import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { key } from '#functions/data/keys.ts'
import { handler } from '#functions/jobs/runJob.ts'
import { documents } from '#functions/platform/aws.ts'
import type { ownBackground } from './background.ts'
import { callRoute, type Caller } from './callRoute.ts'
import { withFunction } from './iam.ts'

/** Saves a survey with some fields changed. */
export async function saveSurvey(admin: Caller, id: string, change: object) {
  const { body } = await callRoute('getSurvey', { as: admin, params: { id } })
  const saved = await callRoute('updateSurvey', { as: admin, params: { id }, body: { ...body, ...change } })
  if (saved.status !== 200) throw new Error(`saving the survey answered ${saved.status}: ${JSON.stringify(saved.body)}`)
  return saved.body
}

/** Moves the beginning of a job so many seconds into the past. */
const backdate = (job: string, seconds: number) =>
  documents().send(
    new UpdateCommand({
      TableName: process.env.TABLE,
      Key: key.job(job),
      UpdateExpression: 'SET created_at = :then',
      ExpressionAttributeValues: { ':then': new Date(Date.now() - seconds * 1000).toISOString() },
    }),
  )

/** Runs the counts of seats that saves have started, as they would run half a minute later. The background must be held. */
export async function countSeats(background: ReturnType<typeof ownBackground>): Promise<void> {
  for (const { event } of background.calls.splice(0)) {
    const { job } = event as { job: string }
    await backdate(job, 31)
    await withFunction('runJob', () => handler({ job }, { getRemainingTimeInMillis: () => 900_000 }))
  }
}
