import { limits } from '#shared/limits.ts'
import { momentOfSiteMinute, siteMinute, siteTimeZone } from '#shared/time/timeZone.ts'
import { siteTimeZoneName, number } from '../../../../lib/language/format.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { TextField } from '../../../../ui/forms/TextField.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../../ui/icons/siteIcons.ts'
import { RichPair } from '../../fields/RichPair.tsx'
import { BoundField } from '../../kinds/BoundField.tsx'
import css from '../Settings.module.css'
import { useSetting } from '../useSetting.ts'
import { useSettingError } from '../useSettingError.ts'
import { Seats } from './Seats.tsx'

/** When the survey is open, for how many responses, and the text while it is not. */
export function OpeningFields() {
  const t = useT()
  return (
    <>
      <div className="stack gap-2">
        <div className={css.pair}>
          <MomentField name="opens_at" />
          <MomentField name="closes_at" />
        </div>
        <p className={css.hint}>
          {t('life.zone', { zone: siteTimeZoneName() })} <span lang="en">({siteTimeZone})</span>
        </p>
      </div>
      <LimitField />
      <div className={css.text}>
        <p className={css.hint}>{t('life.closed_hint')}</p>
        <RichPair name="closed_text" />
      </div>
    </>
  )
}

/** A moment, entered in the site's time zone. */
function MomentField({ name }: { name: 'opens_at' | 'closes_at' }) {
  const t = useT()
  const { value, change, onBlur } = useSetting(name)
  const label = t(`editor.field_${name}`)
  return (
    <div className={css.cleared}>
      <TextField
        type="datetime-local"
        max="9999-12-31T23:59"
        label={label}
        value={value === undefined ? '' : siteMinute(value)}
        error={useSettingError(name)}
        onChange={({ target }) => change(momentOfSiteMinute(target.value), { whileTyping: true })}
        onBlur={onBlur}
      />
      <IconButton small label={t('life.clear', { name: label })} off={value === undefined} onClick={() => change(undefined)}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}

function LimitField() {
  const t = useT()
  const { value, change, onBlur } = useSetting('response_limit')
  return (
    <div className="stack gap-2">
      <BoundField
        className={css.narrow}
        label={t('editor.field_response_limit')}
        value={value ?? null}
        error={useSettingError('response_limit')}
        unread={t('life.limit_unread', { most: number(limits.responseLimit) })}
        accepts={(typed) => Number.isInteger(typed) && typed >= 1 && typed <= limits.responseLimit}
        onValue={(typed) => change(typed ?? undefined, { whileTyping: true })}
        onBlur={onBlur}
      />
      <p className={css.hint}>{t('life.limit_hint')}</p>
      <Seats />
    </div>
  )
}
