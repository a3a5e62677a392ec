import type { Settings } from '../../infra/settings.ts'
import { AwsError, type Aws } from '../deploy/aws.ts'

/** What was looked at: `fine`, `stops` a deployment, or is worth to `know`. `remedy`: what to do about it. */
export type Finding = { is: 'fine' | 'stops' | 'know'; words: string; remedy?: string }

/** What a look gets to see. `asked`: the settings that would be deployed. */
type Scene = { aws: Aws; asked: Settings; account: string }

export type Look = (scene: Scene) => Promise<Finding[]>

export const fine = (words: string): Finding => ({ is: 'fine', words })
export const stops = (words: string, remedy: string): Finding => ({ is: 'stops', words, remedy })
export const know = (words: string, remedy: string): Finding => ({ is: 'know', words, remedy })

/** What `read` resolves to, or null where AWS says that there is no such thing. */
export async function orNothing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof AwsError && /NotFound|NoSuch|DoesNotExist|^404$/.test(error.code)) return null
    throw error
  }
}
