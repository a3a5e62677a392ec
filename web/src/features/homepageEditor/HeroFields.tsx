import { limits } from '#shared/limits.ts'
import { useT } from '../../lib/language/i18n.ts'
import { blank, type Text } from './content/content.ts'
import { listField, textField, type Content } from './fields/contentField.ts'
import { useFormLanguage } from './fields/formLanguage.ts'
import css from './Form.module.css'
import { PlainField } from './fields/PlainField.tsx'
import { RichField } from './fields/RichField.tsx'
import { BadgeRow } from './lists/BadgeRow.tsx'
import { EntryList } from './lists/EntryList.tsx'
import { MediaList } from './media/MediaList.tsx'

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
