/** What a narrow window shows of the editor. */
export const panes = ['outline', 'cards', 'preview'] as const
export type Pane = (typeof panes)[number]
/** The whole survey as cards, or as a map of its branching. */
export type Mode = 'edit' | 'map'
export type Opened = 'share' | 'versions' | null
