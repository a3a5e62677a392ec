import { emailPattern } from '../../accounts/emailPattern.ts'
import { fieldLimits } from '../../fieldLimits.ts'

/** The format of a short text; 'text' allows anything. */
export const textFormats = ['text', 'email', 'url', 'phone'] as const
export type TextFormat = (typeof textFormats)[number]

type Format = {
  /** The answer as it is stored. */
  stored(value: string): string
  fits(stored: string): boolean
}

const formats: Record<TextFormat, Format> = {
  text: { stored: (value) => value, fits: () => true },
  email: {
    stored: (value) => value.trim(),
    fits: (stored) => stored.length <= fieldLimits.email && emailPattern.test(stored.toLowerCase()),
  },
  url: { stored: withScheme, fits: isWebAddress },
  phone: {
    stored: (value) => value.trim(),
    fits: (stored) => {
      const digits = stored.replace(/[ +().-]/g, '')
      return /^\d{4,20}$/.test(digits)
    },
  },
}

type Formatted = { type: string; format?: TextFormat | undefined }

/** The format of a question's answers: only a short text has one. */
export const formatOf = ({ type, format = 'text' }: Formatted): TextFormat => (type === 'short_text' ? format : 'text')

/** The text to store for an answer: an address or number without spaces around it, a web address with its scheme. */
export const storedText = (question: Formatted, value: string): string => formats[formatOf(question)].stored(value)

export type TextIssue = 'answer.email' | 'answer.url' | 'answer.phone' | 'answer.too_short' | 'too_long'

type Lengths = { min_length?: number | undefined; max_length?: number | undefined }

/** Why a stored text is not a valid answer to its question; undefined if it is. */
export function textIssue(question: Formatted & Lengths, stored: string): TextIssue | undefined {
  const format = formatOf(question)
  const { min_length = 0, max_length = Infinity } = question
  if (format !== 'text' && !formats[format].fits(stored)) return `answer.${format}`
  if (stored.length > max_length) return 'too_long'
  return stored.length < min_length ? 'answer.too_short' : undefined
}

function withScheme(value: string): string {
  const text = value.trim()
  return text.includes('://') ? text : `https://${text}`
}

function isWebAddress(address: string): boolean {
  if (/\s/.test(address)) return false
  const { protocol, hostname } = parsed(address) ?? {}
  if (!hostname) return false
  if (/^[\d.]+$/.test(hostname) && !address.includes(hostname)) return false // a number, which is parsed as an IP address
  return (protocol === 'https:' || protocol === 'http:') && (/[^.]\.[^.]/.test(hostname) || hostname === 'localhost')
}

/** Some browsers that the survey page supports have no URL.canParse or URL.parse. */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
