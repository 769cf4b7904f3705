import { extensionOf } from './file-name.ts';

/** How many leading bytes the decision needs. */
export const headLength = 4096;

type Kind = 'pdf' | 'zip' | 'xlsx' | 'docx' | 'odt' | 'png' | 'jpeg' | 'heic' | 'xml' | 'text';

export const heicType = 'image/heic';
export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const odtType = 'application/vnd.oasis.opendocument.text';

/** Which kind of content an extension promises, and the media type it is then sent as. */
const promised: Record<string, { kind: Kind; contentType: string }> = {
  pdf: { kind: 'pdf', contentType: 'application/pdf' },
  zip: { kind: 'zip', contentType: 'application/zip' },
  xlsx: { kind: 'xlsx', contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  docx: { kind: 'docx', contentType: docxType },
  odt: { kind: 'odt', contentType: odtType },
  txt: { kind: 'text', contentType: 'text/plain' },
  // a clock's file (Portaria 671)
  afd: { kind: 'text', contentType: 'text/plain' },
  csv: { kind: 'text', contentType: 'text/csv' },
  json: { kind: 'text', contentType: 'application/json' },
  xml: { kind: 'xml', contentType: 'application/xml' },
  png: { kind: 'png', contentType: 'image/png' },
  jpg: { kind: 'jpeg', contentType: 'image/jpeg' },
  jpeg: { kind: 'jpeg', contentType: 'image/jpeg' },
  heic: { kind: 'heic', contentType: heicType },
};

/**
 * The media type of an upload, where its leading bytes are what its extension promises; undefined where they are not, or
 * where the extension is none of pdf, zip, xlsx, docx, odt, txt, afd, csv, json, xml, png, jpg, jpeg, heic.
 * @param head the first `headLength` bytes, or all of a shorter file
 */
export function contentTypeOf(name: string, head: Uint8Array): string | undefined {
  const promise = promised[extensionOf(name)];
  return promise && kindOf(head) === promise.kind ? promise.contentType : undefined;
}

/** What leading bytes are; undefined: empty, or nothing the product takes (scripts, programs, markup, other formats). */
export function kindOf(head: Uint8Array): Kind | undefined {
  const latin = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, headLength)).toString('latin1');
  if (latin === '') return undefined;
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (latin.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (isHeic(latin)) return 'heic';
  if (latin.startsWith('PK')) return zipKind(latin);
  if (isPdf(latin)) return 'pdf';
  return textKind(latin);
}

/** Some writers put a mark or blanks before the header (ISO 32000-1, annex H: within 1,024 bytes); markup is none. */
function isPdf(latin: string): boolean {
  const at = latin.slice(0, 1024).indexOf('%PDF-');
  return at >= 0 && !latin.slice(0, at).includes('<');
}

/** By the names of the local headers seen so far; sizes may be missing there, so headers are searched, not followed. */
function zipKind(latin: string): 'zip' | 'xlsx' | 'docx' | 'odt' | undefined {
  if (!latin.startsWith('PK\x03\x04') && !latin.startsWith('PK\x05\x06')) return undefined;
  const names = latin.split('PK\x03\x04').slice(1).map(nameInHeader);
  if (isOdt(latin)) return 'odt';
  const isOffice = names.some(name => /^(\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/|word\/|ppt\/)/i.test(name));
  if (!isOffice) return 'zip';
  if (names.some(name => /^ppt\/|vbaProject/i.test(name))) return undefined;
  const [word, excel] = [/^word\//i, /^xl\//i].map(folder => names.some(name => folder.test(name)));
  if (word) return excel ? undefined : 'docx';
  return 'xlsx';
}

/** Its first entry is `mimetype`, kept as it is, without anything between (OpenDocument 1.3, part 2, 3.3). */
function isOdt(latin: string): boolean {
  const named =
    latin.slice(30, 38) === 'mimetype' && latin.slice(26, 30) === '\x08\0\0\0' && latin.slice(8, 10) === '\0\0';
  return named && latin.slice(38).startsWith(`${odtType}PK`);
}

/** A still picture coded by HEVC (ISO/IEC 23008-12, 10.2): its own brand first, or the general one with it among the compatible. */
function isHeic(latin: string): boolean {
  if (latin.slice(4, 8) !== 'ftyp') return false;
  const brands = latin.slice(8, Math.min(latin.charCodeAt(2) * 256 + latin.charCodeAt(3), 128)).match(/.{4}/gs) ?? [];
  const [first = '', , ...compatible] = brands;
  return /^hei[cxms]$/.test(first) || (/^mi[fa]\w$/.test(first) && compatible.some(brand => /^hei[cx]$/.test(brand)));
}

/** A local header after its signature: 26 bytes, of which 22–23 are the name's length, then the name (APPNOTE 4.3.7). */
function nameInHeader(header: string): string {
  const length = header.charCodeAt(22) + header.charCodeAt(23) * 256;
  return Number.isNaN(length) ? '' : header.slice(26, 26 + length);
}

/** eSocial sends no DOCTYPE, so that none is let in. Text may be UTF-16 with its mark, and carry a printer's controls. */
function textKind(latin: string): 'xml' | 'text' | undefined {
  if (/^(\xff\xfe|\xfe\xff)/.test(latin)) return 'text';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is searched for are control characters
  if (/[\x00-\x06\x10\x11\x13-\x19\x1c-\x1f]/.test(latin)) return undefined;
  const text = latin.replace(/^\xef\xbb\xbf/, '').trimStart();
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return undefined;
  if (/^<\?xml\s/.test(text)) return /<(svg|html|script)[\s>]/i.test(text) ? undefined : 'xml';
  if (/^<(svg|html|head|body|script|iframe|img)[\s>/]/i.test(text)) return undefined;
  return /^<[A-Za-z_]/.test(text) ? 'xml' : 'text';
}
