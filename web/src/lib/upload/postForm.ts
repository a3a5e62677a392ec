import { ApiError } from '../api/ApiError.ts'

/** A form that S3 takes: its address, and the fields that go before the file. */
type Form = { url: string; fields: Record<string, string> }

/**
 * Sends a file by a presigned form, and tells `onSent` how many of its bytes have gone. Throws ApiError `file.not_sent` where S3 refuses,
 * `offline` where nothing answers, and the signal's own reason when that ends it.
 */
export function postForm({ url, fields }: Form, file: Blob, onSent: (bytes: number) => void, signal?: AbortSignal): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  const request = new XMLHttpRequest() // fetch tells nothing of what has gone
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
