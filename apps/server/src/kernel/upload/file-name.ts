/** Longest cleaned name, in code points; the extension is kept. */
const maxLength = 120;
const longestExtension = 10;

/** Device names of Windows, with or without an extension (Microsoft, 'Naming Files, Paths, and Namespaces'). */
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

/**
 * A file's name as it may be stored, shown and sent back: composed (NFC), without path, control and direction characters,
 * without what a shell, a spreadsheet or a file system takes for its own; at most 120 characters. Where nothing is left:
 * `arquivo`. The name never becomes a path: files are stored by their content.
 */
export function cleanFileName(given: string): string {
  const last =
    given
      .toWellFormed()
      .normalize('NFC')
      .split(/[/\\]|%2f|%5c/i)
      .at(-1) ?? '';
  const plain = last
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u{FFFD}]/gu, '')
    .replace(/ {2,}/g, ' ')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.\-=+@]+|[\s.]+$/g, '');
  const safe = reserved.test(plain) ? `_${plain}` : plain;
  return shorten(safe) || 'arquivo';
}

/** The extension in lower case, without the dot; '' where there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

function shorten(name: string): string {
  const points = [...name];
  if (points.length <= maxLength) return name;
  const extension = [...extensionOf(name)];
  if (extension.length === 0 || extension.length > longestExtension)
    return points.slice(0, maxLength).join('').trimEnd();
  const kept = points.slice(0, maxLength - extension.length - 1).join('');
  return `${kept.replace(/[\s.]+$/, '')}.${extension.join('')}`;
}
