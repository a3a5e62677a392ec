import { limits } from '#shared/limits.ts'

export type Labels = { label: string; label_ko: string }

/** Parses pasted lines into labels; text after a tab is the Korean label, as in two table columns. Returns [] for a single line. */
export function parsePastedChoices(text: string): Labels[] {
  const lines = text.split(/\r\n|[\n\r\u2028]/).filter((line) => line.trim() !== '')
  if (lines.length < 2) return []
  return lines.map((line) => {
    const [label = '', label_ko = ''] = line.trim().split('\t')
    return { label: label.trim().slice(0, limits.choiceLabel), label_ko: label_ko.trim().slice(0, limits.choiceLabel) }
  })
}
