import { useCallback, useRef } from 'react'
import type { Language } from '#shared/fields.ts'
import type { QuotingPart } from '#shared/quotes/quoteIndex.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { BilingualRichText, type Inserter } from '../../../ui/richText/BilingualRichText.tsx'
import { useOnlyLanguage, useEditorStore } from '../store/useEditorStore.ts'
import { QuoteLine } from './QuoteLine.tsx'
import css from './QuoteLine.module.css'
import { withTextAtEnd } from './writtenQuotes.ts'

type Described = { description: string; description_ko: string }
type Props = {
  part: QuotingPart
  owner: Described
  /** Writes a field of the owner, named for the undo step. */
  write: (patch: Partial<Described>, field: string) => void
}

/** The description of a section or question, which may quote. */
export function QuotingRichText({ part, owner, write }: Props) {
  const t = useT()
  const only = useOnlyLanguage()
  const store = useEditorStore()
  const inserter = useRef<Inserter | null>(null)
  const onInserter = useCallback((insert: Inserter | null) => {
    inserter.current = insert
  }, [])
  const value = { en: owner.description, ko: owner.description_ko }
  const onChange = (language: Language, html: string) => {
    const field = language === 'ko' ? 'description_ko' : 'description'
    write({ [field]: html }, field)
  }
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
