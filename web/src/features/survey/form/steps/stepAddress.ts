import { aboutStep } from './stepsOf.ts'

const prefix = '#step='
const aboutHash = '#about'

/** The fragment of a step's address; '' for the first. */
export const hashOf = (step: string, first: string): string =>
  step === first ? '' : step === aboutStep ? aboutHash : prefix + encodeURIComponent(step)

/** The step that a fragment names: `first` without a fragment, undefined for any other fragment. */
export function stepAt(hash: string, first: string): string | undefined {
  if (hash === '') return first
  if (hash === aboutHash) return aboutStep
  if (!hash.startsWith(prefix)) return undefined
  try {
    return decodeURIComponent(hash.slice(prefix.length))
  } catch {
    return first
  }
}
