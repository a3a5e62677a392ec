import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Reach } from '#shared/responses/reach.ts'
import { began } from '#shared/responses/reachStep.ts'
import type { Results } from '#shared/responses/results.ts'
import { documents } from '../platform/aws.ts'
import { key, shards } from './keys.ts'
import { getAll, tableName } from './table.ts'

type Counted = { id: string; sections: readonly { id: string }[]; count_reach?: boolean | undefined }

/** The attribute that counts a step. */
const nameOf = (step: string) => (step === began ? began : `section ${step}`)

/** Counts that one respondent reached these steps of a survey. Steps that the survey does not have are ignored. Stores nothing about the respondent. */
export async function addReach({ id, sections }: Counted, steps: readonly string[]): Promise<void> {
  const known = new Set([began, ...sections.map((section) => section.id)]).intersection(new Set(steps))
  if (known.size === 0) return
  const names = [...known].map((step, at) => [`#${at}`, nameOf(step)] as const)
  const shard = Math.floor(Math.random() * shards.length)
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key.reach(id, shard),
      UpdateExpression: `ADD ${names.map(([name]) => `${name} :one`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(names),
      ExpressionAttributeValues: { ':one': 1 },
    }),
  )
}

/** Adds to a survey's results how far respondents got, regardless of the results' filter. Adds nothing if nothing was counted. */
export async function withReach(results: Results, survey: Counted): Promise<Results> {
  const reach = survey.count_reach === false ? null : await readReach(survey)
  return reach ? { ...results, reach } : results
}

async function readReach({ id, sections }: Counted): Promise<Reach | null> {
  const items = await getAll(shards.map((shard) => key.reach(id, shard)), { consistent: false }) // oxfmt-ignore
  if (items.length === 0) return null
  const count = (step: string) => items.reduce((sum, item) => sum + Number(item[nameOf(step)] ?? 0), 0)
  return { began: count(began), sections: sections.map((section) => ({ id: section.id, count: count(section.id) })) }
}
