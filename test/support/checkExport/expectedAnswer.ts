type Choice = { value: string; label: string; label_ko?: string; aliases?: string[] }
export type SurveyFile = {
  sections: { questions: { id: string; title: string; title_ko?: string; type: string; choices?: Choice[] }[] }[]
}
type Question = SurveyFile['sections'][number]['questions'][number]

/** The expected cells of an answer in the two sheets; `chosen`: the values whose 0/1 columns must be 1. */
type Expected = { label: string; value: string; chosen: string[] }

/** A text in the language, else in the other. */
export const inLanguage = (english: string, korean: string | undefined, language: 'en' | 'ko') =>
  (language === 'ko' && korean?.trim() ? korean : english) || korean || ''

/** The expected cells for `value`, derived from the survey's file alone. */
export function expectedAnswer(question: Question, value: unknown, language: 'en' | 'ko'): Expected {
  if (value === undefined || value === null) return { label: '', value: '', chosen: [] }
  const given: unknown[] = Array.isArray(value) ? value : [value]
  const expected = given.map((one) => expectedOne(question, one, language))
  const between = question.type === 'file_upload' ? '\n' : '; '
  return {
    label: expected.map(({ label }) => label).join(between),
    value: expected.map(({ value }) => value).join(between),
    chosen: expected.map(({ value }) => value),
  }
}

function expectedOne({ type, choices = [] }: Question, one: unknown, language: 'en' | 'ko') {
  if (type === 'file_upload') {
    const { name, url } = one as { name: string; url: string }
    return { label: `${name}\n${url}`, value: `${name}\n${url}` }
  }
  const text = String(one)
  if (type === 'rich_text') return { label: bareText(text), value: bareText(text) }
  const choice = choices.find(({ value }) => value === text) ?? choices.find(({ aliases }) => aliases?.includes(text))
  return choice ? { label: inLanguage(choice.label, choice.label_ko, language), value: choice.value } : { label: text, value: text }
}

/** The text of HTML with single spaces: rough, but enough to compare. */
const bareText = (html: string): string =>
  squash(
    html
      .replace(/<\/?(?:p|div|li|ul|ol|h[1-6]|br|blockquote|pre)\b[^>]*>/gi, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&nbsp;/g, ' ')
      .replace(/&amp;/g, '&'),
  )

export const squash = (text: string): string => text.replace(/\s+/g, ' ').trim()
