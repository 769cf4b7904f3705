import { cleanFileName } from './file-name.ts';

/**
 * The Content-Disposition of a file sent to a person (RFC 6266): the name twice, as plain ASCII for old readers and as
 * UTF-8 (RFC 8187). The name is cleaned first, so that nothing in it can end the header or the quotes.
 */
export function contentDisposition(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const clean = cleanFileName(name);
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${asciiOf(clean)}"; filename*=UTF-8''${encoded}`;
}

/** `%` too is replaced: some readers decode it even between quotes (RFC 6266, appendix D). */
function asciiOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
}
