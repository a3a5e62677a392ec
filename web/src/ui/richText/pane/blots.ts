import { BlockEmbed } from 'quill/blots/block.js'
import Header from 'quill/formats/header.js'
import Image from 'quill/formats/image.js'
import Link from 'quill/formats/link.js'
import { t } from '../../../lib/language/i18n.ts'
import { imageSource, linkProtocols, playerSource, videoSource } from '#shared/html/richTextHtml.ts'

export class Heading extends Header {
  static override tagName = ['H1', 'H2', 'H3']
}

/** A link; addresses with other protocols become about:blank. */
export class WebLink extends Link {
  static override PROTOCOL_WHITELIST = linkProtocols
}

/** An image, always with `alt`. Sources other than http(s), this site and data: images become blank. */
export class Picture extends Image {
  static override create(value: string): Element {
    const node = super.create(value)
    node.setAttribute('alt', '')
    return node
  }
  static override sanitize(url: string): string {
    return imageSource(url)
  }
  override format(name: string, value: string): void {
    if (name === 'alt') this.domNode.setAttribute('alt', value || '')
    else super.format(name, value)
  }
}

/** An uploaded video. Its class limits its width. */
export class OwnVideo extends BlockEmbed {
  static override blotName = 'video'
  static override tagName = 'VIDEO'
  static override create(value: string): Element {
    const node = super.create(value) as HTMLVideoElement
    node.classList.add('ql-video')
    node.setAttribute('src', videoSource(value))
    for (const name of ['controls', 'loop', 'muted', 'autoplay', 'playsinline']) node.setAttribute(name, '')
    node.muted = true // the attribute has no effect on an element that script creates
    return node
  }
  static override value = (node: HTMLElement): string => node.getAttribute('src') ?? ''
}

/** A YouTube or Vimeo player. */
export class Player extends BlockEmbed {
  static override blotName = 'player'
  static override tagName = 'IFRAME'
  static override create(value: { src: string; title?: string }): Element {
    const node = super.create(value) as HTMLIFrameElement
    node.classList.add('ql-video')
    node.setAttribute('src', playerSource(value.src))
    node.setAttribute('allowfullscreen', '')
    node.setAttribute('title', value.title || t('admin.video'))
    return node
  }
  static override value = (node: HTMLElement): { src: string; title: string } => ({
    src: node.getAttribute('src') ?? '',
    title: node.getAttribute('title') ?? '',
  })
}
