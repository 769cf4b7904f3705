import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, type PDFPage } from 'pdf-lib';
import type { Sign } from './signature-field.ts';

/** A PDF of these objects, the first of them the catalogue, with a classic table. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const places: number[] = [];
  let at = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  for (const [index, object] of objects.entries()) {
    places.push(at);
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const rows = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}${end}`)]);
}

/** A stream with its length, and more entries of its dictionary. */
export function streamOf(content: string, entries = ''): string {
  return `<</Length ${Buffer.byteLength(content)}${entries}>>\nstream\n${content}\nendstream`;
}

/** The first objects of a PDF of one page, 300 by 400 points: catalogue, tree, page, its drawing, a font. More come behind. */
export function onePage({
  drawing = '',
  catalogue = '',
  page = '',
  resources = '',
  box = '0 0 300 400',
} = {}): string[] {
  return [
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${resources}>>${page}>>`,
    streamOf(drawing),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
}

/** Operators that show a text. */
export function shown(text: string, x: number, y: number, size = 12): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`;
}

/** A plain PDF of pages, drawn. */
export async function drawnPdf(pages: number, draw: (page: PDFPage, index: number) => void): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let index = 0; index < pages; index++) draw(document.addPage([300, 400]), index);
  return document.save({ useObjectStreams: false });
}

const folder = mkdtempSync(join(tmpdir(), 'revision-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** What a judge says of a file; `FILE` stands for its path. */
export function judged(bytes: Uint8Array, command: string, ...values: string[]): string {
  const path = join(folder, 'judged.pdf');
  writeFileSync(path, bytes);
  const { stdout, stderr, error } = spawnSync(
    command,
    values.map(value => (value === 'FILE' ? path : value)),
    { encoding: 'latin1', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error) throw error;
  return stdout + stderr;
}

/** What qpdf says of a file that is right in every way. */
export const clean = 'No syntax or stream encoding errors found';

export function checkedByQpdf(bytes: Uint8Array): string {
  const said = judged(bytes, 'qpdf', '--check', 'FILE');
  return said.includes(clean) && !/WARNING|ERROR/.test(said) ? clean : said;
}

/** Signs with `openssl cms -cades` and a certificate made for it. */
export function opensslSigner(): Sign {
  const [key, certificate, data] = ['key.pem', 'certificate.pem', 'data'].map(name => join(folder, name));
  const made = ['-keyout', key ?? '', '-out', certificate ?? '', '-days', '30', '-subj', '/CN=Selo de teste'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made], { stdio: 'ignore' });
  return async parts => {
    writeFileSync(data ?? '', Buffer.concat(parts));
    const how = [
      '-binary',
      '-cades',
      '-md',
      'sha256',
      '-in',
      data ?? '',
      '-signer',
      certificate ?? '',
      '-inkey',
      key ?? '',
    ];
    return execFileSync('openssl', ['cms', '-sign', ...how, '-outform', 'DER']);
  };
}

/** A sample of the reader's tests. */
export function sample(name: string): Uint8Array {
  return readFileSync(new URL(`../../../../test/samples/samples/${name}`, import.meta.url));
}
