/** Milliseconds after the last keystroke before a search starts. */
export const searchDelay = 300
