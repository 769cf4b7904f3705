import { open } from 'node:fs/promises';

/** What a ZIP says of itself at its end. */
export interface ZipDirectory {
  /** Files and folders. */
  readonly entries: number;
  /** A file of it needs a password. */
  readonly isEncrypted: boolean;
}

const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const HEADER = 0x02014b50;
const HEADER_LENGTH = 46;
/** A directory of ten thousand files with long names has some two megabytes. */
const LONGEST_DIRECTORY = 16 * 1024 * 1024;

/**
 * Reads the central directory of a ZIP (PKWARE APPNOTE 6.3.10, 4.3.12 and 4.3.16). Undefined where there is none to go by: cut off, too
 * large, or in the form for more than 65,535 files.
 */
export async function readZipDirectory(path: string): Promise<ZipDirectory | undefined> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const tail = await bytesAt(Math.max(0, size - END_LENGTH - LONGEST_COMMENT), size);
    const end = endIn(tail);
    if (!end || end.entries === 0xffff || end.length > LONGEST_DIRECTORY || end.at + end.length > size)
      return undefined;
    const directory = await bytesAt(end.at, end.at + end.length);
    let isEncrypted = false;
    let entries = 0;
    for (let at = 0; at + HEADER_LENGTH <= directory.length; entries++) {
      if (directory.readUInt32LE(at) !== HEADER) return undefined;
      if (directory.readUInt16LE(at + 8) & 1) isEncrypted = true;
      at += HEADER_LENGTH + [28, 30, 32].reduce((sum, of) => sum + directory.readUInt16LE(at + of), 0);
    }
    return entries === end.entries ? { entries, isEncrypted } : undefined;
  } finally {
    await file.close();
  }

  async function bytesAt(from: number, to: number): Promise<Buffer> {
    const bytes = Buffer.alloc(to - from);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
    return bytes.subarray(0, bytesRead);
  }
}

function endIn(tail: Buffer): { entries: number; length: number; at: number } | undefined {
  for (let at = tail.length - END_LENGTH; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END) continue;
    return { entries: tail.readUInt16LE(at + 10), length: tail.readUInt32LE(at + 12), at: tail.readUInt32LE(at + 16) };
  }
  return undefined;
}
