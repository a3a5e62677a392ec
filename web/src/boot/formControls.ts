import { controlsIn, type Control } from '../lib/hydration/controls.ts'

/** Keeps in which order the choices of rankings are ticked. They count as changed from then on, since the same ticks may be another order. */
export const keepOrder = (): void =>
  addEventListener('change', ({ target }) => {
    if ('ranked' in (target as Control).dataset) Object.assign(target as Control, { tick: Date.now(), drafted: '' })
  })

/** The page's form controls, without those whose value no script may set, or may keep. */
export const formControls = (): Control[] =>
  controlsIn(document.querySelector('#root')!).filter(({ type }) => type !== 'file' && type !== 'password')
