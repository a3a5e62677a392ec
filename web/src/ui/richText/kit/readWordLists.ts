/** A list number such as 1. or a) or (가). */
const number = /^\s*\(?[\p{L}\p{N}]{1,4}[.)]/u

/** Makes lists of Word's list paragraphs, which start with their bullet or number, and sets the levels of Word online's items. */
export function readWordLists(doc: Document): void {
  for (const item of doc.querySelectorAll('li[data-aria-level]')) setLevel(item, Number(item.getAttribute('data-aria-level')))
  for (const paragraph of doc.querySelectorAll<HTMLElement>('p[data-css*="mso-list"]')) {
    const isNumbered = number.test(markerIn(paragraph)?.textContent ?? '')
    markerIn(paragraph)?.remove()
    const item = doc.createElement('li')
    item.dataset['list'] = isNumbered ? 'ordered' : 'bullet'
    setLevel(item, Number(/mso-list:[^;]*\blevel(\d)/i.exec(paragraph.dataset['css']!)?.[1]))
    item.append(...paragraph.childNodes)
    const before = paragraph.previousElementSibling
    if (before?.matches('ol[data-word]')) {
      before.append(item)
      paragraph.remove()
      continue
    }
    const list = doc.createElement('ol')
    list.dataset['word'] = ''
    list.append(item)
    paragraph.replaceWith(list)
  }
}

/** `level`: from 1. */
function setLevel(item: Element, level: number) {
  if (level > 1) item.classList.add(`ql-indent-${Math.min(level - 1, 8)}`)
}

const markerIn = (paragraph: Element) =>
  [...paragraph.querySelectorAll('[data-css]')].find((one) => /mso-list:\s*ignore/i.test(one.getAttribute('data-css')!))
