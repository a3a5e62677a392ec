import type { ReactNode } from 'react'
import type { Bilingual } from '#shared/text.ts'
import { Media } from '../../../ui/images/Media.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { BilingualText } from '../../../ui/BilingualText.tsx'
import { filledItems, isFilled, type Item } from '../content/filled.ts'
import css from './Items.module.css'
import { DrawnPattern } from '../hero/DrawnPattern.tsx'
import { Section } from '../layout/Section.tsx'
import section from '../layout/Section.module.css'
import { usePickText } from '../content/usePickText.ts'

/** The layout of a section's items: a statement with pairs below, a ruled table, numbered rows, a chain, or one feature with pairs below. */
type Layout = 'mission' | 'cells' | 'rows' | 'chain' | 'features'

const sectionClass: Partial<Record<Layout, string>> = { mission: section.split!, chain: section.raised! }

/** The `sizes` of pictures in each layout. */
const widths: Record<Layout, string> = {
  mission: '(min-width: 1000px) 740px, 100vw',
  cells: '(min-width: 1000px) 360px, (min-width: 640px) 50vw, 100vw',
  rows: '(min-width: 1000px) 360px, 100vw',
  chain: '(min-width: 1000px) 270px, 100vw',
  features: '(min-width: 1000px) 740px, (min-width: 640px) 50vw, 100vw',
}

type Props = { id: string; layout: Layout; title: string; items: Item[] | undefined; footnote: Bilingual | undefined }

export function ItemSection({ id, layout, title, items, footnote }: Props) {
  const shown = filledItems(items)
  const List = layout === 'rows' ? 'ol' : 'ul'
  if (shown.length === 0) return null
  return (
    <Section id={id} title={title} footnote={footnote} className={`${css[`of_${layout}`] ?? ''} ${sectionClass[layout] ?? ''}`}>
      <List role="list" className={css[layout]} tabIndex={layout === 'features' ? 0 : undefined}>
        {shown.map((item, index) => (
          <SectionItem
            key={index}
            item={item}
            sizes={widths[layout]}
            drawing={layout === 'features' && <Drawing of={item} index={index} />}
          />
        ))}
      </List>
    </Section>
  )
}

const Drawing = ({ of: { title }, index }: { of: Item; index: number }) => (
  <div className={css.drawing}>
    <DrawnPattern name={title.en || title.ko || ''} index={index + 1} />
  </div>
)

function SectionItem({ item, sizes, drawing }: { item: Item; sizes: string; drawing: ReactNode }) {
  const pick = usePickText()
  const description = pick(item.description)
  const media = item.media.filter(({ url }) => url)
  const titled = isFilled(item.title)
  return (
    <li>
      {media.length === 0 && drawing}
      {media.length > 0 && (
        <div className={media.length > 1 ? css.several : css.media}>
          {media.map((mediaItem, index) => (
            <Media key={index} item={mediaItem} sizes={sizes} />
          ))}
        </div>
      )}
      {(titled || description.text) && (
        <div className={css.words}>
          {titled && (
            <h3>
              <BilingualText of={item.title} />
            </h3>
          )}
          {description.text && <RichText className={css.text} html={description.text} lang={description.lang} />}
        </div>
      )}
    </li>
  )
}
