import { isChanged, isChoice, nameOf } from '../lib/hydration/controls.ts'
import { answerControl, rowControl } from '../features/survey/answers/controls.ts'
import { surveyIdAt } from '../features/survey/persistence/rememberedResponse.ts'
import { readStoredDraft, tokenUserId } from '../features/survey/persistence/storedDraft.ts'
import { formControls } from './formControls.ts'

/** Enters the plain values of the survey's draft before the app can restore it, so that a respondent sees the draft before typing over it. */
export function enterDraft(slugOrId: string): void {
  const draft = readStoredDraft(surveyIdAt(slugOrId), tokenUserId())
  if (draft?.response !== null) return
  const values = new Map<string, unknown>(Object.entries(draft.demographics ?? {}))
  for (const [id, value] of Object.entries(draft.answers)) {
    values.set(answerControl(id), value)
    if (typeof value === 'object') for (const [row, answer] of Object.entries(value)) values.set(rowControl(id, row), answer)
  }
  const controls = formControls()
  for (const control of controls) if (isChanged(control)) values.delete(nameOf(control))
  for (const control of controls) {
    const value = values.get(nameOf(control))
    if (value === undefined) continue
    if (isChoice(control)) {
      control.tick = [value].flat().map(String).indexOf(control.value) + 1
      control.drafted = control.checked = control.tick > 0
    } else if (typeof value === 'string' || typeof value === 'number') control.drafted = control.value = String(value)
  }
}
