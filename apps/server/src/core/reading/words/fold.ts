/** Lower case without accents: the form in which labels and names are compared. */
export function fold(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const ASCII = /^[\0-\x7f]*$/;
