import type { HomepageBody } from '#shared/site/homepage.ts'
import { blank, type Change, type Text, type TextField } from '../content/content.ts'

export type Content = { content: HomepageBody; edit: Change<HomepageBody> }

type ListField = {
  [Name in keyof HomepageBody]-?: NonNullable<HomepageBody[Name]> extends readonly object[] ? Name : never
}[keyof HomepageBody]
type EntryOf<Name extends ListField> = NonNullable<HomepageBody[Name]>[number]

export const textField = ({ content, edit }: Content, name: TextField): { value: Text | undefined; onChange: Change<Text> } => ({
  value: content[name],
  onChange: (change) => edit((now) => ({ ...now, [name]: change(now[name] ?? blank) })),
})

export const listField = <Name extends ListField>(
  { content, edit }: Content,
  name: Name,
): { entries: EntryOf<Name>[]; onChange: Change<EntryOf<Name>[]> } => ({
  entries: content[name] ?? [],
  onChange: (change) => edit((now) => ({ ...now, [name]: change(now[name] ?? []) })),
})
