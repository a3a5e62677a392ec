import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const compressible = /\.(?:html|js|css|svg|json|txt)$/
const smallestBytes = 500

/** Writes `NAME.br` beside every text file of the build, at brotli's highest level: 5 % to 9 % smaller than on the fly. */
export function brotli(): Plugin {
  let folder = ''
  return {
    name: 'brotli',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    async writeBundle() {
      const files = await readdir(folder, { recursive: true, withFileTypes: true })
      for (const file of files.filter((one) => one.isFile() && compressible.test(one.name))) {
        const path = join(file.parentPath, file.name)
        const bytes = await readFile(path)
        if (bytes.length < smallestBytes) continue
        await writeFile(`${path}.br`, await compress(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }))
      }
    },
  }
}
