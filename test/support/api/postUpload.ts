import type { RouteName } from '#shared/paths.ts'
import { callsOf } from '../../../scripts/lab/rehearse/services/awsCalls.ts'
import { checkCalls } from './iam.ts'

export type Upload = { url: string; fields: Record<string, string> }

/** Sends a form that a function signed to S3, like a page, and returns S3's status and text. Like S3, it checks the signer's rights when the form is used. */
export async function postUpload(signer: RouteName, { url, fields }: Upload, file: Buffer): Promise<{ status: number; words: string }> {
  await checkCalls(signer, callsOf('PutObjectCommand', { Bucket: fields.bucket, Key: fields.key }))
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(file)]))
  const answer = await fetch(url, { method: 'POST', body: form })
  return { status: answer.status, words: await answer.text() }
}
