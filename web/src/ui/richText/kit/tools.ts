import type { TextKey } from '../../../lib/language/i18n.ts'

/** The panels that a tool can open. */
export type PanelKind = 'link' | 'image' | 'video'
/** `group`: a rule precedes it. `path`: lines on 20 by 20. `opens`: the panel that the tool opens. */
export type Tool = { name: string; value: string | true; label: TextKey; path: string; group?: true; opens?: PanelKind }

/** The tools of every editor. */
export const tools = {
  bold: {
    name: 'bold',
    value: true,
    label: 'writing.bold',
    path: 'M6.25 4h4.5a2.9 2.9 0 0 1 0 5.8h-4.5zM6.25 9.8h5.4a3.1 3.1 0 0 1 0 6.2h-5.4z',
  },
  italic: { name: 'italic', value: true, label: 'writing.italic', path: 'M8.5 4h5M6.5 16h5M11.5 4l-3 12' },
  underline: { name: 'underline', value: true, label: 'writing.underline', path: 'M6 3.5v5.75a4 4 0 0 0 8 0V3.5M5.5 16.5h9' },
  strike: {
    name: 'strike',
    value: true,
    label: 'writing.strike',
    path: 'M3.5 10h13M13.4 6.2c-.4-1.5-1.7-2.4-3.4-2.4-2 0-3.5 1.1-3.5 2.8 0 1.3.8 2.2 2.2 2.7M6.4 13.4c.4 1.7 1.8 2.8 3.8 2.8s3.5-1.1 3.5-2.9c0-.6-.1-1-.4-1.4',
  },
  bullets: {
    name: 'list',
    value: 'bullet',
    label: 'writing.bullets',
    path: 'M8 5.5h8.5M8 10h8.5M8 14.5h8.5M4 5.5h.1M4 10h.1M4 14.5h.1',
  },
  numbers: {
    name: 'list',
    value: 'ordered',
    label: 'writing.numbers',
    path: 'M8.5 5.5h8M8.5 10h8M8.5 14.5h8M3.5 4.5l1-.75v3.5M3.4 12.7c.3-.9 1.8-.8 1.8.3 0 .8-1.8 1.5-1.8 2.3h2',
  },
  link: {
    name: 'link',
    value: true,
    label: 'writing.link',
    path: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.6 2.6a3 3 0 0 0 4.3 4.3l1-1',
    opens: 'link',
  },
  clean: {
    name: 'clean',
    value: true,
    label: 'writing.clean',
    path: 'M5 4h9.5M9.75 4 8 12.5M4.5 16h5.5M12.5 12.5l4 4M16.5 12.5l-4 4',
  },
} as const satisfies Record<string, Tool>
