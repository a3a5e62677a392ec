import { useT } from '../../../../lib/language/i18n.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { useMoveBy } from '../../../../ui/sorting/SortList.tsx'
import { WorkIcon } from '../../../../ui/WorkIcon.tsx'
import css from './ChoicesField.module.css'

type Props = { at: number; isLast: boolean; onRemove: () => void }

/** Up, down and out, for the choice in place `at`, from 1. Buttons that have nowhere to move keep the focus. */
export function ChoiceMoves({ at, isLast, onRemove }: Props) {
  const t = useT()
  const moveBy = useMoveBy()
  const named = (words: string) => `${words}: ${t('cards.choice_menu', { at })}`
  return (
    <span className={css.moves}>
      <button type="button" aria-label={named(t('work.move_up'))} aria-disabled={at === 1 || undefined} onClick={() => moveBy(-1)}>
        <WorkIcon name="up" />
      </button>
      <button type="button" aria-label={named(t('work.move_down'))} aria-disabled={isLast || undefined} onClick={() => moveBy(1)}>
        <Icon name="down" />
      </button>
      <button
        type="button"
        aria-label={t('cards.remove_choice', { at })}
        onClick={(event) => {
          // the focus goes to the next choice's button, else to what adds one
          const row = event.currentTarget.closest('li')!
          const near = row.nextElementSibling ?? row.previousElementSibling
          const next =
            near?.querySelector<HTMLElement>('button:last-of-type') ?? row.closest('fieldset')?.querySelector<HTMLElement>('ol ~ button')
          onRemove()
          next?.focus()
        }}
      >
        <Icon name="close" />
      </button>
    </span>
  )
}
