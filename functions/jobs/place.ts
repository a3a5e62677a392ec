import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { deserialize, serialize } from 'node:v8'
import { filePrefixes } from '#shared/files/fileTypes.ts'
import { s3 } from '../platform/aws.ts'
import { environment } from '../platform/environment.ts'

/** The object with the place of a step, beside the job's file. It expires as the file does. */
const target = (job: string, step: number) => ({ Bucket: environment('PRIVATE_BUCKET'), Key: `${filePrefixes.exports}${job}/${step}` })

/** Stores the place (checkpoint) at which the step ended: everything that the next one needs. */
export async function savePlace(job: string, step: number, place: object): Promise<void> {
  await s3().send(new PutObjectCommand({ ...target(job, step), Body: serialize(place), ContentType: 'application/octet-stream' }))
}

export async function readPlace(job: string, step: number): Promise<unknown> {
  const { Body } = await s3().send(new GetObjectCommand(target(job, step)))
  return deserialize(await Body!.transformToByteArray())
}

export async function removePlace(job: string, step: number): Promise<void> {
  await s3().send(new DeleteObjectCommand(target(job, step)))
}
