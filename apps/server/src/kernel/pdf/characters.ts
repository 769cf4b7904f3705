/** U+FFFD */
export const REPLACEMENT = 0xfffd;

/** It parts words. */
export function isBlank(code: number): boolean {
  if (code > 32 && code < 160) return false;
  return (
    code === 32 ||
    code === 160 ||
    code === 10 ||
    code === 13 ||
    code === 9 ||
    code === 0x2002 ||
    code === 0x2003 ||
    (code >= 0x2007 && code <= 0x200b) ||
    code === 0x202f ||
    code === 0xfffe
  );
}

/** It means something; others are told as the replacement. */
export function isReadable(code: number): boolean {
  if (code >= 32 && code < 127) return true;
  return (
    code >= 32 &&
    code !== 127 &&
    code !== REPLACEMENT &&
    !(code > 127 && code < 160) &&
    !(code >= 0xe000 && code <= 0xf8ff) &&
    code <= 0x10ffff &&
    !(code >= 0xd800 && code <= 0xdfff)
  );
}
