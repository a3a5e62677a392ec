/** The home page's sections as the navbar links to them: the anchor is also the text's key. */
export const sections = ['mission', 'capabilities', 'principles', 'ecosystem', 'usecases', 'survey', 'contact'] as const
