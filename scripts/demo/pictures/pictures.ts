import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renditionWidths } from '#shared/files/fileTypes.ts'

/** A picture of the demo content, by the name that its files begin with, and what it shows. */
export type Picture = { name: string; alt: string; alt_ko: string }

export const heroPictures: Picture[] = [
  {
    name: 'refraction',
    alt: 'Gray light passes through glass and leaves it in colors',
    alt_ko: '회색 빛이 유리를 지나 여러 색으로 갈라지는 그림',
  },
  {
    name: 'origins',
    alt: 'Lines run from one source to many copies of an image; one path is lit',
    alt_ko: '한 출처에서 여러 사본으로 이어진 선 가운데 한 길만 밝게 빛나는 그림',
  },
  {
    name: 'lens',
    alt: 'A lens over a field of points shows colored waves',
    alt_ko: '점이 가득한 면 위의 돋보기 속에 색 물결이 드러난 그림',
  },
]

/** In the order of the use cases. */
export const useCasePictures: Picture[] = [
  {
    name: 'event',
    alt: 'Three camera frames around the waves of one event',
    alt_ko: '한 사건에서 퍼지는 물결과 그것을 담은 카메라 화면 세 개',
  },
  { name: 'notice', alt: 'A notice with its seal beside a blurred copy', alt_ko: '인장이 찍힌 안내문과 그것을 흉내 낸 흐릿한 사본' },
  { name: 'voice', alt: 'Two recordings of a voice; where they differ is marked', alt_ko: '목소리 녹음 두 개와 서로 다른 곳의 표시' },
  { name: 'captions', alt: 'A picture and the later captions it was given', alt_ko: '사진 한 장과 나중에 붙은 여러 설명' },
]

export type PictureFile = {
  type: 'image/webp' | 'image/png'
  bytes: Buffer
  renditions: { width: (typeof renditionWidths)[number]; bytes: Buffer }[]
}

const read = (name: string) => readFileSync(join(import.meta.dirname, name))

/** The picture as it is sent, with its renditions. */
export const pictureFile = (name: string): PictureFile => ({
  type: 'image/webp',
  bytes: read(`${name}-1600.webp`),
  renditions: renditionWidths.map((width) => ({ width, bytes: read(`${name}-${width}.webp`) })),
})

/** Mark and name of the demo, small enough as it is. */
export const logoFile = (): PictureFile => ({ type: 'image/png', bytes: read('logo.png'), renditions: [] })
