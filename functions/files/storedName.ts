import { endings, namedType, type FileType } from '#shared/files/fileTypes.ts'
import { limits } from '#shared/limits.ts'
import { cutText } from '#shared/text.ts'

/** The name to store: composed, without folders and invisible characters (some disguise an ending), with an ending of its type. */
export function storedName(given: string, type: FileType): string {
  const last = startAndEnd(given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1))
    .toWellFormed()
    .normalize('NFC')
  const visible = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').replace(/^[\s.]+|[\s.]+$/g, '')
  const ending = `.${endings[type]}`
  const name = visible || 'file'
  const hasEnding = namedType(name) === type && name.includes('.')
  return hasEnding ? shortened(name, name.slice(name.lastIndexOf('.'))) : shortened(name + ending, ending)
}

/** The start and the end of a very long name, so that the steps after take little time. */
const startAndEnd = (name: string) =>
  name.length > 2 * limits.fileName ? name.slice(0, limits.fileName) + name.slice(-limits.fileName) : name

function shortened(name: string, ending: string): string {
  if (name.length <= limits.fileName) return name
  return cutText(name, limits.fileName - ending.length) + ending
}
