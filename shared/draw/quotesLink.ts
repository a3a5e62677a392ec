type Texts = { title: string; title_ko: string; description: string; description_ko: string }
type Quoting = { sections: readonly (Texts & { questions: readonly Texts[] })[]; link_fields?: unknown }

const namesLink = ({ title, title_ko, description, description_ko }: Texts) =>
  [title, title_ko, description, description_ko].some((text) => text.includes('{{link.'))

/** Whether a text of a survey quotes a field of its link, so that its HTML differs between respondents. */
export const quotesLink = ({ sections, link_fields }: Quoting): boolean =>
  link_fields !== undefined && sections.some((section) => namesLink(section) || section.questions.some(namesLink))
