import { endings, namedType, type FileType } from '#shared/files/fileTypes.ts'
import { limits } from '#shared/limits.ts'

/**
 * The name to keep for a file: its last part, in one spelling of each syllable, without signs that nobody sees (they can turn an ending
 * around), and with an ending that says what it is.
 */
export function storedName(given: string, type: FileType): string {
  const last = ends(given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1))
    .toWellFormed()
    .normalize('NFC')
  const seen = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').replace(/^[\s.]+|[\s.]+$/g, '')
  const ending = `.${endings[type]}`
  const name = seen || 'file'
  const right = namedType(name) === type && name.includes('.')
  return right ? shortened(name, name.slice(name.lastIndexOf('.'))) : shortened(name + ending, ending)
}

/** The beginning and the end of a name: as much as can be kept of it, before anything is looked for in it. */
const ends = (name: string) => (name.length > 2 * limits.fileName ? name.slice(0, limits.fileName) + name.slice(-limits.fileName) : name)

/** At most as long as a name may be, with its ending. */
function shortened(name: string, ending: string): string {
  if (name.length <= limits.fileName) return name
  return name.slice(0, limits.fileName - ending.length).toWellFormed() + ending
}
