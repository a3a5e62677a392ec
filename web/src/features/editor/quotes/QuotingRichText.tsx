import { useCallback, useRef } from 'react'
import type { Language } from '#shared/fields.ts'
import type { QuotingPart } from '#shared/quotes/quoteIndex.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { BilingualRichText, type BilingualRichTextProps, type Inserter } from '../../../ui/richText/BilingualRichText.tsx'
import { useOnlyLanguage, useEditorStore } from '../store/useEditorStore.ts'
import { QuoteLine } from './QuoteLine.tsx'
import css from './QuoteLine.module.css'
import { withTextAtEnd } from './writtenQuotes.ts'

type Props = Pick<BilingualRichTextProps, 'value' | 'onChange'> & { part: QuotingPart }

/** The description of a section or question, which may quote. */
export function QuotingRichText({ part, value, onChange }: Props) {
  const t = useT()
  const only = useOnlyLanguage()
  const store = useEditorStore()
  const inserter = useRef<Inserter | null>(null)
  const onInserter = useCallback((insert: Inserter | null) => {
    inserter.current = insert
  }, [])
  const labels = { en: t('cards.description'), ko: t('cards.description_ko') }
  const insert = (language: Language, source: string) => {
    if (inserter.current) inserter.current(language, source)
    else onChange(language, withTextAtEnd(value[language], source))
    store.closeUndoStep()
  }
  return (
    <div className="stack gap-2">
      <BilingualRichText
        {...(only && { only })}
        labels={labels}
        value={value}
        onChange={onChange}
        onBlur={() => store.closeUndoStep()}
        onInserter={onInserter}
      />
      <div className={css.lines}>
        {(only ? [only] : (['en', 'ko'] as const)).map((language) => (
          <div key={language}>
            <QuoteLine
              part={part}
              label={labels[language]}
              language={language}
              text={value[language]}
              isRich
              onText={(html) => onChange(language, html)}
              onInsert={(source) => insert(language, source)}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
