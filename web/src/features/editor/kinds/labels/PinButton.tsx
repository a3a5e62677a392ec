import { useT } from '../../../../lib/language/i18n.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { PinIcon } from '../../../../ui/icons/workIcons.ts'

/** Pins the item of that name while the others are shuffled. */
export function PinButton({ name, isOn, onPin }: { name: string; isOn: boolean; onPin: (isOn: boolean) => void }) {
  const t = useT()
  return (
    <IconButton small label={`${t('cards.pinned')}: ${name}`} aria-pressed={isOn} onClick={() => onPin(!isOn)}>
      <PinIcon />
    </IconButton>
  )
}
