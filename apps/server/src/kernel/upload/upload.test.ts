import { Readable } from 'node:stream';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';
import { contentTypeOf, docxType, kindOf, odtType } from './content-type.ts';
import { cleanFileName, extensionOf } from './file-name.ts';
import { takeHead } from './head.ts';
import { isWholeOffice } from './office-file.ts';

/** The hostile names of the harness, and what becomes of them. */
const names: [given: string, clean: string][] = [
  ['../../../etc/passwd', 'passwd'],
  ['..\\..\\x.pdf', 'x.pdf'],
  ['/etc/passwd', 'passwd'],
  ['a\0.pdf', 'a.pdf'],
  ['a.pdf\r\nSet-Cookie: x=1', 'a.pdf Set-Cookie_ x=1'],
  ['a".pdf; filename=b.html', 'a_.pdf; filename=b.html'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ['x'.repeat(300), 'x'.repeat(120)],
  ['holerite\u202efdp.exe', 'holeritefdp.exe'],
  ['José.pdf', 'José.pdf'],
  ['Jose\u0301.pdf', 'José.pdf'],
  ['.htaccess', 'htaccess'],
  ['CON', '_CON'],
  ['com1.pdf', '_com1.pdf'],
  ['contrato.pdf', 'contrato.pdf'],
  ['-rf.pdf', 'rf.pdf'],
  ['💰.pdf', '💰.pdf'],
  [`${'💰'.repeat(200)}.pdf`, `${'💰'.repeat(116)}.pdf`],
  ['<img src=x onerror=alert(1)>.pdf', '_img src=x onerror=alert(1)_.pdf'],
  ["a';DROP TABLE x;--.pdf", "a';DROP TABLE x;--.pdf"],
  ['%2e%2e%2fx.pdf', 'x.pdf'],
  ['a.pdf.', 'a.pdf'],
  ['a.pdf ', 'a.pdf'],
  ['', 'arquivo'],
  ['.', 'arquivo'],
  ['..', 'arquivo'],
  ['a/b.pdf', 'b.pdf'],
  ['=1+1.pdf', '1+1.pdf'],
  ['{{7*7}}.pdf', '{{7_7}}.pdf'],
  [`\${jndi:ldap://127.0.0.1/a}.pdf`, 'a}.pdf'],
  ['lone \ud800 surrogate.pdf', 'lone surrogate.pdf'],
];

describe('a file name', () => {
  it.each(names)('%j is kept as %j', (given, clean) => {
    expect(cleanFileName(given)).toBe(clean);
    expect(cleanFileName(clean)).toBe(clean);
  });

  it.each([
    ['a.PDF', 'pdf'],
    ['a.tar.gz', 'gz'],
    ['htaccess', ''],
    ['.pdf', ''],
  ])('of %j ends in %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});

describe('Content-Disposition', () => {
  it.each(names)('of %j is one header of printable ASCII', given => {
    const header = contentDisposition(given);
    expect(header).toMatch(/^attachment; filename="[ !#$&-[\]-~]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]*$/);
    expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(cleanFileName(given));
  });

  it('keeps an accent for new readers and drops it for old ones', () => {
    expect(contentDisposition('Março.pdf', 'inline')).toBe(
      `inline; filename="Marco.pdf"; filename*=UTF-8''Mar%C3%A7o.pdf`,
    );
  });
});

const zip = (...entries: string[]) =>
  Buffer.concat(
    entries.map(name => {
      const header = Buffer.alloc(30);
      header.write('PK\x03\x04', 'latin1');
      header.writeUInt16LE(name.length, 26);
      return Buffer.concat([header, Buffer.from(name), Buffer.from('compressed')]);
    }),
  );

/** As OpenDocument begins. */
const odt = () => {
  const header = Buffer.from(`PK\x03\x04${'\0'.repeat(26)}mimetype${odtType}PK\x03\x04`, 'latin1');
  header.writeUInt16LE(8, 26);
  return header;
};
const ftyp = (first: string, ...more: string[]) =>
  Buffer.from(`\0\0\0${String.fromCharCode(16 + more.length * 4)}ftyp${first}\0\0\0\0${more.join('')}`, 'latin1');

describe('the content of an upload', () => {
  it.each<[name: string, head: Buffer | string, contentType: string | undefined]>([
    ['a.pdf', '%PDF-1.7\n', 'application/pdf'],
    ['a.pdf', '\ufeff\r\n%PDF-1.4', 'application/pdf'],
    ['a.pdf', '<html>%PDF-1.7', undefined],
    ['a.pdf', `${' '.repeat(2000)}%PDF-1.7`, undefined],
    ['html.pdf', '<html><script>alert(1)</script>', undefined],
    ['eicar.com.pdf', 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', undefined],
    ['a.pdf', '', undefined],
    ['a.zip', zip('a.txt'), 'application/zip'],
    ['a.zip', Buffer.from('PK\x05\x06', 'latin1'), 'application/zip'],
    ['a.zip', zip('[Content_Types].xml', 'xl/workbook.xml'), undefined],
    ['a.xlsx', zip('[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'), promisedXlsx()],
    ['a.xlsx', zip('docProps/app.xml'), promisedXlsx()],
    ['a.xlsx', zip('[Content_Types].xml', 'word/document.xml'), undefined],
    ['macro.xlsm.xlsx', zip('[Content_Types].xml', 'xl/vbaProject.bin'), undefined],
    ['a.xlsx', zip('a.txt'), undefined],
    ['a.docx', zip('[Content_Types].xml', '_rels/.rels', 'word/document.xml'), docxType],
    ['a.docx', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'), undefined],
    ['a.docx', zip('[Content_Types].xml', 'xl/workbook.xml'), undefined],
    ['a.docx', zip('[Content_Types].xml', 'word/document.xml', 'xl/workbook.xml'), undefined],
    ['a.docx', zip('a.txt'), undefined],
    ['a.docx', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', undefined],
    ['a.odt', odt(), odtType],
    ['a.odt', zip('content.xml'), undefined],
    ['a.odt', Buffer.from(odt().toString('latin1').replace('.text', '.scri'), 'latin1'), undefined],
    ['a.docx', odt(), undefined],
    ['a.heic', ftyp('heic', 'mif1', 'heic'), 'image/heic'],
    ['a.heic', ftyp('mif1', 'heic'), 'image/heic'],
    ['a.heic', ftyp('avif', 'mif1'), undefined],
    ['a.heic', ftyp('mp42', 'isom'), undefined],
    ['a.jpg', ftyp('heic', 'mif1'), undefined],
    ['a.xlsx', 'nome;cpf\n', undefined],
    ['a.csv', 'nome;cpf\nMaria;52998224725\n', 'text/csv'],
    ['utf16.csv', Buffer.from('\ufeffnome;cpf', 'utf16le'), 'text/csv'],
    ['latin1.csv', Buffer.from('nome;cpf\nJosé;1', 'latin1'), 'text/csv'],
    ['nul.csv', 'nome;cpf\nA\0B;1', undefined],
    ['a.txt', 'linha\f\x1bE próxima', 'text/plain'],
    ['a.txt', 'MZ\x90\0\x03', undefined],
    ['a.txt', '<script>alert(1)</script>', undefined],
    ['a.xml', '\ufeff<?xml version="1.0"?><eSocial xmlns="x">', 'application/xml'],
    ['a.xml', '<eSocial/>', 'application/xml'],
    ['xxe.xml', '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>', undefined],
    ['a.xml', '<?xml version="1.0"?><svg onload="alert(1)"/>', undefined],
    ['a.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'image/png'],
    ['svg.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', undefined],
    ['a.JPG', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'image/jpeg'],
    ['gif-js.gif', 'GIF89a/*', undefined],
    ['script.svg', '<svg/>', undefined],
    ['a', '%PDF-1.7', undefined],
    ['a.toString', '%PDF-1.7', undefined],
  ])('%j beginning with %j is %j', (name, head, contentType) => {
    expect(contentTypeOf(name, Buffer.from(head))).toBe(contentType);
  });

  it('is decided on four kilobytes', () => {
    const large = Buffer.concat([Buffer.from('nome;cpf\n'.repeat(1000)), Buffer.from([0])]);
    expect(kindOf(large)).toBe('text');
  });
});

function promisedXlsx(): string {
  return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
}

describe('the head of a stream', () => {
  it.each([0, 1, 4095, 4096, 4097, 100_000])('of %i bytes is read once and given back', async size => {
    const whole = Buffer.alloc(size, 'abcdefg');
    const parts = Array.from({ length: Math.ceil(size / 1000) }, (_, at) =>
      whole.subarray(at * 1000, at * 1000 + 1000),
    );
    const { head, content } = await takeHead(Readable.from(parts, { objectMode: false }));
    expect(head).toEqual(whole.subarray(0, 4096));
    expect(Buffer.concat(await content.toArray())).toEqual(whole);
  });

  it('is not read ahead, and the rest runs dry or is destroyed as the owner likes', async () => {
    let made = 0;
    const endless = () =>
      Readable.from(
        (async function* () {
          for (made = 0; made < 100; made += 1) yield Buffer.alloc(1000);
        })(),
        { objectMode: false, highWaterMark: 1000 },
      );
    const refused = endless();
    await takeHead(refused);
    expect(made).toBeLessThan(12);
    await new Promise(resolve => refused.once('end', resolve).resume());
    expect(made).toBe(100);

    const broken = endless();
    const { content } = await takeHead(broken);
    content.destroy();
    await new Promise(resolve => broken.once('close', resolve));
    expect(made).toBeLessThan(12);
  });

  it('passes a broken source on', async () => {
    const source = Readable.from(
      (async function* () {
        yield Buffer.alloc(5000);
        throw new Error('connection lost');
      })(),
      { objectMode: false },
    );
    const { content } = await takeHead(source);
    await expect(content.toArray()).rejects.toThrow('connection lost');
  });
});

describe('a document of a word processor', () => {
  const docx = { '[Content_Types].xml': new Uint8Array(1), 'word/document.xml': new Uint8Array(9) };
  it.each<[what: string, files: Record<string, Uint8Array>, type: string, whole: boolean]>([
    ['that is one', docx, docxType, true],
    ['without its text', { '[Content_Types].xml': new Uint8Array(1) }, docxType, false],
    ['that runs macros', { ...docx, 'word/vbaProject.bin': new Uint8Array(1) }, docxType, false],
    ['that leads out of its folder', { ...docx, '../../tmp/x': new Uint8Array(1) }, docxType, false],
    ['that is a bomb', { ...docx, 'word/media/x': new Uint8Array(30_000_000) }, docxType, false],
    [
      'of too many files',
      { ...docx, ...Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`f${at}`, new Uint8Array(0)])) },
      docxType,
      false,
    ],
    [
      'of OpenDocument',
      { mimetype: new Uint8Array(1), 'META-INF/manifest.xml': new Uint8Array(1), 'content.xml': new Uint8Array(1) },
      odtType,
      true,
    ],
    [
      'of OpenDocument that runs macros',
      {
        mimetype: new Uint8Array(1),
        'META-INF/manifest.xml': new Uint8Array(1),
        'content.xml': new Uint8Array(1),
        'Basic/x': new Uint8Array(1),
      },
      odtType,
      false,
    ],
  ])('%s', (_, files, type, whole) => {
    expect(isWholeOffice(zipSync(files), type)).toBe(whole);
  });

  it('is read at its end: cut there it is none, and a directory of twenty million entries ends at once', () => {
    const file = zipSync(docx);
    expect(isWholeOffice(file.subarray(0, -30), docxType)).toBe(false);
    const endless = Buffer.concat([file, Buffer.alloc(100)]);
    endless.write('PK\x06\x06', file.length);
    endless.writeUInt32LE(20_000_000, file.length + 32);
    endless.writeUInt32LE(file.length, endless.length - 34);
    endless.write('PK\x06\x07', endless.length - 42);
    endless.write('PK\x05\x06', endless.length - 22);
    endless.writeUInt16LE(0xffff, endless.length - 14);
    endless.writeUInt32LE(0xffff_ffff, endless.length - 6);
    expect(isWholeOffice(endless, docxType)).toBe(false);
  }, 1_000);
});
