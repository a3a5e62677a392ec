import { join } from 'node:path'
import { build, type Plugin as BundlerPlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { buildTarget } from './browsers.ts'

const tag = /<script([^>]*) src="\.(\/src\/boot\/(\w+)\.ts)" inline><\/script>/g

/** Puts the scripts of src/boot, bundled and minified, into the HTML where a script tag with `inline` names them, in the dev server too. */
export function inlineBoot(): Plugin {
  let root = ''
  return {
    name: 'inline-boot',
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const scripts = new Map<string, string>()
        for (const [, , file, name] of html.matchAll(tag))
          scripts.set(file!, await bundle(join(root, file!), name === 'outdated' ? 'es5' : buildTarget))
        return html.replace(tag, (_, attributes: string, file: string) => `<script${attributes}>${scripts.get(file)!}</script>`)
      },
    },
  }
}

/** A script of src/boot with all that it imports, minified, for a script tag that is no module. */
export async function bundle(entry: string, target: string | string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target,
    charset: 'utf8',
    plugins: [computed],
  })
  return outputFiles[0]!.text.trim()
}

/** Replaces src/boot/addresses.ts with the strings that it computes. */
const computed: BundlerPlugin = {
  name: 'computed',
  setup(bundler) {
    bundler.onLoad({ filter: /\/boot\/addresses\.ts$/ }, async ({ path }) => {
      const values = (await import(path)) as Record<string, string>
      return {
        contents: Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n'),
      }
    })
  },
}
