/** `27/11/2026` of `2026-11-27`. */
export const dayText = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** `27/11` of `2026-11-27`. */
export const shortDay = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

/** `-03:00`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** An instant as a clock that many minutes ahead of UTC shows it: `27/11/2026 08:00`. */
export function stampText(at: Date, offset: number): string {
  const local = new Date(at.getTime() + offset * 60_000).toISOString();
  return `${dayText(local)} ${local.slice(11, 16)}`;
}

/** `8:05`, `-0:30`: a duration; hours have as many digits as they need. */
export function hoursText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : ''}${Math.floor(size / 60)}:${two(size % 60)}`;
}

export const cpfText = (cpf: string) => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

export const cnpjText = (cnpj: string) => cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');

const two = (n: number) => String(n).padStart(2, '0');
