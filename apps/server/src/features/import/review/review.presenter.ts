import type { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import { reviewCauses } from '@cracha/contract/features/import/review.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import * as z from 'zod/mini';
import { hasPayDay } from '#core/reading/document/pay-day.ts';
import type { ReadDocument, ReadLine } from '#core/reading/reading-types.ts';
import type { Repair } from '#core/reading/recheck.ts';
import { kindWire } from '#core/receipt/receipt-kind.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { documentStateWire, maskedCpf, presentCoded, presentImport } from '../import.presenter.ts';
import type { ImportRow } from '../import.queries.ts';
import type { DecisionRow, Employment, existingReceipt, QueueRow, ReviewRow } from '../review.queries.ts';
import { asksOnly, causeOf, questionOf } from './review.ts';

type Calls = typeof reviewContract;
type Queue = ResponseSent<Calls['reviewQueue']>;
type Document = ResponseSent<Calls['reviewDocument']>;
type Choice = Document['candidatos'][number];
type Decision = NonNullable<Document['decisao']>;

const coded = z.array(z.object({ code: z.string(), values: z.record(z.string(), z.unknown()) }));
const candidates = z.array(
  z.object({ employmentId: z.string(), for: z.array(z.string()), against: z.array(z.string()) }),
);

/** The findings' codes of a stored document. */
export function codesOf(findings: unknown): string[] {
  return coded.parse(findings).map(({ code }) => code);
}

/** The queue, gravest cause first; a decided document keeps the place it had. */
export function presentQueue(row: ImportRow, rows: readonly QueueRow[], others: number, actor: Actor): Queue {
  const order = (item: { causa: Queue['itens'][number]['causa'] }) => reviewCauses.indexOf(item.causa);
  const itens = rows.map(presentQueueItem).sort((a, b) => order(a) - order(b));
  return {
    importacao: presentImport(row, actor),
    total: itens.length,
    decididos: itens.filter(item => !item.aberto).length,
    deOutros: others,
    itens,
  };
}

export function presentQueueItem(row: QueueRow): Queue['itens'][number] {
  const asked = z.array(z.unknown()).parse(row.asked);
  const causa = causeOf(row.type_asked, codesOf(asked));
  const gravest = asked.map(presentCoded).find(finding => questionOf(finding.codigo) === causa || row.type_asked === 4);
  return {
    id: row.id,
    causa,
    nome: row.name,
    paginas: row.pages,
    aberto: row.state === 'doubtful' || (row.state === 'clean' && row.reviewed_at === null),
    resumo: gravest ?? null,
    reservadoPor: row.held_by,
    mes: row.month,
    ano: row.year,
    liquido: row.net,
    igual: row.same && asksOnly('jaExiste', row.type_asked, codesOf(asked)),
    decisao: presentDecision(row),
  };
}

/** What became of it; null as long as nobody has decided. */
export function presentDecision({ state, existing, reviewed_at, reviewer, parts }: DecisionRow): Decision | null {
  if (!reviewed_at || state === 'doubtful') return null;
  return { ato: decisionOf(state, existing, parts), por: reviewer, em: reviewed_at.toISOString() };
}

function decisionOf(state: string, existing: DecisionRow['existing'], parts: boolean): Decision['ato'] {
  if (parts) return 'separado';
  if (state === 'ignored') return 'ignorado';
  if (state === 'kept') return 'arquivado';
  if (existing) return existing === 'replace' ? 'substituir' : 'manter';
  return 'confirmado';
}

/** What is known of a document besides its row. */
export interface DocumentFacts {
  reading: ReadDocument;
  findings: readonly unknown[];
  blocking: readonly string[];
  repair: Repair | undefined;
  employments: readonly Employment[];
  existing: Awaited<ReturnType<typeof existingReceipt>>;
  mayRegister: boolean;
}

export function presentReview(row: ReviewRow, facts: DocumentFacts): Document {
  const { reading } = facts;
  const of = (id: string | null) => facts.employments.find(employment => employment.id === id);
  const matched = of(row.employment_id);
  return {
    id: row.id,
    tipo: row.type,
    causa: causeOf(row.type, codesOf(row.findings)),
    situacao: documentStateWire(row.state),
    arquivo: row.entry,
    paginas: row.pages,
    temPagina: row.pages.length > 0 && (row.source_sha256 !== null || row.content_type === 'application/pdf'),
    regiao: row.region,
    vias: row.copies,
    ...identityOf(row, reading),
    ...moneyOf(reading),
    caixas: boxesOf(reading),
    achados: facts.findings.map(presentCoded),
    impedimentos: [...facts.blocking],
    sugestao: presentRepair(reading, facts.repair),
    vinculo: matched ? presentChoice(matched, [], []) : null,
    candidatos: candidates.parse(row.candidates).flatMap(candidate => {
      const found = of(candidate.employmentId);
      return found ? [presentChoice(found, candidate.for, candidate.against)] : [];
    }),
    existente: presentExisting(facts.existing),
    podeCadastrar: facts.mayRegister,
    reservadoPor: row.held_by,
    decisao: presentDecision(row),
  };
}

function identityOf(row: ReviewRow, reading: ReadDocument) {
  return {
    nome: reading.name ?? null,
    cpf: maskedCpf(reading.cpf),
    matricula: reading.registration ?? null,
    cnpj: reading.companyCnpj ?? row.cnpj,
    empresa: row.trade_name ?? reading.companyName ?? null,
    mes: reading.month ?? null,
    ano: reading.year ?? null,
    especie: reading.kind ? kindWire(reading.kind) : null,
    dataPagamento: hasPayDay(reading) ? (reading.paymentDate ?? null) : null,
  };
}

function moneyOf(reading: ReadDocument) {
  return {
    totalVencimentos: reading.totalEarnings ?? null,
    totalDescontos: reading.totalDeductions ?? null,
    liquido: reading.net ?? null,
    verbas: reading.lines
      .filter(line => !line.informative)
      .map(line => ({
        codigo: line.code ?? null,
        descricao: line.description,
        referencia: line.reference ?? null,
        vencimento: line.earnings,
        desconto: line.deductions,
        caixa: lineBoxOf(line),
      })),
  };
}

/** Thousandths of the page as the fractions all boxes travel in; readings from before lines had boxes have none. */
function lineBoxOf({ box }: ReadLine): Document['verbas'][number]['caixa'] {
  if (!box) return null;
  const [pagina, ...thousandths] = box;
  return { pagina, caixa: thousandths.map(value => value / 1000) };
}

const boxFields: Readonly<Record<string, string>> = {
  name: 'nome',
  cpf: 'cpf',
  registration: 'matricula',
  companyCnpj: 'cnpj',
  competence: 'mes',
  paymentDate: 'dataPagamento',
  totalEarnings: 'totalVencimentos',
  totalDeductions: 'totalDescontos',
  net: 'liquido',
};

function boxesOf(reading: ReadDocument): Document['caixas'] {
  return Object.entries(reading.boxes ?? {}).flatMap(([field, { page, box }]) => {
    // of several days each has its place
    const campo = boxFields[field.split('.')[0] ?? ''];
    return campo ? [{ campo, pagina: page, caixa: [...box] }] : [];
  });
}

/** What would close the sums; a line is counted as it is shown, without the informative ones before it. */
export function presentRepair({ lines }: ReadDocument, repair: Repair | undefined): Document['sugestao'] {
  if (!repair) return null;
  const targets = {
    totalEarnings: 'totalVencimentos',
    totalDeductions: 'totalDescontos',
    net: 'liquido',
    earnings: 'vencimento',
    deductions: 'desconto',
  } as const;
  return {
    alvo: targets[repair.target],
    verba: 'line' in repair ? lines.slice(0, repair.line).filter(line => !line.informative).length : null,
    valor: repair.centavos,
  };
}

export function presentChoice(employment: Employment, agrees: readonly string[], against: readonly string[]): Choice {
  return {
    idVinculo: employment.id,
    nome: employment.name,
    matricula: employment.registration,
    empresa: employment.trade_name,
    ativo: employment.active,
    aFavor: [...agrees],
    contra: [...against],
  };
}

function presentExisting(row: DocumentFacts['existing']): Document['existente'] {
  return row
    ? {
        idRecibo: row.id,
        publicadoEm: row.published_at.toISOString(),
        totalVencimentos: row.total_earnings,
        totalDescontos: row.total_deductions,
        liquido: row.net,
      }
    : null;
}
