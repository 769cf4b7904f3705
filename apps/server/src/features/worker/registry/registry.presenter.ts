import type { registryContract } from '@cracha/contract/features/worker/registry.contract.ts';
import type { RowAct } from '@cracha/contract/features/worker/registry.schemas.ts';
import { isOwnColumn } from '@cracha/contract/features/worker/registry-columns.ts';
import { fieldOf, isWorkerField } from '@cracha/contract/features/worker/worker-fields.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import { messageValues } from '@cracha/contract/kernel/wire.ts';
import { isCpf, normaliseCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import * as z from 'zod/mini';
import { isOwnFieldKey, ownFieldOfKey } from '#core/employment/own-field-key.ts';
import { wireName } from '#core/employment/worker-columns.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { maySee, mayTell } from '../worker.policy.ts';
import { mayTellColumn, registryActsOf, registryStates, sectionsOf } from './registry.policy.ts';
import type { PlanRow, RegistryRow } from './registry.queries.ts';
import { type FillTarget, storedFill } from './registry-fill.ts';
import type { OwnNames, OwnTarget } from './registry-own.ts';

type Calls = typeof registryContract;
type Item = ResponseSent<Calls['registryById']>;
type Row = ResponseSent<Calls['registryRows']>['items'][number];
type Table = ResponseSent<Calls['registryTable']>;

const failure = z.object({ code: z.string(), values: messageValues });

/** A registry import as lists, pages and acts answer it. */
export function presentRegistry(row: RegistryRow, actor: Actor): Item {
  const { inserts, updates, same, refused } = row;
  const failed = row.failure === null ? null : failure.parse(row.failure);
  return {
    id: row.id,
    nome: row.file_name,
    enviadoPor: row.sent_by_name ?? '',
    enviadoEm: row.sent_at.toISOString(),
    situacao: registryStates.wireOf(row.state),
    linhas: inserts + updates + same + refused,
    porAcao: { incluir: inserts, mudar: updates, igual: same, recusar: refused },
    comAviso: row.noted,
    aPartirDe: row.day,
    empresa: row.trade_name,
    aplicadaEm: row.applied_at?.toISOString() ?? null,
    linhasApagadasEm: row.rows_dropped_at?.toISOString() ?? null,
    erro: failed && { codigo: failed.code, valores: failed.values },
    can: registryActsOf(row, actor),
  };
}

const acts: Record<string, RowAct> = { insert: 'incluir', update: 'mudar', same: 'igual', refused: 'recusar' };
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
// of dependants how many
const counted = z.pipe(
  z.array(z.unknown()),
  z.transform(all => all.length),
);
const byTable = z.record(z.string(), z.record(z.string(), z.union([value, counted])));
const dated = z.array(
  z.object({ field: z.string(), from_day: z.string(), value: z.nullable(z.string()), held: z.boolean() }),
);
const reasons = z.array(z.object({ field: z.nullable(z.string()), code: z.string(), values: messageValues }));

/** A row of the dry run as far as the reader may see it; `own` names companies' own fields in reach. */
export function presentPlanRow(row: PlanRow, actor: Actor, own: OwnNames, table: RegistryRow): Row {
  return {
    linha: row.position,
    acao: acts[row.act] ?? 'recusar',
    nome: row.name,
    cpf: maskedCpf(row.cpf),
    matricula: row.registration,
    empresa: row.trade_name,
    idTrabalhador: row.act === 'insert' ? null : row.employment_id,
    motivos: reasons.parse(row.reasons).map(({ field, code, values }) => ({
      campo: field,
      ...labelOf(field === null ? undefined : own.columns.get(field)),
      codigo: code,
      valores: values,
      texto: field === null ? null : cellText(row, field, table, actor),
    })),
    mudancas: row.act === 'refused' ? [] : changesOf(row, actor, own),
  };
}

/** What stands in the cell of a field, as whoever may see the refused rows' sheet sees it there. */
function cellText({ cells }: PlanRow, field: string, table: RegistryRow, actor: Actor): string | null {
  const at = table.columns.indexOf(field);
  const isTold = table.sent_by === actor.personId || mayTellColumn(actor, field);
  if (at < 0 || !isTold) return null;
  const text = cells[at] ?? '';
  return isCpf(normaliseCpf(text)) ? maskedCpf(normaliseCpf(text)) : text;
}

const labelOf = (name: string | undefined) => (name === undefined ? {} : { rotulo: name });

function changesOf(row: PlanRow, actor: Actor, own: OwnNames): Row['mudancas'] {
  const [before, after] = [flat(row.before), flat(row.after)];
  const days = new Map(dated.parse(row.dated).flatMap(one => (one.held ? [] : [[one.field, one] as const])));
  const columns = new Set([...after.keys(), ...days.keys()]);
  return [...columns].map(column => {
    if (isOwnFieldKey(column)) return ownChange(column, { before, after }, actor, own);
    const campo = column === 'dependants' ? 'dependentes' : wireName(column);
    const change = days.get(column);
    const oculto =
      !mayTell(actor, campo) ||
      (campo === 'dependentes' && !maySee(actor, 'dependentes')) ||
      (isWorkerField(campo) && fieldOf(campo).sensitive === true);
    return {
      campo,
      antes: oculto ? null : (before.get(column) ?? null),
      depois: oculto ? null : (after.get(column) ?? change?.value ?? null),
      aPartirDe: change?.from_day ?? null,
      oculto,
    };
  });
}

type Flat = Map<string, FieldValue>;

/** A field that is out of the reader's reach, or of a section that is not theirs to see, changes without a word of what. */
function ownChange(
  key: string,
  { before, after }: { before: Flat; after: Flat },
  actor: Actor,
  own: OwnNames,
): Row['mudancas'][number] {
  const campo = ownFieldOfKey(key);
  const field = own.fields.get(campo);
  const oculto = !field || !maySee(actor, field.secao);
  return {
    campo,
    ...labelOf(field?.nome ?? ''),
    antes: oculto ? null : (before.get(key) ?? null),
    depois: oculto ? null : (after.get(key) ?? null),
    aPartirDe: null,
    oculto,
  };
}

function flat(stored: unknown): Map<string, FieldValue> {
  return new Map(Object.values(byTable.parse(stored)).flatMap(columns => Object.entries(columns)));
}

const cells = z.array(z.array(z.string()));

/** The table to confirm; its first rows are told to who sent the file alone: what stands in it nobody has judged yet. */
export function presentTable(
  row: RegistryRow,
  empresas: { id: string; nome: string }[],
  { own, fill }: { own: readonly OwnTarget[]; fill: readonly FillTarget[] },
  actor: Actor,
): Table {
  const may = sectionsOf(actor);
  const said = storedFill(row.fill);
  const named = (ids: readonly string[]) => empresas.flatMap(({ id, nome }) => (ids.includes(id) ? [nome] : []));
  return {
    cabecalho: row.heading ?? '',
    titulos: row.titles,
    // a name that none in reach has any more, or has at all, is not told
    colunas: row.columns.map(column =>
      isOwnColumn(column) && !own.some(target => target.column === column) ? 'ignorar' : column,
    ),
    exemplos: row.sent_by === actor.personId ? cells.parse(row.examples) : [],
    proprios: own.map(({ column, name, companyIds }) => ({
      coluna: column,
      nome: name,
      empresas: named(companyIds),
    })),
    preencher: fill.map(({ field, column, ids, companyIds }) => ({
      ids,
      campo: { ...field, opcoes: [...field.opcoes] },
      coluna: column,
      empresas: named(companyIds),
      valor: ids.map(id => said.get(id)).find(value => value !== undefined) ?? null,
    })),
    semPermissao: (['pagamento', 'banco'] as const).filter(section => !may.includes(section)),
    empresas,
    idEmpresa: row.company_id,
    aPartirDe: row.day,
  };
}
