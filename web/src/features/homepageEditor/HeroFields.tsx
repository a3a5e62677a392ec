import { limits } from '#shared/limits.ts'
import { otherLanguage } from '#shared/text.ts'
import { useT } from '../../lib/language/i18n.ts'
import { blank, type Text, type Badge } from './content/content.ts'
import { listField, textField, type Content } from './fields/contentField.ts'
import { useFormLanguage, useFieldName } from './fields/formLanguage.ts'
import css from './Form.module.css'
import { PlainField } from './fields/PlainField.tsx'
import { RichField } from './fields/RichField.tsx'
import { EntryList, type Row } from './lists/EntryList.tsx'
import { MediaList } from './media/MediaList.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { DragHandle, useMoveBy } from '../../ui/sorting/SortableList.tsx'
import { MoveDownIcon, MoveUpIcon, TrashIcon } from '../../ui/icons/workIcons.ts'
import badgeRow from './lists/BadgeRow.module.css'

export function HeroFields(content: Content) {
  const t = useT()
  const language = useFormLanguage()
  const nameOf = ({ label }: { label: Text }, index: number) => label[language] || t('homepage.badge', { at: index + 1 })
  return (
    <>
      <RichField label={t('homepage.hero_title')} {...textField(content, 'hero_title')} />
      <RichField label={t('homepage.hero_subtext')} {...textField(content, 'hero_subtext')} />
      <fieldset className={css.list}>
        <legend>{t('homepage.badges')}</legend>
        <EntryList
          id="hero_badges"
          label={t('homepage.badges')}
          {...listField(content, 'hero_badges')}
          nameOf={nameOf}
          add={{ label: t('homepage.add_badge'), entry: () => ({ label: blank }), most: limits.homepageItems }}
        >
          {(row) => <BadgeRow row={row} />}
        </EntryList>
      </fieldset>
      <div className={css.pair}>
        <PlainField label={t('homepage.cta_survey_label')} {...textField(content, 'cta_survey_label')} fallback={t('home.open_survey')} />
        <PlainField
          label={t('homepage.cta_partner_label')}
          {...textField(content, 'cta_partner_label')}
          fallback={t('homepage.partner_inquiry')}
        />
      </div>
      <PlainField rows={2} label={t('homepage.footnote')} {...textField(content, 'hero_footnote')} />
      <MediaList id="hero_media" label={t('homepage.hero_media')} {...listField(content, 'hero_media')} />
    </>
  )
}

function BadgeRow({ row: { entry, index, name, isFirst, isLast, change, remove } }: { row: Row<Badge> }) {
  const t = useT()
  const moveBy = useMoveBy()
  const language = useFormLanguage()
  const nameOf = useFieldName()
  const named = (action: 'admin.move_up' | 'admin.move_down' | 'admin.remove') => t('homepage.action_of', { action: t(action), name })
  return (
    <div className={badgeRow.line}>
      <DragHandle name={name} />
      <input
        className="control"
        aria-label={nameOf(t('homepage.badge', { at: index + 1 }), language)}
        lang={language}
        value={entry.label[language]}
        placeholder={entry.label[otherLanguage(language)]}
        maxLength={limits.longText}
        autoComplete="off"
        onChange={({ target }) => {
          const text = target.value
          change((now) => ({ ...now, label: { ...now.label, [language]: text } }))
        }}
      />
      <IconButton small label={named('admin.move_up')} off={isFirst} onClick={() => moveBy(-1)}>
        <MoveUpIcon />
      </IconButton>
      <IconButton small label={named('admin.move_down')} off={isLast} onClick={() => moveBy(1)}>
        <MoveDownIcon />
      </IconButton>
      <IconButton small label={named('admin.remove')} onClick={remove}>
        <TrashIcon />
      </IconButton>
    </div>
  )
}
