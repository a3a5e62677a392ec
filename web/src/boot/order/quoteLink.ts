import type { Language } from '#shared/fields.ts'
import { quoteIndex, type Quoting, type QuotingPart } from '#shared/quotes/quoteIndex.ts'
import { type LinkValues, quoteLinkIn } from '#shared/quotes/sayQuotes.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { answerControl } from '../../features/survey/answers/controls.ts'
import { joinKorean } from '../../lib/language/joinKorean.ts'
import { shownAtOnce } from '../../lib/text/bareMarkup.ts'
import { questionIn, sectionIn } from './orderForm.ts'

/** Writes the values of a person's link into the HTML of a form, which has the fallbacks, as the app will. `language`: that of the HTML. */
export function quoteLink(form: Element, survey: Survey, link: LinkValues, language: Language): void {
  const index = quoteIndex(survey)
  for (const section of survey.sections) {
    const element = sectionIn(form, section)
    const heading = document.getElementById(`section-${section.id}`)
    const own = heading ? heading.nextElementSibling : element?.firstElementChild
    write({ kind: 'section', id: section.id }, section, heading, own)
    for (const question of section.questions) {
      const described = document.getElementById(`${answerControl(question.id)}-description`)?.firstElementChild
      write({ kind: 'question', id: question.id }, question, questionIn(form, question.id), described)
    }
  }

  function write(part: QuotingPart, given: Quoting, titled: Element | null, described: Element | null | undefined): void {
    const said = quoteLinkIn(index, part, given, link)
    if (said === given) return
    const title = titled?.querySelector('[dir="auto"]')
    if (title) {
      const titleOf = ({ title: own, title_ko }: Quoting) => (isKorean(title) ? joinKorean(title_ko) : own)
      const published = titleOf(quoteLinkIn(index, part, given, {})) // a number may precede it
      title.textContent = title.textContent.replace(published, () => titleOf(said))
    }
    if (described?.matches('div[dir="auto"]'))
      described.innerHTML = shownAtOnce(isKorean(described) ? joinKorean(said.description_ko) : said.description)
  }

  /** A text in another language than the page's has a `lang`. */
  function isKorean(element: Element): boolean {
    return (element.getAttribute('lang') || language) === 'ko'
  }
}
