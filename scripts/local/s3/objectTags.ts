import { S3Refusal } from './signature.ts'

/** A call on an object or its tags. `at`: the object's path; `tags`: those that the call sets, as in the header x-amz-tagging. */
type Call = { method: string; at: string; tags?: string | undefined }

/** Keeps objects' tags in memory, since the emulator mistakes calls on tags for calls on the object. Nothing expires locally. */
export function objectTags() {
  const tagsByPath = new Map<string, string>()

  const follow = ({ method, at, tags }: Call) => {
    if (method === 'PUT' && tags) tagsByPath.set(at, tags)
    else if (method === 'PUT' || method === 'DELETE') tagsByPath.delete(at)
  }

  const answer = ({ method, at }: Call): { status: number; body: string } => {
    if (method === 'PUT') throw new S3Refusal(501, 'NotImplemented', 'Tags are given with the object here')
    if (method === 'DELETE') tagsByPath.delete(at)
    const tags = [...new URLSearchParams(tagsByPath.get(at))].map(([name, value]) => `<Tag><Key>${name}</Key><Value>${value}</Value></Tag>`)
    return method === 'DELETE'
      ? { status: 204, body: '' }
      : { status: 200, body: `<?xml version="1.0" encoding="UTF-8"?>\n<Tagging><TagSet>${tags.join('')}</TagSet></Tagging>` }
  }

  return { follow, answer }
}
