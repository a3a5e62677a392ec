import { fieldLimits } from '../fieldLimits.ts'
import { exceedsRichTextLimits } from '../html/richTextSize.ts'
import { isBlank } from '../text.ts'
import { isString, plainKind, type Kind } from './kind.ts'

/** Text as it was typed, of at most `most` characters. */
const textOf = (most: number): Kind<string> => ({
  ...plainKind,
  hasShape: isString,
  isBlank: (value) => value.trim() === '',
  issue: ({ id }, { length }) =>
    length > most ? { code: 'too_long', message: `The answer to question ${id} is longer than ${most} characters.` } : undefined,
})

export const shortText = textOf(fieldLimits.shortText)
export const longText = textOf(fieldLimits.longText)

/** HTML, sanitized already. */
export const richText: Kind<string> = {
  ...plainKind,
  holds: 'html',
  hasShape: isString,
  // text over the limit is refused, so nobody has to parse it
  isBlank: (value) => !exceedsRichTextLimits(value) && isBlank(value),
  issue: ({ id }, value) =>
    exceedsRichTextLimits(value)
      ? { code: 'too_long', message: `The answer to question ${id} is too long, or has too many tags.` }
      : undefined,
}
