import type { HomepageBody } from '#shared/site/homepage.ts'
import { useT, type Translate } from '../../lib/language/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { DownIcon } from '../../ui/icons/siteIcons.ts'
import { groupFields, type Group } from './content/content.ts'
import { countMissingTexts } from './content/countMissingTexts.ts'
import { FaqFields } from './FaqFields.tsx'
import { type Content, textField } from './fields/contentField.ts'
import { useFormLanguage } from './fields/formLanguage.ts'
import { PlainField } from './fields/PlainField.tsx'
import { RichField } from './fields/RichField.tsx'
import css from './Form.module.css'
import { HeroFields } from './HeroFields.tsx'
import { ItemsFields } from './ItemsFields.tsx'

type Props = Content & { group: Group; isOpen: boolean; onToggle: () => void }

export function GroupPanel({ group, isOpen, onToggle, ...content }: Props) {
  const t = useT()
  const language = useFormLanguage()
  const count = countMissingTexts(groupFields[group].map((name) => content.content[name]))[language]
  const name = t(language === 'ko' ? 'admin.korean' : 'admin.english')
  return (
    <section className="ruled-below" data-group={group}>
      <h2>
        <Button kind="plain" className={css.toggle} aria-expanded={isOpen} onClick={onToggle}>
          {t(`homepage.${group}`)}
          <small>{summary(group, content.content, t)}</small>
          {count > 0 && (
            <span className={css.missing}>
              <span aria-hidden="true">{count}</span>
              <span className="unseen">{t('homepage.texts_missing', { language: name, count })}</span>
            </span>
          )}
          <DownIcon className={isOpen ? css.open : ''} />
        </Button>
      </h2>
      {isOpen && (
        <fieldset className={css.fields} aria-label={t(`homepage.${group}`)}>
          <GroupFields group={group} {...content} />
        </fieldset>
      )}
    </section>
  )
}

function summary(group: Group, content: HomepageBody, t: Translate): string {
  if (group === 'hero') return content.hero_media?.length ? t('homepage.media_count', { count: content.hero_media.length }) : ''
  if (group === 'faq') return t('homepage.questions', { count: content.faq?.length ?? 0 })
  if (group === 'survey' || group === 'contact' || group === 'footer') return ''
  return t('homepage.items', { count: content[group]?.length ?? 0 })
}

/** The fields of one part of the form. */
function GroupFields({ group, ...content }: Content & { group: Group }) {
  const t = useT()
  const label = t(`homepage.${group}`)
  if (group === 'hero') return <HeroFields {...content} />
  if (group === 'faq') return <FaqFields {...content} label={label} />
  if (group === 'footer') return <RichField label={t('homepage.footer_html')} {...textField(content, 'footer_html')} />
  if (group !== 'survey' && group !== 'contact') return <ItemsFields {...content} field={group} label={label} />
  const prefix = group === 'survey' ? 'survey_section' : 'contact'
  return (
    <>
      <PlainField
        label={t('admin.title')}
        {...textField(content, `${prefix}_title`)}
        fallback={t(group === 'survey' ? 'homepage.voice_of_partners' : 'homepage.contact')}
      />
      <RichField label={t('homepage.section_text')} {...textField(content, `${prefix}_text`)} />
      <PlainField rows={2} label={t('homepage.footnote')} {...textField(content, `${prefix}_footnote`)} />
    </>
  )
}
