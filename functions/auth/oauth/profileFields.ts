/** A part of a provider's answer as an object; an empty one for anything that is none. */
export const objectOf = (value: unknown): Record<string, unknown> => (value !== null && typeof value === 'object' ? { ...value } : {})

/** A text of a provider's answer; '' for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** What identifies somebody at a provider, as a string: some say it as a number. Throws where it is missing. */
export function subjectOf(value: unknown): string {
  const subject = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : textOf(value)
  if (!subject || subject.length > 255) throw new Error('The provider did not say who this is.')
  return subject
}

/** True, and "true", which some providers say. */
export const isTrue = (value: unknown): boolean => value === true || value === 'true'
