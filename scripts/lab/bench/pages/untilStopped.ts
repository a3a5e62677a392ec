import { Stopped } from '../measureProduct.ts'

const signals = ['SIGINT', 'SIGTERM']

/** Resolves as `work` does; throws Stopped after INT or TERM, so that whoever began something can end it. */
export async function untilStopped<T>(work: Promise<T>): Promise<T> {
  const stopped = Promise.withResolvers<never>()
  const stop = () => stopped.reject(new Stopped())
  for (const signal of signals) process.on(signal, stop)
  try {
    return await Promise.race([stopped.promise, work])
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}
