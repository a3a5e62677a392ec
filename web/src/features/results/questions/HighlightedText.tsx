import { splitAtMatches } from '#shared/search.ts'

export const HighlightedText = ({ text, find }: { text: string; find: string }) =>
  splitAtMatches(text, find).map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))
