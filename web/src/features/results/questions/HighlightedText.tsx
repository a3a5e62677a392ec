/** A text with the matches of a search marked, ignoring case. */
export function HighlightedText({ text, find }: { text: string; find: string }) {
  const words = find.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  if (!words) return <>{text}</>
  return text
    .normalize('NFC')
    .split(new RegExp(`(${words})`, 'giu'))
    .map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))
}
