import type { LoggedEvent } from '#shared/infrastructure.ts'
import { optionalEnvironment } from './environment.ts'

/** Logs an object with the deployed commit: Lambda writes it as the JSON that metric filters match. Never log personal data. */
export const log = (event: LoggedEvent, more: Record<string, unknown>): void => {
  const version = optionalEnvironment('VERSION')
  console.error({ event, ...(version && { version }), ...more })
}

/** An error's name, to log if its message may contain personal data: SES puts addresses into it. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error)
