const likeness: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '€': 'EUR',
};

/** A text as ISO-8859-1 can say it: other letters lose their accent or become `?`, a line break becomes a blank. */
export function latinText(text: string): string {
  return [...text.normalize('NFC')].map(toLatin).join('');
}

function toLatin(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 32 || code === 127) return ' ';
  if (code < 127 || (code >= 160 && code <= 255)) return letter;
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return likeness[letter] ?? (/^[ -~]$/.test(bare) ? bare : '?');
}
