import { crc32 } from 'node:zlib'
import type { DocumentType } from '#shared/files/fileTypes.ts'

/** A zip archive of these files, each stored as it is. */
function buildZip(files: Record<string, string>): Buffer {
  let at = 0
  const entries = Object.entries(files).map(([name, content]) => {
    const [path, data] = [Buffer.from(name), Buffer.from(content)]
    const fields = Buffer.alloc(26) // from the version to the length of the extra field
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(crc32(data), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(data.length, 18)
    fields.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, path, data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    at += local.length
    return { local, central: Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, rest, path]) }
  })
  const central = Buffer.concat(entries.map((entry) => entry.central))
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...entries.map(({ local }) => local), central, end])
}

const office = (type: string, folder: string) =>
  buildZip({
    [`${folder}/first.xml`]: '<a/>',
    '[Content_Types].xml': `<Types><Override PartName="/${folder}/first.xml" ContentType="${type}.main+xml"/></Types>`,
  })
const open = (type: string) => buildZip({ mimetype: type, 'content.xml': '<a/>' })

const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)])

/** The least that is a document of each type. */
export const documents: Record<DocumentType, Buffer> = {
  'application/pdf': Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n'),
  'text/plain': Buffer.from('한 줄\n<b>one</b> line\n'),
  'text/csv': Buffer.from('\ufeff이름,나이\n"서, 미나",34\n'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': office(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'word',
  ),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': office(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'xl',
  ),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': office(
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'ppt',
  ),
  'application/vnd.oasis.opendocument.text': open('application/vnd.oasis.opendocument.text'),
  'application/vnd.oasis.opendocument.spreadsheet': open('application/vnd.oasis.opendocument.spreadsheet'),
  'application/vnd.oasis.opendocument.presentation': open('application/vnd.oasis.opendocument.presentation'),
  'application/x-hwp': Buffer.concat([compound, Buffer.from('HWP Document File'), Buffer.alloc(495)]),
  'application/hwp+zip': buildZip({ mimetype: 'application/hwp+zip', 'Contents/section0.xml': '<a/>' }),
}

/** Files with a document's name that are not documents. */
export const impostors = {
  archive: buildZip({ 'run.sh': 'rm' }),
  macros: office('application/vnd.ms-word.document.macroEnabled', 'word'),
  compound,
}
