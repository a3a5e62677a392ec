import { useMemo } from 'react'
import type { Section } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { BilingualRichText } from '../../../../ui/richText/BilingualRichText.tsx'
import { Switch } from '../../../../ui/forms/choices/Switch.tsx'
import { isExemptFromBranching, patchSection } from '../../store/edits/sections.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useOnlyLanguage, useSurveySelector, useEditorStore } from '../../store/useEditorStore.ts'
import { ConditionField } from '../../conditions/ConditionField.tsx'
import { cardIds } from '../cardIds.ts'
import css from '../../kinds/Fields.module.css'
import { QuotingRichText } from '../../quotes/QuotingRichText.tsx'
import { TitlePair } from '../TitlePair.tsx'

export function SectionFields({ section }: { section: Section }) {
  const t = useT()
  const only = useOnlyLanguage()
  const store = useEditorStore()
  const index = useSurveySelector((survey) => surveyIndex(survey).sections.get(section.id)?.index)
  const places = useMemo(() => {
    const owner = { kind: 'section' as const, id: section.id }
    return { show: owner, end: { ...owner, part: 'ends_if' as const } }
  }, [section.id])
  const isAlways = isExemptFromBranching(section)
  const hintId = `${cardIds.section(section.id)}-always`
  const write = (patch: Parameters<typeof patchSection>[1], field: string) =>
    store.edit(patchSection(section.id, patch), { merge: `section:${section.id}:${field}` })
  return (
    <fieldset className={css.fields} aria-labelledby={cardIds.section(section.id)}>
      <TitlePair
        id={cardIds.sectionTitle(section.id)}
        part={places.show}
        path={`sections.${index}`}
        value={section}
        onChange={(field, text) => write({ [field]: text }, field)}
        onBlur={() => store.closeUndoStep()}
      />
      <QuotingRichText part={places.show} owner={section} write={write} />
      <div>
        <Switch
          label={t('cards.always_show')}
          checked={isAlways || section.always_show}
          disabled={isAlways}
          aria-describedby={hintId}
          onChange={({ target }) => store.edit(patchSection(section.id, { always_show: target.checked }))}
        />
        <p id={hintId} className="text-xs leading-snug muted">
          {t(isAlways ? 'cards.always_show_by_id' : 'cards.always_show_hint')}
        </p>
      </div>
      <div>
        <Switch
          label={t('cards.shuffle_questions')}
          checked={section.shuffle_questions === true}
          aria-describedby={`${hintId}-shuffle`}
          onChange={({ target }) => store.edit(patchSection(section.id, { shuffle_questions: target.checked || undefined }))}
        />
        <p id={`${hintId}-shuffle`} className="text-xs leading-snug muted">
          {t('cards.shuffle_questions_hint')}
        </p>
      </div>
      <ConditionField place={places.show} />
      <ConditionField place={places.end} />
      {section.ends_if && (
        <div className="stack gap-2" data-part="end_text">
          <p className="text-xs leading-snug muted">{t('conditions.end_text_hint')}</p>
          <BilingualRichText
            {...(only && { only })}
            labels={{ en: t('conditions.end_text'), ko: t('conditions.end_text_ko') }}
            value={{ en: section.end_text ?? '', ko: section.end_text_ko ?? '' }}
            onChange={(language, html) => {
              const field = language === 'ko' ? 'end_text_ko' : 'end_text'
              write({ [field]: html }, field)
            }}
            onBlur={() => store.closeUndoStep()}
          />
        </div>
      )}
    </fieldset>
  )
}
