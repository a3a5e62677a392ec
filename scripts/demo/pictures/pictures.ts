import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renditionWidths } from '#shared/files/fileTypes.ts'
import pictures from '../content/pictures.json' with { type: 'json' }

export type Picture = (typeof pictures)['hero'][number]

export const { hero: heroPictures, useCases: useCasePictures } = pictures

/** The pictures of the demo surveys, by the question that shows each. */
export const questionPictures: Record<string, Picture> = pictures.questions

export type PictureFile = {
  type: 'image/webp' | 'image/png'
  bytes: Buffer
  renditions: { width: (typeof renditionWidths)[number]; bytes: Buffer }[]
}

const read = (name: string) => readFileSync(join(import.meta.dirname, name))

export const pictureFile = (name: string): PictureFile => ({
  type: 'image/webp',
  bytes: read(`1600/${name}.webp`),
  renditions: renditionWidths.map((width) => ({ width, bytes: read(`${width}/${name}.webp`) })),
})

export const logoFile = (): PictureFile => ({ type: 'image/png', bytes: read('logo.png'), renditions: [] })
