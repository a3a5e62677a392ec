import { ApiError } from '../api/ApiError.ts'

/** A presigned S3 form: its URL, and the fields that precede the file. */
type Form = { url: string; fields: Record<string, string> }

/**
 * Uploads a file with a presigned form; `onSent` gets the number of bytes sent. Rejects with ApiError `file.not_sent` where S3 refuses it, `offline`
 * where there is no response, or the signal's reason.
 */
export function postForm({ url, fields }: Form, file: Blob, onSent: (bytes: number) => void, signal?: AbortSignal): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  const request = new XMLHttpRequest() // fetch reports no upload progress
  const abort = () => request.abort()
  return new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', abort)
    request.upload.addEventListener('progress', ({ loaded }) => onSent(Math.min(loaded, file.size)))
    request.addEventListener('load', () => {
      if (request.status < 300) resolve()
      else reject(new ApiError(request.status, 'file.not_sent'))
    })
    request.addEventListener('error', () => reject(new ApiError(0, 'offline')))
    request.addEventListener('abort', () => reject(signal?.reason as Error))
    request.open('POST', url)
    request.send(form)
  }).finally(() => signal?.removeEventListener('abort', abort))
}
