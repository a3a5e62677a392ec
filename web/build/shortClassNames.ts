import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Four letters that are a hash of the text. */
const letters = (text: string) =>
  Array.from(createHash('sha256').update(text).digest().subarray(0, 4), (byte) => alphabet[byte % alphabet.length]!).join('')

/** Names classes of CSS modules: letters for the file's path, digits within it, so that other files keep theirs. Throws for equal letters. */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const known = new Map<string, { path: string; names: string[] }>()
  return (name, file) => {
    const path = relative(folder, file.split('?')[0]!).split(sep).join('/')
    const own = letters(path)
    const { path: first, names } = known.get(own) ?? { path, names: [] }
    if (first !== path) throw new Error(`${path} and ${first} get the same letters for their classes: rename one.`)
    known.set(own, { path, names })
    if (!names.includes(name)) names.push(name)
    return own + names.indexOf(name).toString(36)
  }
}
