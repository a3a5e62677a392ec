import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Texts } from '../../web/src/lib/language/texts.ts'

type Parts = Record<string, Partial<Texts>>

/** The texts of the interface in one language, by part and area, as the files of web/src/locales. Korean lacks the keys that end with `_one`. */
export const textsByPart = (language: 'en' | 'ko'): Parts =>
  Object.fromEntries(
    globSync(`web/src/locales/${language}/*.json`).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(file, 'utf8')) as Partial<Texts>,
    ]),
  )

/** The texts of the interface in one language, by area. */
export const allTexts = (language: 'en' | 'ko') => Object.assign({}, ...Object.values(textsByPart(language))) as Texts
