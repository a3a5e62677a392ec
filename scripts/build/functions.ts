import { build } from 'esbuild'
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pictureFiles } from '#functions/share/renderPicture.ts'
import { backgroundFunctions } from '#shared/infrastructure.ts'
import { paths, type RouteName } from '#shared/paths.ts'
import { buildSite, pagesFolder } from './buildSite.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The folder of the bundles, each NAME/index.mjs. */
export const functionsFolder = join(root, 'dist/functions')

/** Defines what CommonJS packages expect, at the top of each ES module. */
const banner = `import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);`

/** Bundles all functions for Lambda, replacing the bundles only if all build. Resolves to the bytes of each bundle by name. */
export async function buildFunctions(): Promise<Record<string, number>> {
  const files: Record<string, string> = {
    ...Object.fromEntries((Object.keys(paths) as RouteName[]).map((name) => [name, `functions/${name}.ts`])),
    ...Object.fromEntries(Object.entries(backgroundFunctions).map(([name, file]) => [name, `functions/${file}.ts`])),
    publishedPage: 'functions/page/servePage.ts',
    tokenKeyResource: 'infra/secrets/tokenKeyResource.ts',
  }
  const missing = Object.values(files).filter((file) => !existsSync(join(root, file)))
  if (missing.length) throw new Error(`The manifest names functions that are not there: ${missing.join(', ')}`)
  const fresh = `${functionsFolder}.${process.pid}`
  try {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: Object.entries(files).map(([name, file]) => ({ in: file, out: `${name}/index` })),
      outdir: fresh,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      mainFields: ['module', 'main'], // the SDK's ES modules are a third smaller
      banner: { js: banner },
      legalComments: 'none',
      metafile: true,
      logLevel: 'warning',
    })
    await buildSite()
    cpSync(pagesFolder, join(fresh, 'publishedPage'), { recursive: true })
    for (const file of Object.values(pictureFiles)) cpSync(join(root, file), join(fresh, 'getSharePicture', basename(file)))
    rmSync(functionsFolder, { recursive: true, force: true })
    renameSync(fresh, functionsFolder)
    return Object.fromEntries(Object.values(metafile.outputs).map(({ entryPoint, bytes }) => [nameOf(files, entryPoint!), bytes]))
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

const kilobytes = (bytes: number) => Math.round(bytes / 1000)
const nameOf = (files: Record<string, string>, file: string) => Object.keys(files).find((name) => files[name] === file)!

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = Object.values(await buildFunctions())
  console.log(`${sizes.length} functions in dist/functions: ${kilobytes(Math.min(...sizes))} to ${kilobytes(Math.max(...sizes))} KB each`)
}
