import type { SettingName, Settings } from '../../../infra/stackSettings.ts'
import { AwsError, type Aws } from '../deploy/aws.ts'

/** The result of a check. A `blocker` would make a deployment fail, a `warning` would not. `remedy`: how to fix it. */
export type Finding = { severity: 'ok' | 'warning' | 'blocker'; message: string; remedy?: string }

/** `settings`: to deploy; `deployed`: the present stack's; `account`: the AWS account's id; `nameServers`: looks up those of a domain. */
type CheckContext = {
  aws: Aws
  settings: Settings
  deployed: Partial<Record<SettingName, string>>
  account: string
  nameServers: (domain: string) => Promise<string[]>
}

/** Reads the account, changing nothing. Throws an AwsError if it may not read something. */
export type Check = (context: CheckContext) => Promise<Finding[]>

export const ok = (message: string): Finding => ({ severity: 'ok', message })
export const blocker = (message: string, remedy: string): Finding => ({ severity: 'blocker', message, remedy })
export const warning = (message: string, remedy: string): Finding => ({ severity: 'warning', message, remedy })

/** The result of `read`, or null if AWS answers that it does not exist. */
export async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof AwsError && /NotFound|NoSuch|DoesNotExist|^404$/.test(error.code)) return null
    throw error
  }
}
