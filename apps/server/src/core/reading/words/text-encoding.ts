import { isUtf8 } from 'node:buffer';

/** `utf-8-mixed` is UTF-8 with a few bytes of Windows-1252 that another system pasted in. */
export type TextEncoding = 'utf-8' | 'utf-8-mixed' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'cp850';

/** Code page 850, 0x80–0xFF (Unicode consortium, VENDORS/MICSFT/PC/CP850.TXT): what old spools are printed in. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const PORTUGUESE = new Set('áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇºª°');
const BOX = /[\u2500-\u257f]/;
const ESCAPE = String.fromCharCode(27);
const PRINTER = new RegExp(
  String.raw`${ESCAPE}(?:[&*()][a-z]?[\d.+-]*[A-Z@]|\[[\d;]*[A-Za-z]|[\s\S])|(?![\t\n\r\f])\p{Cc}`,
  'gu',
);
/** So many good characters for each stray byte, and a text is UTF-8 all the same. */
const GOOD_EACH_STRAY = 3;

/**
 * By its mark (UTF-16); else UTF-8 where most of the bytes beyond ASCII are; else the one of the two code pages that gives more
 * Portuguese letters. Lines that are drawn with characters of code page 850 count for it: no text has two such letters in a row.
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  const { good, stray } = countUtf8(bytes);
  if (stray === 0) return 'utf-8';
  if (good >= stray * GOOD_EACH_STRAY) return 'utf-8-mixed';
  let windows = 0;
  let dos = 0;
  const latin = new TextDecoder('windows-1252').decode(bytes);
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    if (isBox(byte) && (isBox(bytes[at - 1]) || isBox(bytes[at + 1]))) {
      dos++;
      continue;
    }
    if (PORTUGUESE.has(latin.charAt(at))) windows++;
    if (PORTUGUESE.has(CP850.charAt(byte - 0x80))) dos++;
  }
  return dos > windows ? 'cp850' : 'windows-1252';
}

export function decodeText(bytes: Uint8Array, encoding: TextEncoding): string {
  return newDecoder(encoding)(bytes, true);
}

/** Decodes a text piece by piece; a character may be parted by two pieces. */
export function newDecoder(encoding: TextEncoding): (bytes: Uint8Array, isLast: boolean) => string {
  if (encoding === 'cp850') return decodeCp850;
  if (encoding === 'utf-8-mixed') return newMixedDecoder();
  const decoder = new TextDecoder(encoding);
  return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast });
}

/** A text without what is meant for a printer: its commands (ESC/P, PCL), and controls that end neither line nor page. */
export function withoutPrinterControls(text: string): string {
  return text.replace(PRINTER, '');
}

function isBox(byte = 0): boolean {
  return byte >= 0x80 && BOX.test(CP850.charAt(byte - 0x80));
}

function decodeCp850(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : CP850.charAt(byte - 0x80);
  return text;
}

/** Characters of two bytes and more, and bytes that are none. */
function countUtf8(bytes: Uint8Array): { good: number; stray: number } {
  let [good, stray] = [0, 0];
  for (let at = 0; at < bytes.length; ) {
    const length = utf8Length(bytes, at);
    if (length > 1) good++;
    // the last character may go on in the next piece
    if (length === 0 && !isCut(bytes, at)) stray++;
    at += Math.max(1, length);
  }
  return { good, stray };
}

function newMixedDecoder(): (bytes: Uint8Array, isLast: boolean) => string {
  const [good, latin] = [new TextDecoder('utf-8'), new TextDecoder('windows-1252')];
  let kept = new Uint8Array(0);
  return (piece, isLast) => {
    const bytes = kept.length > 0 ? Buffer.concat([kept, piece]) : piece;
    kept = new Uint8Array(0);
    let text = '';
    let from = 0;
    for (let at = 0; at < bytes.length; ) {
      const length = utf8Length(bytes, at);
      if (length === 0) {
        text += good.decode(bytes.subarray(from, at));
        if (!isLast && isCut(bytes, at)) {
          kept = bytes.slice(at);
          return text;
        }
        text += latin.decode(bytes.subarray(at, at + 1));
        from = at + 1;
      }
      at += Math.max(1, length);
    }
    return text + good.decode(bytes.subarray(from));
  };
}

/** How many bytes the UTF-8 character at a place has (RFC 3629, without its rarest rules); 0: it is none. */
function utf8Length(bytes: Uint8Array, at: number): number {
  const wanted = wantedLength(bytes[at] ?? 0);
  if (wanted < 2) return wanted;
  for (let next = at + 1; next < at + wanted; next++) if (!isContinuation(bytes[next])) return 0;
  return wanted;
}

function isCut(bytes: Uint8Array, at: number): boolean {
  return at + wantedLength(bytes[at] ?? 0) > bytes.length && bytes.subarray(at + 1).every(isContinuation);
}

function wantedLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead < 0xe0) return 2;
  if (lead >= 0xe0 && lead < 0xf0) return 3;
  return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
}

function isContinuation(byte = 0): boolean {
  return byte >= 0x80 && byte < 0xc0;
}
