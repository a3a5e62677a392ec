type Seen = { options: unknown[]; closed: number }

/**
 * Adds to jsdom images of this size, in pixels, and a canvas that writes the types `writes`; null for a browser that can read no image. A canvas's
 * output has its size and the requested type as `drawn`. Returns the options with which images were read.
 */
export function fakeImages(image: { width: number; height: number; writes?: string[] } | null): Seen {
  const seen: Seen = { options: [], closed: 0 }
  const close = () => void seen.closed++
  const read = (_: Blob, options: unknown) => {
    seen.options.push(options)
    return image ? Promise.resolve({ width: image.width, height: image.height, close }) : Promise.reject(new Error('unreadable'))
  }
  const writes = (type: string) => (image?.writes ?? [type]).includes(type)
  function toBlob(this: HTMLCanvasElement, done: BlobCallback, type = 'image/png') {
    const drawn = `${this.width}x${this.height} ${type}`
    done(Object.assign(new Blob([drawn], { type: writes(type) ? type : 'image/png' }), { drawn }))
  }
  Object.assign(globalThis, { createImageBitmap: read })
  Object.assign(HTMLCanvasElement.prototype, { toBlob, getContext: () => ({ drawImage: () => {} }) })
  if (!('arrayBuffer' in Blob.prototype)) Object.assign(Blob.prototype, { arrayBuffer: readBytes })
  return seen
}

function readBytes(this: Blob): Promise<ArrayBuffer> {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer))
  reader.readAsArrayBuffer(this)
  return promise
}
