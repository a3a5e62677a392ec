import { S3Refusal } from './signature.ts'

/** A call that is about an object or its tags: `at` is the object's path, `tags` what the call gives it, as the header writes them. */
type Call = { method: string; at: string; tags?: string | undefined }

/**
 * The tags of objects, which the emulator takes for the objects themselves. They last as long as the process: what they are for, the expiry
 * of objects, does not happen here.
 */
export function objectTags() {
  const kept = new Map<string, string>()

  /** Follows what a call that succeeded did to its object. */
  const follow = ({ method, at, tags }: Call) => {
    if (method === 'PUT' && tags) kept.set(at, tags)
    else if (method === 'PUT' || method === 'DELETE') kept.delete(at)
  }

  /** Answers a call about the tags of an object that is there: they are read or taken away. */
  const answer = ({ method, at }: Call): { status: number; body: string } => {
    if (method === 'PUT') throw new S3Refusal(501, 'NotImplemented', 'Tags are given with the object here')
    if (method === 'DELETE') kept.delete(at)
    const tags = [...new URLSearchParams(kept.get(at))].map(([name, value]) => `<Tag><Key>${name}</Key><Value>${value}</Value></Tag>`)
    return method === 'DELETE'
      ? { status: 204, body: '' }
      : { status: 200, body: `<?xml version="1.0" encoding="UTF-8"?>\n<Tagging><TagSet>${tags.join('')}</TagSet></Tagging>` }
  }

  return { follow, answer }
}
