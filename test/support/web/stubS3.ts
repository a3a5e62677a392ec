/** An upload of the page to S3, settled by the test, or immediately by `arriveAll`. */
type Sent = {
  name: string
  size: number
  aborted: boolean
  progress: (share: number) => void
  arrive: (status?: number) => void
  lose: () => void
}

/** S3 as XMLHttpRequest reaches it in jsdom: each file waits until the test lets it arrive or fail. Returns the uploads. */
export function stubS3({ arriveAll = false } = {}): Sent[] {
  const all: Sent[] = []
  class Request extends EventTarget {
    upload = new EventTarget()
    status = 0
    one: Sent | undefined
    open() {}
    send(form: FormData) {
      const { name, size } = form.get('file') as File
      const end = (event: string, status = 0) => {
        this.status = status
        this.dispatchEvent(new Event(event))
      }
      this.one = {
        name,
        size,
        aborted: false,
        progress: (share) => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: size * share })),
        arrive: (status = 204) => end('load', status),
        lose: () => end('error'),
      }
      all.push(this.one)
      if (arriveAll) queueMicrotask(this.one.arrive)
    }
    abort() {
      if (this.one) this.one.aborted = true
      this.dispatchEvent(new Event('abort'))
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request })
  return all
}
