/** A CPF with valid check digits. */
export function cpfOf(number: number): string {
  const base = String(100_000_000 + number * 37).slice(0, 9);
  const digit = (text: string) => {
    const sum = [...text].reduce((total, char, at) => total + Number(char) * (text.length + 1 - at), 0);
    return String(((sum * 10) % 11) % 10);
  };
  const first = digit(base);
  return base + first + digit(base + first);
}

/** Names are letters only: a number in one would not be read as part of it. */
export const letters = (at: number) =>
  [...String(at).padStart(5, '0')].map(digit => 'ABCDEFGHIJ'[Number(digit)]).join('');
