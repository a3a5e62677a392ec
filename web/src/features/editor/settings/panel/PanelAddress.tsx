import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '#shared/limits.ts'
import type { Panel } from '#shared/survey/life/lifeFields.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { TextField } from '../../../../ui/forms/TextField.tsx'
import { Menu, MenuButton } from '../../../../ui/overlays/Menu.tsx'
import css from './PanelAddress.module.css'
import { useSetting } from '../useSetting.ts'
import { useErrorAfterTyping } from '../useSettingError.ts'
import { withPlaceholder } from './withPlaceholder.ts'

/** The address of one end of the survey, with a menu that inserts a link field. */
export function PanelAddress({ end }: { end: keyof Panel }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { value: panel, change, onBlur: closeUndoStep } = useSetting('panel')
  const { value: fields = [] } = useSetting('link_fields')
  const { error, onType, onBlur } = useErrorAfterTyping(`panel.${end}`)
  const address = panel?.[end] ?? ''
  const label = t(`life.panel_${end}`)

  const write = (next: string, whileTyping = false) => {
    const addresses = Object.entries({ ...panel, [end]: next }).filter(([, given]) => given)
    change(addresses.length > 0 ? Object.fromEntries(addresses) : undefined, { whileTyping })
  }
  const insert = (name: string) => {
    const { text, caret } = withPlaceholder(address, name, input.current?.selectionStart ?? address.length)
    flushSync(() => write(text))
    input.current?.focus()
    input.current?.setSelectionRange(caret, caret)
  }
  return (
    <div className={css.address}>
      <TextField
        ref={input}
        label={label}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.url}
        value={address}
        error={error}
        onChange={({ target }) => {
          onType()
          write(target.value, true)
        }}
        onBlur={() => {
          onBlur()
          closeUndoStep()
        }}
      />
      {fields.length > 0 && (
        <Menu button={t('life.insert')} label={t('life.insert_into', { name: label })}>
          {[...new Set(fields.map(({ name }) => name))].map((name) => (
            <MenuButton key={name} onClick={() => insert(name)}>
              <code>{`{${name}}`}</code>
            </MenuButton>
          ))}
        </Menu>
      )}
    </div>
  )
}
