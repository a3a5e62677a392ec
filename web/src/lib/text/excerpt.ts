/** The words of a rich text on one line. What is parsed here never enters the page. */
export function excerpt(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<(?=\/?(?:p|li|h[1-6]|br)\b)/gi, ' <'), 'text/html')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
