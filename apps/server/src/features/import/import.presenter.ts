import type { importContract } from '@cracha/contract/features/import/import.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { MessageValues } from '@cracha/contract/kernel/wire.ts';
import * as z from 'zod/mini';
import { payslipKind } from '#core/receipt/receipt-kind.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { actsOf, importStates } from './import.policy.ts';
import type { ImportRow } from './import.queries.ts';
import type { WaitingTable } from './import-columns.ts';
import type { DocumentRow } from './import-document.queries.ts';

type ImportItem = ResponseSent<(typeof importContract)['importById']>;
type DocumentItem = ResponseSent<(typeof importContract)['importDocuments']>['items'][number];

const causes = z.array(z.object({ code: z.string(), total: z.number() }));
const coded = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
const byType = z.record(z.string(), z.number());

/** An import as lists, pages and acts answer it. */
export function presentImport(row: ImportRow, actor: Actor): ImportItem {
  const count = byType.parse(row.counts_by_type);
  return {
    id: row.id,
    nome: row.file_name,
    empresas: row.companies,
    enviadoPor: row.sent_by_name ?? '',
    enviadoEm: row.sent_at.toISOString(),
    situacao: importStates.wireOf(row.state),
    agendadaPara: row.publish_at?.toISOString() ?? null,
    paginas: row.pages,
    paginasLidas: row.pages_read,
    totalDocumentos: row.clean + row.doubtful + row.published + row.others,
    porTipo: {
      recibos: count['1'] ?? 0,
      beneficios: count['2'] ?? 0,
      informes: count['3'] ?? 0,
      fichas: count['6'] ?? 0,
      pontos: count['7'] ?? 0,
      vazias: count['0'] ?? 0,
      naoReconhecidas: count['4'] ?? 0,
    },
    limpos: row.clean,
    paraConferir: row.doubtful,
    semDia: row.undated,
    publicados: row.published,
    causas: causes.parse(row.causes).map(({ code, total }) => ({ codigo: code, total })),
    erro: row.failure === null ? null : presentCoded(row.failure),
    problemas: z.array(z.unknown()).parse(row.problems).map(presentCoded),
    duracaoMs: row.started_at && row.finished_at ? row.finished_at.getTime() - row.started_at.getTime() : null,
    can: actsOf(row, actor.permissions),
  };
}

/** A stored finding or failure as it travels. */
export function presentCoded(stored: unknown): { codigo: string; valores: MessageValues } {
  const { code, values } = coded.parse(stored);
  return { codigo: code, valores: values };
}

const read = z.object({
  name: z.optional(z.string()),
  cpf: z.optional(z.string()),
  registration: z.optional(z.string()),
  companyCnpj: z.optional(z.string()),
  companyName: z.optional(z.string()),
  totalEarnings: z.optional(z.number()),
  totalDeductions: z.optional(z.number()),
});

const documentStates = {
  clean: 'limpo',
  doubtful: 'duvidoso',
  published: 'publicado',
  ignored: 'ignorado',
  withdrawn: 'desfeito',
  kept: 'outro',
} as const;

/** A document found in a file: what was read, whose it is where that is known, and what is doubted. */
export function presentDocument(row: DocumentRow): DocumentItem {
  const reading = read.parse(row.reading);
  return {
    id: row.id,
    tipo: row.type,
    especie: payslipKind(row.kind),
    paginas: row.pages,
    arquivo: row.entry,
    nome: row.employment_name ?? reading.name ?? null,
    cpf: maskedCpf(reading.cpf),
    matricula: row.employment_registration ?? reading.registration ?? null,
    empresa: row.trade_name ?? reading.companyName ?? null,
    cnpj: row.cnpj ?? reading.companyCnpj ?? null,
    mes: row.month,
    ano: row.year,
    totalVencimentos: reading.totalEarnings ?? null,
    totalDescontos: reading.totalDeductions ?? null,
    liquido: row.net,
    confianca: Math.round(row.confidence * 100) / 100,
    achados: z.array(z.unknown()).parse(row.findings).map(presentCoded),
    situacao: documentStateWire(row.state),
    idRecibo: row.receipt_id,
  };
}

/** A document's state as it travels. */
export function documentStateWire(state: string): DocumentItem['situacao'] {
  return isDocumentState(state) ? documentStates[state] : 'outro';
}

function isDocumentState(state: string): state is keyof typeof documentStates {
  return Object.hasOwn(documentStates, state);
}

/** `***.291.733-**`: enough to tell people apart, not enough to be used. */
export function maskedCpf(cpf: string | undefined): string | null {
  return cpf ? `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**` : null;
}

/** Tables whose columns wait for a person. */
export function presentTables(tables: readonly WaitingTable[]): ResponseSent<(typeof importContract)['importColumns']> {
  return tables.map(({ heading, titles, document, guess, examples, rows, entry }) => ({
    cabecalho: heading,
    arquivo: entry,
    titulos: [...titles],
    documento: document,
    palpite: [...guess],
    exemplos: examples.map(row => [...row]),
    linhas: rows,
  }));
}

/** How many imports there are by state; a state without one is zero. */
export function presentTotals(
  rows: { state: string; total: number; doubtful: number; published: number }[],
  empresas: { id: string; nome: string }[],
): ResponseSent<(typeof importContract)['importTotals']> {
  const porSituacao = {
    naFila: 0,
    lendo: 0,
    confirmarColunas: 0,
    paraConferir: 0,
    prontaParaLiberar: 0,
    agendada: 0,
    publicada: 0,
    comErro: 0,
    cancelada: 0,
    desfeita: 0,
  };
  for (const row of rows) porSituacao[importStates.wireOf(row.state)] = Number(row.total);
  const sum = (key: 'total' | 'doubtful' | 'published') => rows.reduce((all, row) => all + Number(row[key]), 0);
  return {
    total: sum('total'),
    porSituacao,
    documentosParaConferir: sum('doubtful'),
    documentosPublicados: sum('published'),
    empresas,
  };
}
