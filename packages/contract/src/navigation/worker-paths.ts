import { at } from './address-of.ts';
import { to as entry } from './entry-paths.ts';

/** Addresses that a worker's screens link to. */
export const to = {
  ...entry,
  worker: {
    home: () => '/trabalhador/inicio',
    receipts: () => '/trabalhador/recibos',
    receipt: (id: string) => at('/trabalhador/visualiza-recibo', { id }),
    pay: () => '/trabalhador/payments-menu',
    benefits: () => '/trabalhador/beneficios',
    benefit: (id: string) => at('/trabalhador/visualiza-beneficio', { id }),
    statements: () => '/trabalhador/informes-rendimento',
    statement: (id: string) => at('/trabalhador/visualiza-informe-rendimento', { id }),
    records: () => '/trabalhador/documentos/recebido',
    record: (id: string) => at('/trabalhador/documentos/recebido', { id }),
    pendingPapers: () => '/trabalhador/mymodel/pendingDocument',
    mirrors: () => '/trabalhador/espelhos-ponto',
    mirror: (id: string) => at('/trabalhador/visualiza-espelho-ponto', { id }),
    punch: () => '/trabalhador/registros-atividades',
    punchDays: () => '/trabalhador/registros-atividades?dias=lista',
    punches: () => '/trabalhador/registros-atividades?lista=1',
    corrections: () => '/trabalhador/tratamento-marcacao',
    announcements: () => '/trabalhador/comunicados',
    announcement: (id: string) => at('/trabalhador/comunicados', { id }),
    why: (id: string) => at('/trabalhador/visualiza-recibo/mudou', { id }),
    bankChanges: () => '/trabalhador/conta-bancaria',
    tickets: () => '/trabalhador/customer-service',
    ticket: (id: string) => at('/trabalhador/customer-service', { id }),
    talkToHr: () => '/trabalhador/fale-com-o-rh',
    requests: () => '/trabalhador/solicitacoes',
    request: (id: string) => at('/trabalhador/visualizar-solicitacao', { id }),
    incomeProofs: () => '/trabalhador/comprovante-renda',
  },
} as const;
