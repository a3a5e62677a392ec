// A chunk of the built site, which lazyQuotes.ts imports for surveys whose texts quote answers.
export { QuotedSection } from './QuotedSection.tsx'
export { quotedForm, quotedQuestion } from './quotedTexts.ts'
