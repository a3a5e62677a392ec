const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** A random id of 8 characters, for a new section, question or choice. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(8)), (random) => letters[random % letters.length]).join('')
