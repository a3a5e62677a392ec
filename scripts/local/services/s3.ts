import { fileURLToPath } from 'node:url'
import { startEmulator, type Emulator } from './emulator.ts'

const program = fileURLToPath(new URL('../s3/s3Server.ts', import.meta.url))

/** Starts an S3 emulator on a free port, with its data in `folder`, or in memory for null. It checks no signatures: only the S3 proxy calls it. */
export async function startS3(folder: string | null): Promise<Emulator & { url: string }> {
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', program, ...(folder ? [folder] : [])]
  const emulator = await startEmulator('S3', command, /http:\S+/)
  return { ...emulator, url: emulator.line }
}
