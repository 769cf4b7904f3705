import { open } from 'node:fs/promises';
import { isHtml } from './foreign/html-tables.ts';

export type FileForm = 'pdf' | 'xlsx' | 'zip' | 'text' | 'xml' | 'unknown';

const HEAD = 4096;
/** PDF readers tolerate junk before the header (ISO 32000-1, annex H.3). */
const PDF_MARK = '%PDF-';
const BINARY_SHARE = 0.05;

/** What a file is by its first bytes; a name ending only tells a workbook from another ZIP. */
export async function fileForm(path: string, name: string): Promise<FileForm> {
  const head = await readHead(path);
  const latin = new TextDecoder('latin1').decode(head);
  // a stored ZIP shows the mark of the PDF in it: what stands at its own place goes first
  if (latin.startsWith('PK\u0003\u0004'))
    return /\.(?:xlsx|xlsm)$/i.test(name) || /\[Content_Types\]\.xml|xl\//.test(latin) ? 'xlsx' : 'zip';
  if (latin.slice(0, 1024).includes(PDF_MARK)) return 'pdf';
  if (isUtf16(head)) return 'text';
  const binary = head.filter(byte => byte < 9 || (byte > 13 && byte < 32 && byte !== 27 && byte !== 26)).length;
  if (head.length === 0 || binary > head.length * BINARY_SHARE) return 'unknown';
  if (isHtml(latin.replace(/^\u00ef\u00bb\u00bf/, ''))) return 'text';
  return /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml\s|!--|[A-Za-z_])/.test(latin) ? 'xml' : 'text';
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const buffer = new Uint8Array(HEAD);
    const { bytesRead } = await file.read(buffer, 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
