import { AsyncLocalStorage } from 'node:async_hooks'

const clock = new AsyncLocalStorage<number>()
let isSet = false

/** Runs `run` with the clock frozen at that time (ms since the epoch); code outside of it keeps the real time. */
export function at<T>(time: number, run: () => T): T {
  if (!isSet) setClock()
  isSet = true
  return clock.run(time, run)
}

function setClock() {
  const RealDate = Date
  const now = () => clock.getStore() ?? RealDate.now()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: [], made) => Reflect.construct(target, given.length ? given : [now()], made) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  })
}
