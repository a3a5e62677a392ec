import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { limits } from '#shared/limits.ts'
import type { FileType } from '#shared/files/fileTypes.ts'
import { s3 } from '../platform/aws.ts'
import { environment } from '../platform/environment.ts'

/** The URL and fields of a form that uploads a file of exactly this type and size (bytes) to `Key` of the private bucket, within an hour. */
export async function presignedUpload(Key: string, type: FileType, size: number) {
  return createPresignedPost(s3(), {
    Bucket: environment('PRIVATE_BUCKET'),
    Key,
    Fields: { 'Content-Type': type },
    Conditions: [['content-length-range', size, size]],
    Expires: limits.uploadSeconds,
  })
}
