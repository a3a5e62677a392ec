import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QuestionType } from '#shared/kinds/kinds.ts'

const root = join(__dirname, '../..')

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** The files of code outside `kinds/TYPE/` that import from such a folder, have the type as a key in a table of types, or compare with it. */
export function filesThatName(type: QuestionType, files: Iterable<string>): string[] {
  const key = new RegExp(`^ +${type}(?:: .*)?[,{[(]$`, 'm')
  const named = new RegExp(`\\b[tT]ype\\b[^,;\\n]{0,12}'${type}'|(?:from |import\\()'[^']*(?:kinds/|\\./)${type}/`)
  return [...files].filter((file) => {
    if (file.includes(`/kinds/${type}/`)) return false
    const code = withoutComments(readFileSync(join(root, file), 'utf8'))
    return named.test(code) || (/\b(?:QuestionType|ControlName|Record<string, Kind>)\b/.test(code) && key.test(code))
  })
}
