import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { listen } from '../../../local/listen.ts'
import { ofType, type Assembly, type Properties } from '../assembly.ts'
import type { Resolve } from '../intrinsics.ts'
import type { Lambda } from './lambda.ts'

type Report = { Status: 'SUCCESS' | 'FAILED'; Reason?: string; Data?: Record<string, string> }

/** Creates custom resources by invoking their function, whose attributes go into `attributes`. Throws with its reason if it fails. */
export async function customResource(
  type: string,
  assembly: Assembly,
  resolve: Resolve,
  { invoke }: Lambda,
  attributes: Map<string, Record<string, string>>,
): Promise<void> {
  for (const [id, properties] of ofType(assembly, type)) {
    const { ServiceToken, ...given } = properties as Properties & { ServiceToken: { 'Fn::GetAtt': [string, string] } }
    const reported = Promise.withResolvers<Report>()
    const server = createServer((request, response) => {
      json(request).then((report) => reported.resolve(report as Report), reported.reject)
      response.end()
    })
    const { url, close } = await listen(server, 0)
    try {
      const event = {
        RequestType: 'Create',
        ResourceType: type,
        LogicalResourceId: id,
        StackId: assembly.stackName,
        RequestId: randomUUID(),
        ResponseURL: url,
        ResourceProperties: resolve(given),
      }
      await invoke(ServiceToken['Fn::GetAtt'][0], event)
      const { Status, Reason = '', Data = {} } = await reported.promise
      if (Status !== 'SUCCESS') throw new Error(`${id} was not made: ${Reason}`)
      attributes.set(id, Data)
    } finally {
      await close()
    }
  }
}
