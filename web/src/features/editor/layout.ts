/** What a narrow window shows of the editor. */
export type Pane = 'outline' | 'cards' | 'preview'
/** The whole survey as cards, or as a map of its branching. */
export type Mode = 'edit' | 'map'
export type Opened = 'share' | 'versions' | null
