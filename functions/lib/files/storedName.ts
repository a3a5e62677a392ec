import { endings, namedType, type FileType } from '#shared/fileTypes.ts'
import { limits } from '#shared/limits.ts'

/**
 * The name to keep for a file: its last part, in one spelling of each syllable, without signs that nobody sees (they can turn an ending
 * around), and with an ending that says what it is.
 */
export function storedName(given: string, type: FileType): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1)!
  const seen = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').replace(/^[\s.]+|[\s.]+$/g, '')
  const ending = `.${endings[type]}`
  const name = seen || 'file'
  const right = namedType(name) === type && name.includes('.')
  return right ? shortened(name, name.slice(name.lastIndexOf('.'))) : shortened(name + ending, ending)
}

/** At most as long as a name may be, with its ending. */
function shortened(name: string, ending: string): string {
  if (name.length <= limits.fileName) return name
  return name.slice(0, limits.fileName - ending.length).toWellFormed() + ending
}
