import { placeholders, type Panel } from './lifeFields.ts'

/** How a response ends for the panel that sent the respondent. */
type PanelEnd = keyof Panel

/**
 * Where a survey sends a respondent at the end: the panel's address with the values of the link's fields, percent-encoded, in place of their names;
 * null without an address. A field without a value is ''.
 */
export function panelAddress(
  { panel }: { panel?: Panel | undefined },
  end: PanelEnd,
  link: Readonly<Record<string, string>> = {},
): string | null {
  const valueOf = (name: string) => (Object.hasOwn(link, name) ? link[name]! : '')
  return panel?.[end]?.replaceAll(placeholders, (_, name: string) => encodeURIComponent(valueOf(name))) ?? null
}
