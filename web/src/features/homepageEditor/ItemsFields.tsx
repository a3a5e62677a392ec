import { limits } from '#shared/limits.ts'
import { useT } from '../../lib/language/i18n.ts'
import type { ItemField } from '#shared/site/itemFields.ts'
import { otherLanguage } from '#shared/text.ts'
import { blank, type Item } from './content/content.ts'
import { listField, textField, type Content } from './fields/contentField.ts'
import { useFormLanguage } from './fields/formLanguage.ts'
import { PlainField } from './fields/PlainField.tsx'
import { RichField } from './fields/RichField.tsx'
import { EntryRow } from './lists/EntryRow.tsx'
import { EntryList, type Row } from './lists/EntryList.tsx'
import { keyOf } from './content/keys.ts'
import { MediaList } from './media/MediaList.tsx'

/** One of the five lists of items, with its footnote. */
export function ItemsFields({ field, label, ...content }: Content & { field: ItemField; label: string }) {
  const t = useT()
  const language = useFormLanguage()
  const other = otherLanguage(language)
  return (
    <>
      <EntryList<Item>
        id={field}
        label={label}
        {...listField(content, field)}
        nameOf={({ title }, index) => title[language] || title[other] || t('homepage.item', { at: index + 1 })}
        add={{
          label: t('homepage.add_item'),
          entry: () => ({ title: blank, description: blank, media: [] }),
          most: limits.homepageItems,
        }}
      >
        {(row) => (
          <EntryRow row={row}>
            <ItemFields {...row} />
          </EntryRow>
        )}
      </EntryList>
      <PlainField rows={2} label={t('homepage.footnote')} {...textField(content, `${field}_footnote`)} />
    </>
  )
}

function ItemFields({ entry, change }: Row<Item>) {
  const t = useT()
  return (
    <>
      <PlainField label={t('admin.title')} value={entry.title} onChange={(edit) => change((now) => ({ ...now, title: edit(now.title) }))} />
      <RichField
        label={t('admin.description')}
        value={entry.description}
        onChange={(edit) => change((now) => ({ ...now, description: edit(now.description) }))}
      />
      <MediaList
        id={`media ${keyOf(entry)}`}
        label={t('admin.media')}
        entries={entry.media}
        onChange={(edit) => change((now) => ({ ...now, media: edit(now.media) }))}
      />
    </>
  )
}
