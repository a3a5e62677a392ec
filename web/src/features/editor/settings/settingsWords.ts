import { demographicFields } from '#shared/responses/demographicFields.ts'
import { isBlank } from '#shared/text.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { formatList } from '../../../lib/language/formatList.ts'
import { number } from '../../../lib/language/format.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { closingText, openingText } from '../../../lib/surveys/surveyTimes.ts'
import type { SettingsGroup } from '../store/settingsGroups.ts'
import { askedOf } from './people/demographics.ts'

/** The settings of a group in words: "Open from Dec 1 to Dec 31, at most 300 responses". Blank for defaults. */
export function settingsWords(group: SettingsGroup, survey: SurveyBody, t: Translate): string {
  const words = describers[group](survey, t).filter(Boolean).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Words = (string | false | undefined)[]

const isWritten = (...texts: (string | undefined)[]) => texts.some((text) => !isBlank(text ?? ''))

const describers: Record<SettingsGroup, (survey: SurveyBody, t: Translate) => Words> = {
  when: ({ opens_at, closes_at, response_limit, closed_text, closed_text_ko }, t) => [
    opens_at !== undefined &&
      (closes_at === undefined
        ? t('life.open_from', { from: openingText(opens_at) })
        : t('life.open_from_to', { from: openingText(opens_at), to: closingText(closes_at) })),
    opens_at === undefined && closes_at !== undefined && t('life.open_to', { to: closingText(closes_at) }),
    response_limit !== undefined && t('life.at_most', { count: response_limit, number: number(response_limit) }),
    isWritten(closed_text, closed_text_ko) && t('life.own_closing_text'),
  ],
  who: ({ answering, demographics }, t) => [answering && t(`life.${answering}`), ...aboutWords(demographics, t)],
  looks: ({ paging, show_numbers, share_buttons, languages }, t) => [
    paging === 'sections' && t('life.paging_sections'),
    show_numbers && t('life.with_numbers'),
    share_buttons && t('life.with_share_buttons'),
    languages && languages !== 'both' && t('life.only_in', { language: t(`life.languages_${languages}`) }),
  ],
  after: ({ thanks_text, thanks_text_ko }, t) => [isWritten(thanks_text, thanks_text_ko) && t('life.own_thanks_text')],
  panel: ({ link_fields = [], panel, keep_screened }, t) => [
    link_fields.length > 0 &&
      t('life.link_fields_named', { names: formatList(link_fields.map(({ name }) => t('life.link_name', { name }))) }),
    panel && t('life.goes_on'),
    keep_screened === false && t('life.screened_dropped'),
  ],
  counting: ({ count_reach }, t) => [count_reach === false && t('life.not_counted')],
}

/** The required demographic fields, the ones that are off, and whether they come last. */
function aboutWords(demographics: SurveyBody['demographics'], t: Translate): Words {
  const named = (wanted: 'off' | 'required') => {
    const fields = demographicFields.filter((field) => askedOf(demographics, field) === wanted)
    if (fields.length === 0) return false
    if (fields.length === demographicFields.length) return t(`life.about_all_${wanted}`)
    return t(`life.about_some_${wanted}`, { names: formatList(fields.map((field) => t(`life.${field}`))) })
  }
  return [named('required'), named('off'), demographics?.place === 'last' && t('life.about_last')]
}
