import type { HomepageBody } from '#shared/homepage.ts'
import { useT, type Translate } from '../../lib/language/i18n.ts'
import { Icon } from '../../ui/Icon.tsx'
import { groupFields, type Group } from './content/content.ts'
import { missing } from './content/missing.ts'
import type { Content } from './fields/contentField.ts'
import { useFormLanguage } from './fields/formLanguage.ts'
import css from './Form.module.css'
import { GroupFields } from './GroupFields.tsx'

type Props = Content & { group: Group; isOpen: boolean; onToggle: () => void }

/** A part of the form: a line with what it holds, and its fields while it is open. */
export function GroupPanel({ group, isOpen, onToggle, ...content }: Props) {
  const t = useT()
  const language = useFormLanguage()
  const count = missing(groupFields[group].map((name) => content.content[name]))[language]
  const name = t(language === 'ko' ? 'work.korean' : 'work.english')
  return (
    <section className={css.group} data-group={group}>
      <h2>
        <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={onToggle}>
          {t(`homepage.${group}`)}
          <small>{summary(group, content.content, t)}</small>
          {count > 0 && (
            <span className={css.missing}>
              <span aria-hidden="true">{count}</span>
              <span className="unseen">{t('homepage.texts_missing', { language: name, count })}</span>
            </span>
          )}
          <Icon name="down" className={isOpen ? css.open : ''} />
        </button>
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
