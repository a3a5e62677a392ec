import type { LoggedEvent } from '#shared/infrastructure.ts'

/**
 * Writes a line that an alarm counts by its `event`. As an object: Lambda makes JSON of it, in which the line can be counted. Nothing of a person
 * belongs into it.
 */
export const log = (event: LoggedEvent, more: Record<string, unknown>): void => console.error({ event, ...more })

/** What an error may be logged as where its message may tell of a person: the mail service names whom it refused. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)
