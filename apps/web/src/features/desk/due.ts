import type { TicketRow } from './desk.api.ts';

/** Until when HR has to act: to answer first, then to solve; undefined: nothing is due. */
export function dueOf(row: TicketRow): string | undefined {
  if (row.status === 'resolvido' || row.status === 'encerrado') return undefined;
  return (row.primeiraRespostaEm === null ? row.primeiraRespostaAte : row.solucaoAte) ?? undefined;
}
