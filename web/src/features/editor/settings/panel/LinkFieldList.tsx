import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '#shared/limits.ts'
import { linkNameProblem } from '#shared/survey/life/linkFieldName.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/forms/TextField.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { CloseIcon, PlusIcon } from '../../../../ui/icons/siteIcons.ts'
import { useRemoval } from '../../removal/useRemoval.ts'
import { addLinkField, removeLinkField, renameLinkField } from '../../store/edits/linkFields.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import css from '../Settings.module.css'
import { useSetting } from '../useSetting.ts'
import { useErrorAfterTyping } from '../useSettingError.ts'

/** The names of the values that the link to the survey may carry. */
export function LinkFieldList() {
  const t = useT()
  const store = useEditorStore()
  const list = useRef<HTMLFieldSetElement>(null)
  const { value: fields = [] } = useSetting('link_fields')
  const add = () => {
    flushSync(() => store.edit(addLinkField))
    const added = [...(list.current?.querySelectorAll('input') ?? [])].at(-1)
    added?.focus()
    added?.select()
  }
  return (
    <fieldset ref={list} className="stack gap-3">
      <legend className="below-2 text-sm weight-strong">{t('editor.field_link_fields')}</legend>
      <p className={css.hint}>{t('life.link_fields_hint')}</p>
      {fields.map(({ name }, index) => (
        <LinkField
          key={index}
          index={index}
          name={name}
          onRemoved={() => list.current?.querySelector<HTMLElement>('[data-add]')?.focus()}
        />
      ))}
      <p>
        <Button kind="quiet" data-add disabled={fields.length >= limits.linkFields} onClick={add}>
          <PlusIcon /> {t('life.add_link_field')}
        </Button>
      </p>
    </fieldset>
  )
}

function LinkField({ index, name, onRemoved }: { index: number; name: string; onRemoved: () => void }) {
  const t = useT()
  const store = useEditorStore()
  const confirm = useRemoval()
  const { error, onType, onBlur } = useErrorAfterTyping(`link_fields.${index}.name`)
  /** The name in clauses, addresses and texts. A typed name that is invalid or taken leaves it, so that references of two fields never mix. */
  const named = useRef<string>(undefined)
  const change = (typed: string) => {
    onType()
    const others = (store.get().link_fields ?? []).toSpliced(index, 1)
    const carries = (one: string) => linkNameProblem(one) === undefined && !others.some((field) => field.name === one)
    if (named.current === undefined || carries(name)) named.current = name
    store.edit(renameLinkField(index, typed, carries(typed) ? named.current : undefined), { merge: `link_field:${index}` })
  }
  const remove = () => {
    const edit = removeLinkField(index)
    confirm(edit, () => {
      flushSync(() => store.edit(edit))
      onRemoved()
    })
  }
  return (
    <div className={css.cleared}>
      <TextField
        label={t('life.link_field', { at: index + 1 })}
        value={name}
        error={error}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => change(target.value)}
        onBlur={() => {
          onBlur()
          named.current = undefined
          store.closeUndoStep()
        }}
      />
      <IconButton small label={t('life.remove_link_field', { at: index + 1 })} onClick={remove}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
