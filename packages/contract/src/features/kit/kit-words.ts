/** What a kit is for: somebody who comes, somebody who goes, or a single paper asked of a worker. */
export const kitKinds = ['admissao', 'rescisao', 'pedido'] as const;
export type KitKind = (typeof kitKinds)[number];
export const kitStates = ['aberto', 'concluido', 'cancelado'] as const;
export type KitState = (typeof kitStates)[number];
/** A paper to deliver · data to confirm · a model to sign · a model to take note of · what HR checks off. */
export const itemKinds = ['papel', 'dado', 'assina', 'ciente', 'conferencia'] as const;
export type ItemKind = (typeof itemKinds)[number];
export const itemStates = ['pedido', 'entregue', 'aceito', 'recusado', 'dispensado'] as const;
export type ItemState = (typeof itemStates)[number];
export const paperFormats = ['foto', 'pdf'] as const;
/** What a worker confirms of their own data. */
export const dataParts = ['pessoais', 'endereco', 'contatos', 'dependentes', 'conta'] as const;
export type DataPart = (typeof dataParts)[number];
/** How the notice of a termination is kept. */
export const noticeKinds = ['trabalhado', 'indenizado', 'dispensado', 'naoSeAplica'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
/** The obligatory points of every termination, in their order. */
export const terminationChecks = [
  'aviso',
  'exame',
  'trct',
  'comprovantes',
  'guias',
  'equipamentos',
  'contato',
] as const;
export type TerminationCheck = (typeof terminationChecks)[number];
/** The person's contact is confirmed: without it they would lose their access. Nobody waives it. */
export const contactCheck = 'contato' satisfies TerminationCheck;

/** Papers and pay are due so many days after the end (CLT art. 477 §6, as of Lei 13.467/2017); before, it depended on the notice. */
const payDays = [{ from: '2017-11-11', days: 10 }] as const;

/** The last day for pay and papers of an employment that ends on a day `YYYY-MM-DD`, with the number of days. */
export function payDueOf(lastDay: string): { days: number; on: string } {
  const { days } = payDays.findLast(({ from }) => from <= lastDay) ?? payDays[0];
  const end = new Date(`${lastDay}T12:00:00Z`);
  end.setUTCDate(end.getUTCDate() + days);
  return { days, on: end.toISOString().slice(0, 10) };
}
