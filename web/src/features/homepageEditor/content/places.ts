import type { Translate } from '../../../lib/language/i18n.ts'
import { groupFields, groups, type Group } from './content.ts'

/** The part of the form that a field belongs to, by a path such as `mission.1.title.en`. */
export const groupOf = (path: string): Group | undefined =>
  groups.find((group) => (groupFields[group] as readonly string[]).includes(path.split('.')[0]!))

/** 'Mission 2' for `mission.1.title.en`. */
export function placeOf(path: string, group: Group, t: Translate): string {
  const index = /\.(\d+)/.exec(path)?.[1]
  return index === undefined ? t(`homepage.${group}`) : `${t(`homepage.${group}`)} ${Number(index) + 1}`
}
