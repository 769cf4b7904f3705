export type TextEncoding = 'utf-8' | 'windows-1252' | 'cp850';

/** Code page 850, 0x80–0xFF (Unicode consortium, VENDORS/MICSFT/PC/CP850.TXT): what old spools are printed in. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const PORTUGUESE = 'áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇºª°';

/** UTF-8 when the bytes are valid UTF-8; else the one of the two code pages that gives more Portuguese letters. */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  if (isUtf8(bytes)) return 'utf-8';
  const letters = new Set(PORTUGUESE);
  let windows = 0;
  let dos = 0;
  const latin = new TextDecoder('windows-1252').decode(bytes);
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    if (letters.has(latin.charAt(at))) windows++;
    if (letters.has(CP850.charAt(byte - 0x80))) dos++;
  }
  return dos > windows ? 'cp850' : 'windows-1252';
}

export function decodeText(bytes: Uint8Array, encoding: TextEncoding): string {
  if (encoding !== 'cp850') return new TextDecoder(encoding).decode(bytes);
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : CP850.charAt(byte - 0x80);
  return text;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
