import type { Box, DocumentFilter } from './following.api.ts';

/** What the list shows, and what of it a tab asks for. Those that wait stand by their deadline: the next one first. */
export const tabs = {
  aguardando: { box: 'sent', filter: { pede: 'assinatura', situacao: 'preparando,aguardando,selando,falhaSelo' } },
  enviados: { box: 'sent', filter: {} },
  recebidos: { box: 'received', filter: {} },
  aVencer: { box: 'sent', filter: { situacao: 'aVencer' } },
  vencidos: { box: 'sent', filter: { situacao: 'vencido' } },
  rascunhos: { box: 'sent', filter: { situacao: 'rascunho' } },
} as const satisfies Record<string, { box: Box; filter: DocumentFilter }>;

export type Tab = keyof typeof tabs;
export const tabNames = [
  'aguardando',
  'enviados',
  'recebidos',
  'aVencer',
  'vencidos',
  'rascunhos',
] as const satisfies Tab[];

/** What the server sorts by, either way. */
export const orders = [
  ...(['criadoEm', '-criadoEm', 'titulo', '-titulo'] as const),
  ...(['prazo', '-prazo', 'pessoa', '-pessoa'] as const),
];

export const usualOrder: Record<Tab, DocumentFilter['orderBy']> = {
  aguardando: 'prazo',
  enviados: undefined,
  recebidos: undefined,
  aVencer: undefined,
  vencidos: undefined,
  rascunhos: undefined,
};
