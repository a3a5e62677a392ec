import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Survey } from '#shared/survey.ts'
import { brotli } from '../../../web/build/brotli.ts'
import { surveyJsModel } from './surveyJsModel.ts'

/** Builds a page that shows `survey` by survey-react-ui, to be served under `base`: its folder, and what removes it. */
export async function buildSurveyReactUi(survey: Survey, base: string): Promise<{ folder: string; remove: () => void }> {
  const root = mkdtempSync(join(tmpdir(), 'bench-'))
  const remove = () => rmSync(root, { recursive: true, force: true })
  const [folder, publicDir] = [join(root, 'site'), join(root, 'public')]
  try {
    mkdirSync(publicDir)
    writeFileSync(join(publicDir, 'survey.json'), JSON.stringify(surveyJsModel(survey)))
    await build({
      configFile: false,
      root: fileURLToPath(new URL('surveyReactUi', import.meta.url)),
      base,
      publicDir,
      logLevel: 'error',
      plugins: [brotli()],
      build: { outDir: folder, emptyOutDir: true, target: 'chrome120', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 5_000 },
    })
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}
