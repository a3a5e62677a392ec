import { useState } from 'react'
import type { SurveyBody } from '#shared/survey/survey.ts'
import type { MissingText } from '#shared/survey/languages/translations.ts'
import { useT, type Translate } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { DownIcon, GlobeIcon } from '../../../ui/icons/siteIcons.ts'
import type { JumpTarget } from '../store/editorView.ts'
import { groupOf } from '../store/settingsGroups.ts'
import { useEditorView } from '../store/useEditorStore.ts'
import css from './LogicCheckPanel.module.css'
import { displayName, nameOf, type PartRef } from '../marks/names.ts'

const firstShown = 20

type Props = {
  survey: SurveyBody
  texts: readonly MissingText[]
  heading: string
  /** The text above the list. */
  note?: string
}

/** The texts with a missing or outdated language, each a link to its place; nothing without any. */
export function TextList({ survey, texts, heading, note }: Props) {
  const t = useT()
  const [isWhole, setWhole] = useState(false)
  const [isOpen, setOpen] = useState(false)
  if (texts.length === 0) return null
  const shown = isWhole ? texts : texts.slice(0, firstShown)
  return (
    <details className={css.part} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <GlobeIcon className={css.warns} />
        <h2 className="text-sm">{heading}</h2>
        <span className="text-xs muted">{t('logic.missing_count', { count: texts.length })}</span>
        <DownIcon className={css.fold} />
      </summary>
      {isOpen && note && <p className={css.none}>{note}</p>}
      {isOpen && (
        <ul className={css.list}>
          {shown.map((text) => (
            <ListedText key={`${JSON.stringify(text.place)} ${text.field}`} {...{ survey, text }} />
          ))}
        </ul>
      )}
      {isOpen && shown.length < texts.length && (
        <Button kind="plain" className={css.remedy} onClick={() => setWhole(true)}>
          {t('logic.missing_more', { count: texts.length - shown.length })}
        </Button>
      )}
    </details>
  )
}

function ListedText({ survey, text }: { survey: SurveyBody; text: MissingText }) {
  const t = useT()
  const view = useEditorView()
  const owner = ownerOf(text)
  const go = () => view.jumpTo(placeOf(text), owner && nameOf(survey, owner)?.section_id)
  return (
    <li>
      <Button kind="plain" className={css.missing} onClick={go}>
        <span className={css.language}>{t(`logic.in_${text.language}`)}</span>
        <span>
          {owner ? displayName(survey, owner, t) : t('logic.survey')}
          <span className={css.detail}>{fieldName(text, t)}</span>
        </span>
      </Button>
    </li>
  )
}

/** The section or question that a text belongs to; undefined for the survey's own texts. */
function ownerOf({ place }: MissingText): PartRef | undefined {
  if (place.kind === 'survey') return undefined
  return 'question_id' in place ? { kind: 'question', id: place.question_id } : place
}

function fieldName({ place, field }: MissingText, t: Translate): string {
  const name = t(place.kind === 'row' || place.kind === 'point' ? `logic.field_${place.kind}` : `logic.field_${field}`)
  return 'question_id' in place ? `${name} ${place.index + 1}` : name
}

function placeOf({ place, field, language }: MissingText): JumpTarget {
  if (place.kind === 'choice') return { kind: 'question', id: place.question_id, part: 'choices' }
  if (place.kind === 'point') return { kind: 'question', id: place.question_id, part: 'points' }
  if (place.kind === 'row') return { kind: 'question', id: place.question_id, part: 'rows' }
  if (place.kind === 'media') return { kind: 'question', id: place.question_id }
  if (place.kind === 'survey' && field === 'description') return { ...place, part: 'description' }
  if (place.kind === 'survey' && groupOf(field)) return { ...place, part: groupOf(field)!, language }
  if (place.kind === 'question' && (field === 'unit' || field === 'na_label'))
    return { ...place, part: language === 'ko' ? `${field}_ko` : field }
  if (place.kind !== 'question' || language === 'en') return place
  return { ...place, part: field === 'title' ? 'title_ko' : 'description_ko' }
}
