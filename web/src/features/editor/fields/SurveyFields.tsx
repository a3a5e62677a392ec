import { useId, useRef } from 'react'
import { useT } from '../../../lib/i18n.ts'
import { useEditorStore } from '../store/useEditor.ts'
import { ActiveSwitch } from './ActiveSwitch.tsx'
import { LookFields } from './LookFields.tsx'
import { RichPair } from './RichPair.tsx'
import { SlugField } from './SlugField.tsx'
import { SurveyAddress } from './SurveyAddress.tsx'
import css from './SurveyFields.module.css'
import { TitleField } from './TitleField.tsx'
import { useSurveyShown } from './useSurveyShown.ts'

/** The card above the sections: what the survey says of itself. A jump here goes to the title that is missing, else to the first. */
export function SurveyFields() {
  const t = useT()
  const id = useId()
  const store = useEditorStore()
  const card = useRef<HTMLElement>(null)
  const title = useRef<HTMLInputElement>(null)
  const titleKo = useRef<HTMLInputElement>(null)
  useSurveyShown(() => {
    const { title: english, title_ko } = store.survey()
    const missing = english && !title_ko ? titleKo : title
    card.current?.scrollIntoView({ block: 'start' })
    missing.current?.focus({ preventScroll: true })
  })
  return (
    <section ref={card} className={css.card} aria-label={t('fields.region')}>
      <div className={css.row}>
        <TitleField name="title" ref={title} />
        <TitleField name="title_ko" ref={titleKo} />
        <SlugField describedBy={`${id}-address`} />
        <ActiveSwitch />
        <SurveyAddress id={`${id}-address`} />
      </div>
      <RichPair name="description" />
      <LookFields />
    </section>
  )
}
