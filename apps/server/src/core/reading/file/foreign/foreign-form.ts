import { open } from 'node:fs/promises';
import type { ReadingRefusalCode } from '../../refusal.ts';

/** A file that nobody reads here, named so that a person knows what to do: `form` is a proper name, the same in all languages. */
export interface ForeignForm {
  readonly code: Extract<
    ReadingRefusalCode,
    | 'FILE_PASSWORD_PROTECTED'
    | 'FILE_OTHER_SHEET'
    | 'FILE_OTHER_PAPER'
    | 'FILE_OTHER_ARCHIVE'
    | 'FILE_MAIL'
    | 'FILE_ENCODED'
    | 'FILE_PICTURE'
  >;
  readonly form: string;
}

const HEAD = 4096;
/** Names of what is inside stand in the first and in the last of it. */
const PIECE = 64 * 1024;

type Named = readonly [code: ForeignForm['code'], form: string, mark: RegExp];

/** By the first bytes as Latin-1, an `Ā` for each control character. */
const BEGINNINGS: readonly Named[] = [
  ['FILE_OTHER_ARCHIVE', 'gzip (.gz)', /^Ā\u008b/],
  ['FILE_OTHER_ARCHIVE', '7-Zip (.7z)', /^7z\u00bc\u00af'Ā/],
  ['FILE_OTHER_ARCHIVE', 'RAR (.rar)', /^Rar!Ā/],
  ['FILE_OTHER_ARCHIVE', 'bzip2 (.bz2)', /^BZh\d1AY/],
  ['FILE_OTHER_ARCHIVE', 'XZ (.xz)', /^\u00fd7zXZ/],
  ['FILE_OTHER_ARCHIVE', 'TAR (.tar)', /^[\s\S]{257}ustar/],
  ['FILE_PICTURE', 'JPEG', /^\u00ff\u00d8\u00ff/],
  ['FILE_PICTURE', 'PNG', /^\u0089PNG/],
  ['FILE_PICTURE', 'GIF', /^GIF8[79]a/],
  ['FILE_PICTURE', 'TIFF', /^(?:II\*Ā|MMĀ\*)/],
  ['FILE_PICTURE', 'WebP', /^RIFF[\s\S]{4}WEBP/],
  ['FILE_PICTURE', 'HEIC', /^[\s\S]{4}ftyp(?:heic|heix|mif1|avif)/],
  ['FILE_PICTURE', 'BMP', /^BM[\s\S]{4}Ā{4}/],
  ['FILE_OTHER_PAPER', 'RTF', /^\s*\{\\rtf/],
  ['FILE_OTHER_PAPER', 'PostScript (.ps)', /^%!PS/],
  ['FILE_OTHER_SHEET', 'XML Spreadsheet 2003', /^\s*<\?xml[\s\S]{0,600}urn:schemas-microsoft-com:office:spreadsheet/],
  ['FILE_MAIL', 'MHTML (.mht)', /^[\w-]+:[\s\S]*content-type:\s*multipart\/related/i],
  ['FILE_MAIL', 'e-mail (.eml)', /^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*){2,60}?(?:mime-version|message-id):/i],
  [
    'FILE_ENCODED',
    'base64',
    /^(?:data:[\w/.+-]+;base64,)?(?=[^a-z]*[a-z])(?=[^A-Z]*[A-Z])(?=[^\d]*\d)[A-Za-z0-9+/\r\n]{100,}={0,2}\s*$/,
  ],
];

/** What an OLE file (Office 97–2003) has inside: names in UTF-16. */
const IN_OLE: readonly Named[] = [
  ['FILE_PASSWORD_PROTECTED', 'Office', /EncryptedPackage/],
  ['FILE_OTHER_SHEET', 'Excel 97–2003 (.xls)', /Workbook|Book/],
  ['FILE_OTHER_PAPER', 'Word 97–2003 (.doc)', /WordDocument/],
  ['FILE_OTHER_PAPER', 'PowerPoint 97–2003 (.ppt)', /PowerPoint Document/],
  ['FILE_MAIL', 'Outlook (.msg)', /__substg1\.0|__nameid_version1\.0/],
  ['FILE_OTHER_PAPER', 'Office 97–2003', /./],
];

/** What a ZIP is that is no bundle of files. */
const IN_ZIP: readonly Named[] = [
  [
    'FILE_OTHER_SHEET',
    'OpenDocument (.ods)',
    /^PK[\s\S]{28}mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/,
  ],
  ['FILE_OTHER_PAPER', 'OpenDocument (.odt)', /^PK[\s\S]{28}mimetypeapplication\/vnd\.oasis\.opendocument/],
  ['FILE_OTHER_SHEET', 'Excel (.xlsb)', /xl\/workbook\.bin/],
  ['FILE_OTHER_PAPER', 'Word (.docx)', /word\/document\.xml/],
  ['FILE_OTHER_PAPER', 'PowerPoint (.pptx)', /ppt\/presentation\.xml/],
  ['FILE_OTHER_SHEET', 'Numbers (.numbers)', /Index\/Document\.iwa/],
];

/** What a file is, where it is one of the forms that people have beside ours; whatever it is called. */
export async function foreignForm(path: string): Promise<ForeignForm | undefined> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = await latinAt(0, HEAD);
    if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) return named(IN_OLE, (await ends(size)).replaceAll('\u0000', ''));
    if (head.startsWith('PK\u0003\u0004')) return named(IN_ZIP, await ends(size));
    return named(BEGINNINGS, withoutControls(head));
  } finally {
    await file.close();
  }

  async function ends(size: number): Promise<string> {
    return (await latinAt(0, PIECE)) + (await latinAt(Math.max(PIECE, size - PIECE), PIECE));
  }

  async function latinAt(from: number, length: number): Promise<string> {
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await file.read(bytes, 0, length, from);
    return bytes.toString('latin1', 0, bytesRead);
  }
}

function named(forms: readonly Named[], text: string): ForeignForm | undefined {
  const found = forms.find(([, , mark]) => mark.test(text));
  return found && { code: found[0], form: found[1] };
}

function withoutControls(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, control => ((control.codePointAt(0) ?? 0) < 32 ? 'Ā' : control));
}
