import { useId } from 'react'
import type { MediaItem } from '#shared/survey/media.ts'
import { useT, type TextKey } from '../../../lib/language/i18n.ts'
import css from './Media.module.css'

/** Row by row, as in the grid. */
const positions = ['top-left', 'top', 'top-right', 'left', 'center', 'right', 'bottom-left', 'bottom', 'bottom-right'] as const
const nameOf = (place: MediaItem['position']) => `homepage.${place.replace('-', '_')}` as TextKey

/** Chooses the part of a picture that stays visible, in a 3 by 3 grid. */
export function PositionField({ value, onChange }: { value: MediaItem['position']; onChange: (position: MediaItem['position']) => void }) {
  const t = useT()
  const id = useId()
  return (
    <fieldset className={css.position}>
      <legend>{t('homepage.position')}</legend>
      <div className={css.grid}>
        {positions.map((place) => (
          <label key={place} title={t(nameOf(place))}>
            <input type="radio" name={id} aria-label={t(nameOf(place))} checked={place === value} onChange={() => onChange(place)} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
