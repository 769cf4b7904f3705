import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type {
  requestChecked,
  requestForm,
  requestRow,
  ListedType as WireType,
} from '@cracha/contract/features/request/request.schemas.ts';
import type { MessageValues } from '@cracha/contract/kernel/wire.ts';
import type * as z from 'zod/mini';
import type { FieldValue } from '#core/approver/route.ts';
import type { RecordPort } from '#core/employment/record-port.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By, Doer } from '#kernel/http/by.ts';
import type { RequestKind, RequestRow } from './request.queries.ts';
import type { RequestFacts } from './request-world.queries.ts';

export type Form = z.output<typeof requestForm>;
type Checked = z.output<typeof requestChecked>;
export type Finding = Checked['recusas'][number];
export type Values = Checked['valores'];
type Summary = z.output<typeof requestRow>['resumo'];

/** What a form comes to where it comes to nothing. */
export const nothing: Values = {
  ...{ fim: null, volta: null, pagarAte: null, diasEmDobro: null, saldoAntes: null, saldoDepois: null },
  ...{ dinheiro: null, avos: null, valor: null },
};

export type Findings = Pick<Checked, 'recusas' | 'avisos' | 'valores'> & {
  /** First day of the period that a vacation is taken from. */
  periodBegin: string | null;
  /** It would be a part of a period, not all that is left of it. */
  isSplit: boolean;
};

export const noFindings: Findings = { recusas: [], avisos: [], valores: nothing, periodBegin: null, isSplit: false };

export const finding = (
  codigo: string,
  campo: string | null,
  aviso: boolean,
  valores: MessageValues = {},
): Finding => ({
  ...{ codigo, campo, aviso, valores },
});

/** What types need of other features. */
export interface TypeServices {
  recordPort: RecordPort;
}

/** Where something is asked for. */
export interface Around {
  tx: Tx;
  facts: RequestFacts;
  services: TypeServices;
  /** The request itself, which stands already. */
  exceptId: string | null;
  /** How many files come with it, or lie with it. */
  files: number;
}

/** The last approval has come. */
export interface Applying {
  tx: Tx;
  row: RequestRow;
  services: TypeServices;
  by: Doer;
}

export interface Paper {
  name: string;
  pdf: Uint8Array;
  /** What the worker is told of it. */
  notice: 'vacationNotice' | 'benefitTerm';
}

/** One type of request: what its form asks for, what is checked, and what the last approval brings about. `D`: as it is kept. */
export interface RequestType<D extends object> {
  kind: RequestKind;
  /** As the wire and approver profiles call it. */
  wire: WireType;
  /** What the wire answers to a form that can't be sent. */
  refusal: ErrorCode;
  /** The finding of one that stands already, where an index keeps a second out. */
  standing?: string;
  needsMessage: boolean;
  kept: z.ZodMiniType<D>;
  /** The fields of a form. @throws what is missing or impossible, beside its field */
  read(form: Form): D;
  /** What only the database knows of it. */
  complete?(around: Around, data: D): Promise<D>;
  /** All that is wrong, as of today. */
  find(around: Around, data: D): Promise<Findings>;
  /** What conditions of approver profiles may name. */
  conditions?(data: D): Record<string, FieldValue>;
  summary(data: D): Summary;
  /** By the names of the form, as a reader may see it. */
  told(data: D, by: By): Record<string, unknown>;
  /** Of an advance: the year of payment. */
  year?(data: D): number;
  /** What a manager doesn't read of a record: decided by HR alone. */
  isForHrAlone?(data: D): boolean;
  /** Names what a manager doesn't read of a record: they can't file it. */
  namesRecord?(data: D): boolean;
  /** The worker's own word: nobody decides it. */
  holdsAtOnce?(data: D): boolean;
  /** How many of HR decide it where no profile fits. */
  deciders?(data: D): number;
  /** Whoever sends it for themselves gives the second factor. */
  asksSecondFactor?(data: D): boolean;
  /** The days of an absence. */
  days?(data: D): readonly [from: string, until: string];
  /** Before somebody approves: what changed since it was sent. */
  changedSince?(
    around: Pick<Around, 'tx' | 'services'> & { row: RequestRow },
    data: D,
  ): Promise<MessageValues | undefined>;
  /** The paper of its effect, drawn before the transaction that needs it. */
  paper?(tx: Tx, row: RequestRow, data: D): Promise<Paper | undefined>;
  /** @returns why it can't be, by its finding; null: done */
  apply(applying: Applying, data: D): Promise<string | null>;
  /** Ends by itself once it has its effect. */
  endsWithEffect?: true;
}

/** What is asked for, whatever its type. */
export interface Asked {
  kind: RequestKind;
  wire: WireType;
  refusal: ErrorCode;
  standing: string | null;
  /** As it is kept. */
  data: object;
  year: number | null;
  isForHrAlone: boolean;
  namesRecord: boolean;
  holdsAtOnce: boolean;
  asksSecondFactor: boolean;
  deciders: number;
  days: readonly [from: string, until: string] | null;
  conditions: Record<string, FieldValue>;
  summary: Summary;
  endsWithEffect: boolean;
  told(by: By): Record<string, unknown>;
  complete(around: Around): Promise<Asked>;
  find(around: Around): Promise<Findings>;
  changedSince(around: Pick<Around, 'tx' | 'services'> & { row: RequestRow }): Promise<MessageValues | undefined>;
  paper(tx: Tx, row: RequestRow): Promise<Paper | undefined>;
  apply(applying: Applying): Promise<string | null>;
}

function ask<D extends object>(type: RequestType<D>, data: D): Asked {
  const { kind, wire, refusal } = type;
  return {
    ...{ kind, wire, refusal, standing: type.standing ?? null, data },
    ...{ summary: type.summary(data), conditions: type.conditions?.(data) ?? {} },
    ...{ year: type.year?.(data) ?? null, isForHrAlone: type.isForHrAlone?.(data) ?? false },
    ...{ holdsAtOnce: type.holdsAtOnce?.(data) ?? false, deciders: type.deciders?.(data) ?? 1 },
    ...{ asksSecondFactor: type.asksSecondFactor?.(data) ?? false, namesRecord: type.namesRecord?.(data) ?? false },
    ...{ days: type.days?.(data) ?? null, endsWithEffect: type.endsWithEffect ?? false },
    told: by => type.told(data, by),
    complete: async around => ask(type, (await type.complete?.(around, data)) ?? data),
    find: around => type.find(around, data),
    changedSince: async around => type.changedSince?.(around, data),
    paper: async (tx, row) => type.paper?.(tx, row, data),
    apply: applying => type.apply(applying, data),
  };
}

/** A type without what it keeps: how others take it. */
export interface AnyType {
  kind: RequestKind;
  wire: WireType;
  needsMessage: boolean;
  ofForm(form: Form): Asked;
  /** @throws where the database holds something else: our bug */
  ofKept(data: unknown): Asked;
}

export function anyType<D extends object>(type: RequestType<D>): AnyType {
  const { kind, wire, needsMessage } = type;
  return {
    ...{ kind, wire, needsMessage },
    ofForm: form => ask(type, type.read(form)),
    ofKept: data => ask(type, type.kept.parse(data)),
  };
}
