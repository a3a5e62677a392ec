/** Colors of a picture: those of the site's covers (StructureCover.module.css) and texts (tokens.css) in the light scheme and in the dark one. */
export const palettes = {
  day: {
    ground: '#eef2ff',
    text: '#10141c',
    muted: '#566072',
    glass: 'rgba(40,80,216,0.22)',
    rays: ['#2850d8', '#6a4be8', '#0f9d94', '#14713d', '#d99a1c'],
  },
  night: {
    ground: '#141925',
    text: '#eef1f6',
    muted: '#a0a9b8',
    glass: 'rgba(255,255,255,0.16)',
    rays: ['#7c8cff', '#8b7bf5', '#4fd1c5', '#8fce8a', '#f0b95b'],
  },
} as const

export type Palette = (typeof palettes)[keyof typeof palettes]
