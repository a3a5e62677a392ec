import { ApiError } from '../api/ApiError.ts'

type Attempt<Saved, Stored> = {
  /** Stores what is edited, on the version that it is based on. Throws ApiError; 412 if another version is stored. */
  send: () => Promise<Saved>
  /** Fetches what is stored. Throws ApiError. */
  load: () => Promise<Stored>
  /** Whether what is stored equals what was sent. */
  isSent: (stored: Stored) => boolean
}
type Outcome<Saved, Stored> = { saved: Saved | Stored } | { theirs: Stored } | { error: unknown }

/**
 * Attempts to save a versioned document; never rejects. `theirs`: somebody else saved in between, a conflict. If the stored version equals what was
 * sent, an earlier attempt succeeded and its reply was lost: that counts as saved.
 */
export async function attemptSave<Saved, Stored>({ send, load, isSent }: Attempt<Saved, Stored>): Promise<Outcome<Saved, Stored>> {
  try {
    return { saved: await send() }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) return { error }
    try {
      const stored = await load()
      return isSent(stored) ? { saved: stored } : { theirs: stored }
    } catch (later) {
      return { error: later }
    }
  }
}

/** The error that stands for a conflict which the person has not decided. */
export const undecidedConflict = (): ApiError => new ApiError(412, 'stale_version')
