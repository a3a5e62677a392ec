import { controlsIn, type Control } from '../lib/hydration/controls.ts'

/** The page's form controls, without those whose value no script may set, or may keep. */
export const formControls = (): Control[] =>
  controlsIn(document.querySelector('#root')!).filter(({ type }) => type !== 'file' && type !== 'password')
