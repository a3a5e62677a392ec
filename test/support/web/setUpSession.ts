import { act, renderHook } from '@testing-library/react'
import { signOut, useUser } from '../../../web/src/lib/session/session.ts'
import { loadAllTexts } from './loadAllTexts.ts'

/** For a file whose tests sign a user in: loads all texts before them, and signs out and clears the storage after each. */
export function setUpSession(): void {
  beforeAll(async () => {
    renderHook(useUser).unmount() // from now on the session follows the token
    await loadAllTexts()
  })
  afterEach(() => {
    act(signOut)
    localStorage.clear()
  })
}
