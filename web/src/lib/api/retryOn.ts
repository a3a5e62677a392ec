import { ApiError } from './ApiError.ts'

/** Repeats a call that fails with this status, which the next attempt may not meet: at most `most` attempts. Throws what the last one throws. */
export async function retryOn<T>(status: number, most: number, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (most > 1 && error instanceof ApiError && error.status === status) return retryOn(status, most - 1, attempt)
    throw error
  }
}
