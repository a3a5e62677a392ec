import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/forms/choices/Checkbox.tsx'
import { Switch } from '../../../../ui/forms/choices/Switch.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextField } from '../../../../ui/forms/TextField.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { displayName } from '../../marks/names.ts'
import { sectionsOfPool } from '../../store/edits/fittingPools.ts'
import { newPoolId, poolOf, removePool, setPool } from '../../store/edits/pools.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import css from './PoolDialog.module.css'

/** Asks which sections form a pool with a given one, how many of them each respondent gets, and in which order. One step of undo. */
export default function PoolDialog({ sectionId, onClose }: { sectionId: string; onClose: () => void }) {
  const t = useT()
  const store = useEditorStore()
  const dialog = useRef<HTMLDialogElement>(null)
  const [survey] = useState(() => store.get())
  const before = poolOf(survey, sectionId)
  const [ids, setIds] = useState<ReadonlySet<string>>(
    () => new Set(before ? sectionsOfPool(survey, before.id).map(({ id }) => id) : [sectionId]),
  )
  const [show, setShow] = useState(before?.show ?? 1)
  const [isShuffled, setShuffled] = useState(before?.shuffle ?? false)
  const [name, setName] = useState(before?.id ?? newPoolId(survey))
  const [isChecked, setChecked] = useState(false)
  const shown = Math.min(show, Math.max(1, ids.size))
  const errors = { sections: ids.size < 2 ? t('pools.too_few') : undefined, name: nameError(survey, name, before?.id) }

  const close = () => dialog.current?.close()
  const apply = () => {
    if (errors.sections || errors.name) {
      flushSync(() => setChecked(true))
      dialog.current?.querySelector<HTMLElement>('[data-error] input, [aria-invalid=true]')?.focus()
      return
    }
    close()
    store.edit(setPool(before?.id, { id: name, show: shown, shuffle: isShuffled }, ids))
  }
  return (
    <Dialog
      ref={dialog}
      title={t('cards.draw')}
      onClose={onClose}
      unsaved
      actions={
        <>
          {before && (
            <Button
              kind="quiet"
              onClick={() => {
                close()
                store.edit(removePool(before.id))
              }}
            >
              {t('pools.stop')}
            </Button>
          )}
          <Button kind="secondary" onClick={close}>
            {t('admin.cancel')}
          </Button>
          <Button onClick={apply}>{t('pools.apply')}</Button>
        </>
      }
    >
      <div className="stack gap-4">
        <p className="text-sm muted">{t('pools.text')}</p>
        <fieldset data-error={(isChecked && errors.sections) || undefined}>
          <legend className="below-2 text-sm weight-strong">{t('pools.sections')}</legend>
          {isChecked && errors.sections && (
            <p className="below-2 text-sm weight-label failed" role="alert">
              {errors.sections}
            </p>
          )}
          <div className={css.sections}>
            {survey.sections.map(({ id, pool }) => {
              const isOthers = pool !== undefined && pool !== before?.id && survey.pools?.some((one) => one.id === pool)
              return (
                <Checkbox
                  key={id}
                  label={displayName(survey, { kind: 'section', id }, t)}
                  hint={isOthers && t('pools.in_another', { pool })}
                  checked={ids.has(id)}
                  onChange={({ target }) => setIds(target.checked ? new Set([...ids, id]) : new Set([...ids].filter((one) => one !== id)))}
                />
              )
            })}
          </div>
        </fieldset>
        <div className={css.pair}>
          <Select label={t('pools.show')} value={shown} onChange={({ target }) => setShow(Number(target.value))}>
            {Array.from({ length: Math.max(1, ids.size) }, (_, at) => at + 1).map((count) => (
              <option key={count} value={count}>
                {t('pools.show_of', { show: count, count: ids.size })}
              </option>
            ))}
          </Select>
          <TextField
            label={t('pools.name')}
            hint={t('pools.name_hint')}
            value={name}
            error={isChecked ? errors.name : undefined}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Switch label={t('pools.shuffle')} checked={isShuffled} onChange={({ target }) => setShuffled(target.checked)} />
      </div>
    </Dialog>
  )

  function nameError({ pools = [] }: SurveyBody, typed: string, own?: string): string | undefined {
    if (!/^[a-z0-9-]{1,20}$/.test(typed)) return t('pools.name_rules')
    return pools.some(({ id }) => id === typed && id !== own) ? t('errors.duplicate_pool') : undefined
  }
}
