import { useId, useRef, useState, type RefObject } from 'react'
import { limits } from '#shared/limits.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { GrowingField } from '../../../ui/forms/GrowingField.tsx'
import { useEditorStore, useEditorView, useSurveySelector } from '../store/useEditorStore.ts'
import { DescriptionFields } from './DescriptionFields.tsx'
import { LookFields } from './LookFields.tsx'
import { SlugField } from './SlugField.tsx'
import { SurveyAddress } from './SurveyAddress.tsx'
import css from './SurveyFields.module.css'
import { useOnJump } from '../store/useOnJump.ts'
import { useSurveyField } from './useSurveyField.ts'
import { Button } from '../../../ui/Button.tsx'
import { AlertIcon } from '../../../ui/icons/siteIcons.ts'
import { selectDefault } from '../marks/focusField.ts'
import { displayName, nameOf } from '../marks/names.ts'
import { useLogicCheck } from '../logic/useLogicCheck.ts'
import { Switch } from '../../../ui/forms/choices/Switch.tsx'

/** The card above the sections with the survey's own fields. A jump here focuses the description or the missing title, else the first title. */
export function SurveyFields() {
  const t = useT()
  const id = useId()
  const store = useEditorStore()
  const card = useRef<HTMLElement>(null)
  const title = useRef<HTMLTextAreaElement>(null)
  const titleKo = useRef<HTMLTextAreaElement>(null)
  const [descriptionJumps, setDescriptionJumps] = useState(0)
  const focusPart = ({ part }: { part?: string }) => {
    if (part === 'description') return setDescriptionJumps((jumps) => jumps + 1)
    const { title: english, title_ko } = store.get()
    const missing = english && !title_ko ? titleKo : title
    card.current?.scrollIntoView({ block: 'start' })
    missing.current?.focus({ preventScroll: true })
  }
  useOnJump('survey', isInCard, focusPart)
  return (
    <section ref={card} className={css.card} aria-label={t('fields.region')}>
      <div className={css.row}>
        <TitleField name="title" ref={title} onEnter={() => titleKo.current?.focus()} />
        <TitleField name="title_ko" ref={titleKo} />
        <SlugField describedBy={`${id}-address`} />
        <div className={css.switches}>
          <FlagSwitch name="is_active" label={t('admin.active')} describedBy={`${id}-blocked`} />
          <FlagSwitch name="is_listed" label={t('fields.listed')} describedBy={`${id}-listed`} />
        </div>
        <SurveyAddress id={`${id}-address`} />
        <ListedNote id={`${id}-listed`} />
        <ActiveNote id={`${id}-blocked`} />
      </div>
      <DescriptionFields jumps={descriptionJumps} />
      <LookFields />
    </section>
  )
}

const isInCard = ({ part }: { part?: string }) => part === undefined || part === 'description'

type Props = { name: 'title' | 'title_ko'; ref: RefObject<HTMLTextAreaElement | null>; onEnter?: () => void }

function TitleField({ name, ref, onEnter }: Props) {
  const t = useT()
  const { value, error, change, onBlur: settle } = useSurveyField(name)
  return (
    <GrowingField
      ref={ref}
      label={t(`fields.${name}`)}
      lang={name === 'title' ? 'en' : 'ko'}
      maxLength={limits.title}
      autoComplete="off"
      error={error}
      value={value}
      onText={change}
      onEnter={onEnter}
      onClick={({ currentTarget }) => selectDefault(currentTarget)}
      onBlur={settle}
    />
  )
}

/** Warns, while the survey is active, of a required question without choices, which keeps people from submitting the survey. */
function ActiveNote({ id }: { id: string }) {
  const t = useT()
  const view = useEditorView()
  const isActive = useSurveySelector((survey) => survey.is_active)
  const checked = useLogicCheck()
  const place = checked?.warnings.find((warning) => warning.code === 'no_choices' && warning.required)?.place
  const blocking = isActive && place?.kind === 'question' ? nameOf(checked!.survey, place) : undefined
  if (!blocking || place?.kind !== 'question') return null
  return (
    <div id={id} className={css.blocked}>
      <AlertIcon className="warned" />
      <p>
        {t('fields.blocked')}{' '}
        <Button kind="plain" onClick={() => view.jumpTo(place, blocking.section_id)}>
          {displayName(checked!.survey, place, t)}
        </Button>
      </p>
    </div>
  )
}

/** Says where people find the survey. Visible while the survey is unlisted; always describes its switch. */
function ListedNote({ id }: { id: string }) {
  const t = useT()
  const isListed = useSurveySelector((survey) => survey.is_listed)
  return (
    <p id={id} hidden={isListed} className={css.unlisted}>
      {t(isListed ? 'fields.listed_on' : 'fields.listed_off')}
    </p>
  )
}

type FlagSwitchProps = { name: 'is_active' | 'is_listed'; label: string; describedBy: string }

/** Switches whether people can answer the survey (`is_active`), or find it without its link (`is_listed`), from the next save on. */
function FlagSwitch({ name, label, describedBy }: FlagSwitchProps) {
  const store = useEditorStore()
  const isOn = useSurveySelector((survey) => survey[name])
  return (
    <Switch
      label={label}
      aria-describedby={describedBy}
      checked={isOn}
      onChange={({ target }) => store.edit((survey) => ({ ...survey, [name]: target.checked }))}
    />
  )
}
