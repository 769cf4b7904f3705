/** Those whose name holds what is searched for, case and accents aside, as the one page of a list. */
export function foundBy<T extends { nome: string }>(all: readonly T[], search = ''): { items: T[]; total: number } {
  const wanted = folded(search);
  const items = all.filter(({ nome }) => folded(nome).includes(wanted));
  return { items, total: items.length };
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
