import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

// oxlint-disable-next-line typescript/no-explicit-any -- templates have no types
export type Properties = Record<string, any>
export type Resource = { Type: string; Properties: Properties }

/** A synthesized stack: its template's resources, and the paths of its assets by object key. */
export type Assembly = { stackName: string; resources: Record<string, Resource>; fileOf: (objectKey: string) => string }

type Manifest = { artifacts: Record<string, { type: string; displayName?: string; properties?: { templateFile?: string } }> }
type Assets = { files: Record<string, { source: { path: string }; destinations: Record<string, { objectKey: string }> }> }

/** Reads the site's own stack in `folder` (cdk.out). Throws if there is none. */
export function readAssembly(folder: string): Assembly {
  const read = (file: string): unknown => JSON.parse(readFileSync(resolve(folder, file), 'utf8'))
  const { artifacts } = read('manifest.json') as Manifest
  const [stackName, stack] =
    Object.entries(artifacts).find(([name, { type }]) => type === 'aws:cloudformation:stack' && /^Surveys-[a-z]+$/.test(name)) ?? []
  if (!stackName || !stack?.properties?.templateFile) throw new Error(`There is no stack in ${folder}.`)
  const { Resources } = read(stack.properties.templateFile) as { Resources: Record<string, Resource> }
  const { files } = read(`${stackName}.assets.json`) as Assets
  const places = new Map(
    Object.values(files).flatMap(({ source, destinations }) =>
      Object.values(destinations).map(({ objectKey }) => [objectKey, resolve(folder, source.path)] as const),
    ),
  )
  const fileOf = (objectKey: string) => {
    const place = places.get(objectKey)
    if (!place) throw new Error(`The template names ${objectKey}, which was not synthesized.`)
    return place
  }
  return { stackName, resources: Resources, fileOf }
}

/** The resources of a type, each with its logical id. */
export const ofType = ({ resources }: Pick<Assembly, 'resources'>, type: string): [string, Properties][] =>
  Object.entries(resources).flatMap(([id, { Type, Properties }]) => (Type === type ? [[id, Properties ?? {}] as [string, Properties]] : []))

/** A function's name in the code: CDK appends eight digits of a hash. */
export const plainName = (logicalId: string): string => logicalId.slice(0, -8)
