import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allTexts } from '../../../test/support/allTexts.ts'

const en = allTexts('en')
const ko = allTexts('ko')

const source = join(__dirname, '..')
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(join(source, name), 'utf8'))
  .join('\n')

const flat = (texts: Record<string, Record<string, string>>) =>
  Object.entries(texts).flatMap(([area, named]) => Object.entries(named).map(([name, text]) => ({ key: `${area}.${name}`, text })))
const keys = (texts: Record<string, Record<string, string>>) => flat(texts).map(({ key }) => key)
const variables = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!).sort((a, b) => a.localeCompare(b))

/** A key is used if the code contains all of it, or a template that makes it: `nav.${section}` uses all of `nav.`. */
const templates = [...code.matchAll(/`(\w+\.\w*)\$\{[^`}]*\}(\w*)/g)].map(([, start, end]) => ({ start: start!, end: end! }))
const isUsed = (key: string) => {
  const base = key.replace(/_(?:one|other)$/, '')
  return code.includes(`'${base}'`) || templates.some(({ start, end }) => base.startsWith(start) && base.endsWith(end))
}

/** Latin letters that a Korean reader expects: names, of formats too, and addresses. */
const allowed =
  /\{\{\w+\}\}|Project PRISM|Google|Facebook|LinkedIn|Instagram|YouTube|Vimeo|PRISM|NPS|JSON Lines|JSON|MP4|QR|SVG|PNG|JPEG|HEIC|HTTPS|PDF|CSV|WebM|MB|KB|GB|Esc|Shift|UTF-8|[\w.]+@[\w.]+/g

/** The areas of a file, and its keys with their area, duplicates included: JSON.parse would keep only the last one. */
function named(file: string): string[] {
  let area = ''
  return [...readFileSync(file, 'utf8').matchAll(/^( {2}| {4})"(\w+)":/gm)].map(([, indent, name]) => {
    if (indent!.length === 4) return `${area}.${name}`
    area = name!
    return area
  })
}

const found = (text: string, pattern: RegExp, more = '') => [...text.matchAll(pattern)].map(([, name]) => name! + more)

/** The parts of shared/ that the API is made with: what functions/ imports, and what that imports in its turn; but logic/, whose codes no call answers. */
function sharedWith(code: string): string {
  const reached = new Map<string, string>()
  const reach = (text: string, folder: string) => {
    for (const [, own, near] of text.matchAll(/from '(?:#shared\/([\w./-]+)|(\.[\w./-]+))'/g)) {
      const name = own ?? (folder && near ? join(folder, near).slice('shared/'.length) : undefined)
      if (name === undefined || name.startsWith('logic/') || reached.has(name)) continue
      reached.set(name, readFileSync(join(source, '../../shared', name), 'utf8'))
      reach(reached.get(name)!, dirname(join('shared', name)))
    }
  }
  reach(code, '')
  return [...reached.values()].join('\n')
}

const functions = readdirSync(join(source, '../../functions'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(source, '../../functions', name), 'utf8'))
  .join('\n')

/** The details of the API's problems that are written whole, by their code. */
const details = [...functions.matchAll(/new \w+\(\s*\d+,\s*'([\w.]+)',\s*(['"])([^\n]*?)\2/g)].map(([, code, , detail]) => ({
  code: code!,
  detail: detail!,
}))
/** Problems that only a program makes: their details speak of headers and formats. */
const forPrograms = new Set([
  'idempotency.other_content',
  'malformed_form',
  'malformed_json',
  'malformed_text',
  'unsupported_media_type',
  'file.no_renditions',
  'auth.required',
])
/** Of two passwords that a form may ask for, this is the one that the detail is about. */
const oldPassword = 'Incorrect old password.'

/** Phrases that the texts must not use: odd verbs, vague people ("somebody"), and words of a machine. */
const english = [
  /\b(?:somebody|nobody|anybody)\b/i,
  /\bany ?more\b/i,
  /\bin the meantime\b/i,
  /\bfor who\b/i,
  /\bgood for\b/i,
  /\bToo many tries\b/,
  /^There is no such\b/,
  /\bdid not arrive\b/,
  /\bnow signs you in\b/,
  /\bhome page\b/,
  /\b(?:is|was) (?:sent|stored) is\b|\bSomething that was\b/,
  /\brules? (?:still )?names?\b/,
  /\b(?:Fold|Unfold)\b/,
  /\bmarked text\b/,
  /\b[Tt]he (?:old )?password is wrong\b/,
  /(?<!\bthere )\bis no (?!longer\b)/i,
]
const korean = [
  /\S \((?:한국어|영어|서식)/,
  /되살[리릴려렸]/,
  /내려받/,
  /붙임표/,
  /시도가 너무/,
  /변경 (?:\{\{count\}\}|\d+)건/,
  /하세요/,
  /새로 고치/,
  /[효력과]+이? 없[습음]/,
  /고르기|고른|골라 주|고르지/,
  /그런 이름이 없/,
  /비밀번호 링크/,
  /해요[.]?$/,
  /[’”)][가-힣]/, // a line would end after the mark, and the next one begin with a particle: \u2060 holds them together
]

/** Every code that an answer of the API may have, of the whole or of a field. */
function codes(): string[] {
  const shared = sharedWith(functions)
  const fields = readFileSync(join(source, '../../functions/http/validate.ts'), 'utf8')
  return [
    ...found(functions, /new HttpError\(\s*\d+,\s*'([\w.]+)'/g),
    ...found(functions, /\bnotFound\('(\w+)'/g, '.not_found'),
    ...found(functions, /\btooLarge\('(\w+)'/g, '.too_large'),
    ...found(functions + shared, /\bcode: '([\w.]+)'/g),
    ...found(shared, /\bv\.(?:check|regex)\(.*, '([a-z]+(?:_[a-z]+)+)'\)/g),
    ...found(fields, /^ {2}\w+: '(\w+)'/gm),
    ...found(fields, /^ {2}(\w+): \(/gm),
  ]
}

describe('the texts of the interface', () => {
  it('have the same keys in both languages; Korean has no singular', () => {
    expect(keys(ko)).toEqual(keys(en).filter((key) => !key.endsWith('_one')))
  })

  it('have each area and each key once', () => {
    for (const language of ['en', 'ko']) {
      const names = globSync(join(__dirname, language, '*.json')).flatMap(named)
      expect(names.length).toBeGreaterThan(1_000)
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    }
  })

  it('have the same variables in both languages', () => {
    const korean = new Map(flat(ko).map(({ key, text }) => [key, text]))
    // A singular may leave its count out.
    const differing = flat(en).filter(
      ({ key, text }) => !key.endsWith('_one') && variables(text).join() !== variables(korean.get(key) ?? '').join(),
    )
    expect(differing).toEqual([])
  })

  it('are all used', () => {
    expect(
      flat(en)
        .map(({ key }) => key)
        .filter((key) => !isUsed(key)),
    ).toEqual([])
  })

  it('have words for every code that the API may answer', () => {
    const known = new Set(keys(ko))
    expect(codes()).toEqual(expect.arrayContaining(['survey.closed', 'file.not_found', 'too_long', 'unsafe_url', 'answer.required']))
    expect([...new Set(codes())].filter((name) => !known.has(`errors.${name.replaceAll('.', '_')}`))).toEqual([])
  })

  it('offer CSV where an Excel file cannot have all responses', () => {
    for (const { errors } of [en, ko])
      for (const name of ['job_too_long', 'export_too_many_rows']) expect(errors).toHaveProperty(name, expect.stringContaining('CSV'))
  })

  it("equal the API's details in English, except for details for programs or with numbers", () => {
    const texts: Record<string, string> = en.errors
    expect(details.length).toBeGreaterThan(30)
    expect(
      details.filter(({ code, detail }) => !forPrograms.has(code) && detail !== texts[code.replaceAll('.', '_')] && detail !== oldPassword),
    ).toEqual([])
  })

  it('keep to the voice', () => {
    expect(flat(en).filter(({ text }) => english.some((phrase) => phrase.test(text)))).toEqual([])
    expect(flat(ko).filter(({ text }) => korean.some((phrase) => phrase.test(text)))).toEqual([])
    const said = details.map(({ detail }) => detail)
    expect(said.filter((text) => english.some((phrase) => phrase.test(text)))).toEqual([])
  })

  it('are never blank', () => {
    expect([...flat(en), ...flat(ko)].filter(({ text }) => text.trim() === '')).toEqual([])
  })

  it('are Korean in Korean: no Latin word but names and formats', () => {
    expect(flat(ko).filter(({ text }) => /[A-Za-z]/.test(text.replace(allowed, '')))).toEqual([])
  })

  it('glue no particle to a variable and shout nowhere in Korean', () => {
    expect(
      flat(ko).filter(({ text }) => /\}\}["'”’]?(?:은|는|이|가|을|를|와|과|으로|로)(?![가-힣])/.test(text) || /[!！]/.test(text)),
    ).toEqual([])
  })
})
