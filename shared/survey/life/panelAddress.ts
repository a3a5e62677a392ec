import { placeholders, type Panel } from './lifeFields.ts'

/** The outcomes of a response that a panel distinguishes. */
type PanelEnd = keyof Panel

/**
 * The address to send a respondent to at the end: the panel's address with the percent-encoded values of the link's fields; null without an address.
 * A field without a value is ''.
 */
export function panelAddress(
  { panel }: { panel?: Panel | undefined },
  end: PanelEnd,
  link: Readonly<Record<string, string>> = {},
): string | null {
  const valueOf = (name: string) => (Object.hasOwn(link, name) ? link[name]! : '')
  return panel?.[end]?.replaceAll(placeholders, (_, name: string) => encodeURIComponent(valueOf(name))) ?? null
}
