import type { Gender } from '#shared/genders.ts'
import type { Language } from '#shared/fields.ts'
import type { QuestionType } from '#shared/survey.ts'
import { korean } from './words.ko.ts'

const english = {
  yes: 'Yes',
  no: 'No',
  languages: { en: 'English', ko: 'Korean' } satisfies Record<Language, string>,
  genders: { male: 'Male', female: 'Female', other: 'Other', prefer_not: 'Prefer not to say' } satisfies Record<Gender, string>,
  questionTypes: {
    short_text: 'Short text',
    long_text: 'Long text',
    rich_text: 'Rich text',
    single_choice: 'Single choice',
    multi_select: 'Multiple choice',
    file_upload: 'File upload',
  } satisfies Record<QuestionType, string>,
  leading: {
    row: 'Row',
    created_at: 'Created',
    updated_at: 'Updated',
    language: 'Language',
    signed_in: 'Signed in',
    job: 'Job',
    age: 'Age',
    gender: 'Gender',
    country: 'Country',
  },
  codebook: {
    section: 'Section',
    question_id: 'Question id',
    title_en: 'Title (English)',
    title_ko: 'Title (Korean)',
    type: 'Type',
    required: 'Required',
    value: 'Value',
    label_en: 'Label (English)',
    label_ko: 'Label (Korean)',
    former: 'Former values',
    gates: 'Shown when',
    deleted: 'Deleted',
  },
  gates: {
    section: 'Section',
    question: 'Question',
    noAnswer: '(no answer)',
    otherAnswer: '(any other answer)',
    never: '(no answer shows it)',
    onceAllAnswered: 'once every gateway question is answered',
  },
  longAnswers: { row: 'Row', id: 'Question id', part: 'Part', text: 'Text', sheet: 'Sheet' },
  continued: '… [continued on the sheet "Long answers"]',
  info: {
    item: 'Item',
    value: 'Value',
    title_en: 'Title (English)',
    title_ko: 'Title (Korean)',
    id: 'Survey id',
    slug: 'Unique identifier (slug)',
    version: 'Survey version',
    created_at: 'Survey created',
    exported_at: 'Exported at',
    timeZone: 'Time zone',
    language: 'Language',
    responses: 'Responses',
    unreadable: 'Responses that could not be read',
    questions: 'Questions',
    deletedQuestions: 'Deleted questions',
    emptyCell: 'Empty cell',
    emptyCellMeans: 'The question was shown but not answered. On the sheet Responses also: it was not shown.',
    notShownMeans: 'On the sheet Coded: the question was never shown to this person, or did not exist yet.',
    coded: 'Coded',
    codedMeans:
      'Row 1 is the id of the question, row 2 its title. Values, not labels. A multiple choice has one column with its values joined by "; ", ' +
      'then a column "id/value" for each choice: 1 = chosen, 0 = not chosen.',
    gatesMean: 'Shown when',
    gatesMeanAll:
      'Each line names a gateway question and the answers that show the question. Where there are several lines, all of them count.',
    note: 'Note',
    unreadableResponse: 'Response that could not be read',
    unreadableMore: 'Further responses that could not be read',
    beforeRow: 'Its place is before row:',
    unknownTime: 'Time unknown.',
    unknownVersion: 'Responses to a version of the survey that could not be read; the present version says what was shown to them',
    flagsLeftOut: 'Too many columns for a sheet: no columns for the single choices of',
    columnsLeftOut: 'Too many columns for a sheet: the answers stand on the sheet "Long answers" for',
    longAnswers: 'Texts that do not fit into a cell, or have no column, stand on the sheet "Long answers", cut into parts.',
  },
}
export type Words = typeof english

/** Every word of the file that is not the survey's own. */
export const words: Record<Language, Words> = { en: english, ko: korean }

/** What a cell of the sheet Coded says when its question was never shown: the same in every language, for programs to find. */
export const notShown = '(not shown)'

/** Joins the values, or labels, of a multi_select. */
export const joiner = '; '
