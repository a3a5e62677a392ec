import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Bytes of a body above which compressing is worth its time. */
const mostPlain = 10_000

const encoders = {
  br: (body: string) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: string) => gzipSync(body),
}

/** Whether Accept-Encoding takes that encoding: it is named, and not with a weight of 0. */
const accepts = (acceptEncoding: string, encoding: string) =>
  acceptEncoding.split(',').some((one) => {
    const [name = '', weight = ''] = one.split(';').map((part) => part.trim())
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight)
  })

/**
 * The result with its body compressed, if that is large and the caller accepts brotli or gzip: CloudFront compresses only what it may cache. A
 * token is never compressed, since the compressed length says something of what is beside it.
 */
export function compress(result: APIGatewayProxyStructuredResultV2, acceptEncoding = ''): APIGatewayProxyStructuredResultV2 {
  const { body = '', headers = {} } = result
  const encoding = (['br', 'gzip'] as const).find((one) => accepts(acceptEncoding, one))
  if (!encoding || result.isBase64Encoded || Buffer.byteLength(body) <= mostPlain || /"(?:access_)?token":/.test(body)) return result
  return {
    ...result,
    headers: { ...headers, 'content-encoding': encoding, vary: 'Accept-Encoding' },
    body: encoders[encoding](body).toString('base64'),
    isBase64Encoded: true,
  }
}
