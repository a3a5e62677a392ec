import { useId, useRef, useState } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { useEditorStore } from '../store/useEditor.ts'
import { ActiveNote } from './ActiveNote.tsx'
import { ActiveSwitch } from './ActiveSwitch.tsx'
import { DescriptionFields } from './DescriptionFields.tsx'
import { LookFields } from './LookFields.tsx'
import { SlugField } from './SlugField.tsx'
import { SurveyAddress } from './SurveyAddress.tsx'
import css from './SurveyFields.module.css'
import { TitleField } from './TitleField.tsx'
import { useSurveyShown } from './useSurveyShown.ts'

/** The card above the sections: what the survey says of itself. A jump here goes to the description or the title that is missing, else to the first title. */
export function SurveyFields() {
  const t = useT()
  const id = useId()
  const store = useEditorStore()
  const card = useRef<HTMLElement>(null)
  const title = useRef<HTMLTextAreaElement>(null)
  const titleKo = useRef<HTMLTextAreaElement>(null)
  const [describing, setDescribing] = useState(0)
  useSurveyShown(({ part }) => {
    if (part === 'description') return setDescribing((jumps) => jumps + 1)
    const { title: english, title_ko } = store.survey()
    const missing = english && !title_ko ? titleKo : title
    card.current?.scrollIntoView({ block: 'start' })
    missing.current?.focus({ preventScroll: true })
  })
  return (
    <section ref={card} className={css.card} aria-label={t('fields.region')}>
      <div className={css.row}>
        <TitleField name="title" ref={title} onEnter={() => titleKo.current?.focus()} />
        <TitleField name="title_ko" ref={titleKo} />
        <SlugField describedBy={`${id}-address`} />
        <ActiveSwitch describedBy={`${id}-blocked`} />
        <SurveyAddress id={`${id}-address`} />
        <ActiveNote id={`${id}-blocked`} />
      </div>
      <DescriptionFields jumps={describing} />
      <LookFields />
    </section>
  )
}
