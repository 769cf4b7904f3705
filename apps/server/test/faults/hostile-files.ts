import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/**
 * What an import must do with a file. `refused`: at the door or by ending 'failed' with a code, nothing of it a document. `read`:
 * it ends, as whatever it is. In every case within the bounds of bench/faults/hostile.ts.
 */
export interface HostileFile {
  name: string;
  bytes: () => Uint8Array;
  must: 'refused' | 'read';
}

const text = (value: string) => Buffer.from(value);
const eicar = text(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD', 'ANTIVIRUS', 'TEST', 'FILE!$H+H*'].join('-'));

interface Entry {
  name: string;
  data: Buffer;
  /** Kept as it is instead of deflated. */
  stored?: boolean;
}

/** A ZIP archive, entry by entry (APPNOTE 4.3): the same deflated bytes may be given many times without being made anew. */
export function zip(entries: readonly Entry[]): Buffer {
  const packed = new Map<Buffer, { bytes: Buffer; crc: number }>();
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, data, stored } of entries) {
    const known = packed.get(data) ?? { bytes: stored ? data : deflateRawSync(data, { level: 9 }), crc: crc32(data) };
    packed.set(data, known);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(stored ? 0 : 8, 4);
    fields.writeUInt32LE(known.crc, 10);
    fields.writeUInt32LE(known.bytes.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    central.push(Buffer.concat([text('PK\x01\x02\x14\x00'), fields, tail, text(name)]));
    parts.push(text('PK\x03\x04'), fields, text(name), known.bytes);
    at += 30 + Buffer.byteLength(name) + known.bytes.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length & 0xffff, 4);
  end.writeUInt16LE(entries.length & 0xffff, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, directory, text('PK\x05\x06'), end]);
}

/** A PDF of the given objects, the first its catalogue. */
export function pdf(objects: readonly (string | Buffer)[], after: Buffer = Buffer.alloc(0)): Buffer {
  const parts: Buffer[] = [text('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = 9;
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    const part = Buffer.concat([text(`${index + 1} 0 obj\n`), Buffer.from(object), text('\nendobj\n')]);
    parts.push(part);
    at += part.length;
  }
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    text(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat([...parts, after]);
}

/** A stream object: its dictionary's further entries and its bytes as they are stored. */
export const stream = (entries: string, bytes: Buffer) =>
  Buffer.concat([text(`<</Length ${bytes.length}${entries}>>\nstream\n`), bytes, text('\nendstream')]);

const catalogue = '<</Type/Catalog/Pages 2 0 R>>';
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>';
const harmless = () => pdf([catalogue, pages, page]);

function flateBomb(): Buffer {
  const once = deflateSync(Buffer.alloc(200 << 20), { level: 9 });
  const twice = deflateSync(once, { level: 9 });
  return pdf([
    catalogue,
    pages,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
    stream('/Filter[/FlateDecode/FlateDecode]', twice),
  ]);
}

const types = text(
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
);
const outside = '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
const laughs = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, i) => `<!ENTITY ${String.fromCharCode(98 + i)} "${`&${String.fromCharCode(97 + i)};`.repeat(10)}">`,
).join('')}]><w>&j;</w>`;
const workbook = (...parts: [string, Buffer][]) =>
  zip([{ name: '[Content_Types].xml', data: types }, ...parts.map(([name, data]) => ({ name, data }))]);
const zeros = () => Buffer.alloc(64 << 20);
const bomb = (data: Buffer) => zip(Array.from({ length: 4 }, (_, i) => ({ name: `z${i}`, data })));

const made: readonly HostileFile[] = [
  { name: 'eicar.com.pdf', must: 'refused', bytes: () => eicar },
  { name: 'eicar.zip', must: 'read', bytes: () => zip([{ name: 'a.txt', data: eicar }]) },
  {
    name: 'zip-in-zip.zip',
    must: 'refused',
    bytes: () => zip([{ name: 'b.zip', data: zip([{ name: 'a.txt', data: eicar }]) }]),
  },
  { name: 'bomb-256M.zip', must: 'refused', bytes: () => bomb(zeros()) },
  {
    name: 'bomb-nested.zip',
    must: 'refused',
    bytes: () => {
      const inner = bomb(Buffer.alloc(16 << 20));
      return zip(Array.from({ length: 16 }, (_, i) => ({ name: `l${i}.zip`, data: inner })));
    },
  },
  {
    name: 'many-entries.zip',
    must: 'refused',
    bytes: () => {
      const nothing = Buffer.alloc(0);
      return zip(Array.from({ length: 60_000 }, (_, i) => ({ name: `f${i}`, data: nothing, stored: true })));
    },
  },
  { name: 'slip.zip', must: 'refused', bytes: () => zip([{ name: '../../../../tmp/cracha-pwned', data: text('x') }]) },
  {
    name: 'slip-absolute.zip',
    must: 'refused',
    bytes: () => zip([{ name: '/etc/cron.d/cracha-pwned', data: text('x') }]),
  },
  {
    name: 'slip-windows.zip',
    must: 'refused',
    bytes: () => zip([{ name: '..\\..\\cracha-pwned.txt', data: text('x') }]),
  },
  {
    name: 'xxe.xlsx',
    must: 'refused',
    bytes: () =>
      workbook(
        ['xl/workbook.xml', text(`${outside}<workbook>&x;</workbook>`)],
        ['xl/sharedStrings.xml', text(`${outside}<sst>&x;</sst>`)],
      ),
  },
  { name: 'laughs.xlsx', must: 'refused', bytes: () => workbook(['xl/sharedStrings.xml', text(laughs)]) },
  {
    name: 'strings-bomb.xlsx',
    must: 'refused',
    bytes: () =>
      workbook([
        'xl/sharedStrings.xml',
        Buffer.concat([text('<sst><si><t>'), Buffer.alloc(200 << 20, 65), text('</t></si></sst>')]),
      ]),
  },
  {
    name: 'macro.xlsm.xlsx',
    must: 'refused',
    bytes: () => workbook(['xl/vbaProject.bin', Buffer.from('d0cf11e0', 'hex')]),
  },
  { name: 'xxe.xml', must: 'refused', bytes: () => text(`${outside}<esocial>&x;</esocial>`) },
  { name: 'harmless.pdf', must: 'read', bytes: harmless },
  {
    name: 'script.pdf',
    must: 'read',
    bytes: () => pdf(['<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>', pages, page]),
  },
  {
    name: 'launch.pdf',
    must: 'read',
    bytes: () => pdf(['<</Type/Catalog/Pages 2 0 R/OpenAction<</S/Launch/F(cmd.exe)>>>>', pages, page]),
  },
  {
    name: 'page-loop.pdf',
    must: 'refused',
    bytes: () => pdf([catalogue, '<</Type/Pages/Kids[2 0 R]/Count 999999999>>', page]),
  },
  {
    name: 'deep.pdf',
    must: 'read',
    bytes: () => pdf([`<</Type/Catalog/Pages 2 0 R/X ${'['.repeat(200_000)}${']'.repeat(200_000)}>>`, pages, page]),
  },
  { name: 'flate-bomb.pdf', must: 'read', bytes: flateBomb },
  { name: 'truncated.pdf', must: 'refused', bytes: () => harmless().subarray(0, 150) },
  { name: 'empty.pdf', must: 'refused', bytes: () => Buffer.alloc(0) },
  { name: 'page.pdf', must: 'refused', bytes: () => text('<html><script>alert(1)</script>') },
  {
    name: 'pdf-and-page.pdf',
    must: 'read',
    bytes: () => Buffer.concat([text('%PDF-1.7\n<html><script>alert(document.domain)</script></html>\n'), harmless()]),
  },
  {
    name: 'pdf-and-zip.pdf',
    must: 'read',
    bytes: () => Buffer.concat([harmless(), zip([{ name: 'a.html', data: text('<script>alert(1)</script>') }])]),
  },
  {
    name: 'script.svg',
    must: 'refused',
    bytes: () => text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>'),
  },
  {
    name: 'svg.png',
    must: 'refused',
    bytes: () => text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  },
  { name: 'script.gif', must: 'refused', bytes: () => text('GIF89a/*\0\0\0*/=1;alert(1)//;') },
  {
    name: 'formula.csv',
    must: 'read',
    bytes: () =>
      text(
        `nome;obs\n${['=HYPERLINK("http://127.0.0.1/?"&A1)', '+1+1', '@SUM(1)', "=cmd|' /C calc'!A0"].map(v => `${v};x`).join('\n')}`,
      ),
  },
  { name: 'utf7.csv', must: 'read', bytes: () => text('\ufeffnome;cpf\n+ADw-script+AD4-;111') },
  { name: 'latin1.csv', must: 'read', bytes: () => Buffer.from('nome;cpf\nJosé;11144477735\n', 'latin1') },
  { name: 'zero.csv', must: 'refused', bytes: () => text('nome;cpf\nA\0B;1') },
  { name: 'long-line.txt', must: 'refused', bytes: () => Buffer.alloc(8 << 20, 65) },
  { name: 'only-semicolons.csv', must: 'refused', bytes: () => Buffer.alloc(1 << 20, ';\n') },
  { name: '21MB.pdf', must: 'read', bytes: () => Buffer.concat([harmless(), Buffer.alloc(21 << 20, 37)]) },
];

/** Files that somebody might send to do harm, each made once. */
export const hostileFiles: readonly HostileFile[] = made.map(file => {
  let bytes: Uint8Array | undefined;
  return { ...file, bytes: () => (bytes ??= file.bytes()) };
});

/** Names that somebody might give a file to do harm with. */
export const hostileNames: readonly string[] = [
  '../../../etc/passwd',
  '..\\..\\x.pdf',
  '/etc/passwd',
  'a\0.pdf',
  'a.pdf\r\nSet-Cookie: x=1',
  'a".pdf; filename=b.html',
  `${'x'.repeat(300)}.pdf`,
  'holerite\u202efdp.exe',
  'José.pdf',
  'Jose\u0301.pdf',
  '.htaccess',
  'CON',
  '-rf.pdf',
  '💰.pdf',
  '<img src=x onerror=alert(1)>.pdf',
  "a';DROP TABLE x;--.pdf",
  '%2e%2e%2fx.pdf',
  'a.pdf.',
  'a.pdf ',
  '',
  '.',
  '..',
  'a/b.pdf',
  '=1+1.pdf',
  '{{7*7}}.pdf',
  '$'.concat('{jndi:ldap://127.0.0.1/a}.pdf'),
];
