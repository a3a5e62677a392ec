import { AsyncLocalStorage } from 'node:async_hooks'
import { dynamo } from '#functions/platform/aws.ts'

/** `left`: calls to DynamoDB that it still makes; the last of them is sent or not, by `sends`. */
type Life = { left: number; sends: boolean; ended: boolean }

const lives = new AsyncLocalStorage<Life>()
let watched = false

class Killed extends Error {}

type Next = (args: { input: object }) => Promise<unknown>

function watch(): void {
  if (watched) return
  watched = true
  const stack = dynamo().middlewareStack as unknown as { add: (middleware: (next: Next) => Next, options: object) => void }
  stack.add(
    (next) => async (args) => {
      const life = lives.getStore()
      if (!life) return next(args)
      if (life.ended) throw new Killed()
      if (--life.left > 0) return next(args)
      life.ended = true
      if (life.sends) await next(args)
      throw new Killed()
    },
    { step: 'initialize', priority: 'low', name: 'mortal' },
  )
}

/**
 * Runs a function that is killed at its call number `calls` to DynamoDB, before it is sent or (`sends`) after it came through: nothing of it is
 * heard again. Rejects if it was.
 */
export async function killedAt<T>(calls: number, sends: boolean, run: () => Promise<T>): Promise<T> {
  watch()
  const life: Life = { left: calls, sends, ended: false }
  const result = await lives.run(life, run)
  if (life.ended) throw new Killed()
  return result
}
