import type { kitContract } from '@cracha/contract/features/kit/kit.contract.ts';
import type { kitEventVerbs, kitItem, kitRow, kitWhole } from '@cracha/contract/features/kit/kit.schemas.ts';
import { percentOf } from '@cracha/contract/features/kit/kit-progress.ts';
import { dataParts, payDueOf } from '@cracha/contract/features/kit/kit-words.ts';
import { paperVerdict } from '@cracha/contract/features/kit/paper-rules.ts';
import { dismissalCode } from '@cracha/contract/kernel/dismissal-kinds.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type * as z from 'zod/mini';
import { daysBetween } from '#core/calendar/days.ts';
import { dayFrom } from '#kernel/day.ts';
import type { By } from '#kernel/http/by.ts';
import type { DefinitionRow } from './definition.queries.ts';
import { itemActsOf, itemMoves, kitActsOf, kitMoves, mayDo, type StoredItemKind } from './kit.policy.ts';
import type { EventRow, KitRow } from './kit.queries.ts';
import type { ItemRow } from './kit-item.queries.ts';

type Calls = typeof kitContract;
type Row = z.input<typeof kitRow>;
type Whole = z.input<typeof kitWhole>;
type Item = z.input<typeof kitItem>;

const kinds = { admission: 'admissao', termination: 'rescisao', paper: 'pedido' } as const;
const itemKinds = {
  paper: 'papel',
  data: 'dado',
  sign: 'assina',
  acknowledge: 'ciente',
  check: 'conferencia',
} as const satisfies Record<StoredItemKind, string>;
const notices = { worked: 'trabalhado', paid: 'indenizado', released: 'dispensado', none: 'naoSeAplica' } as const;
const verbs: Record<string, (typeof kitEventVerbs)[number]> = {
  ...{ opened: 'abriu', delivered: 'entregou', accepted: 'aceitou', refused: 'recusou', waived: 'dispensou' },
  ...{
    reopened: 'reabriu',
    reminded: 'lembrou',
    concluded: 'concluiu',
    canceled: 'cancelou',
    made: 'gerou',
    signed: 'assinou',
  },
};

/** What a worker still has to do something about. */
export const waitsForWorker = ({ kind, state, document_id }: ItemRow): boolean =>
  kind === 'check'
    ? false
    : kind === 'sign' || kind === 'acknowledge'
      ? document_id !== null && state === 'asked'
      : state === 'asked' || state === 'refused';

/** How far a kit is; a reader who may not see an item reads its number all the same. */
function standing(
  kit: KitRow,
): Pick<
  Row,
  'percentual' | 'pedidos' | 'aceitos' | 'dispensados' | 'entregues' | 'recusados' | 'paraAssinar' | 'pronto'
> {
  const { asked, accepted, waived } = kit;
  return {
    ...{ percentual: percentOf({ asked, accepted, waived }), pedidos: asked, aceitos: accepted, dispensados: waived },
    ...{ entregues: kit.delivered, recusados: kit.refused, paraAssinar: kit.to_sign, pronto: kit.lacking === 0 },
  };
}

function terminationOf({ termination, dismissed }: KitRow): Row['rescisao'] {
  if (!termination) return null;
  const { days, on } = payDueOf(termination.last_day);
  return {
    ...{ codigo: dismissalCode.parse(termination.reason_code), aviso: notices[termination.notice_kind] },
    ...{ avisoEm: termination.notice_on, ultimoDia: termination.last_day, prazo: on, dias: days },
    ...{ dia: Math.max(0, daysBetween(termination.last_day, dayFrom())), contatoConfirmado: termination.has_contact },
    desligado: dismissed,
  };
}

const actsOf = (kit: KitRow, items: readonly ItemRow[], by: By) =>
  kitActsOf(
    {
      ...kit,
      missing: items.filter(waitsForWorker).length,
      failures: items.filter(({ failure }) => failure !== null).length,
    },
    by.actor,
  );

function head(kit: KitRow, items: readonly ItemRow[], by: By): Omit<Row, 'itens'> {
  return {
    ...{ id: kit.id, tipo: kinds[kit.kind], nome: kit.name, idEmpregado: kit.employment_id, trabalhador: kit.worker },
    ...{ cargo: kit.job_title, idEmpresa: kit.company_id, empresa: kit.company, situacao: kitMoves.wireOf(kit.state) },
    ...{ ...standing(kit), inicio: kit.admitted_on, prazo: kit.due_on, abertoEm: kit.opened_at.toISOString() },
    ...{ lembradoEm: kit.reminded_on, rescisao: terminationOf(kit), can: actsOf(kit, items, by) },
  };
}

export function presentKit(kit: KitRow, items: readonly ItemRow[], by: By): Row {
  const shown = items.map(item => ({
    ...{ id: item.id, nome: item.name, tipo: itemKinds[item.kind], situacao: itemMoves.wireOf(item.state) },
    ...{ obrigatorio: item.obligatory, can: itemActsOf(kit, item, by.actor) },
  }));
  return { ...head(kit, items, by), itens: shown };
}

export function presentWhole(kit: KitRow, items: readonly ItemRow[], events: readonly EventRow[], by: By): Whole {
  return {
    ...{ ...head(kit, items, by), itens: items.map(item => presentItem(kit, item, by)), motivo: kit.reason },
    eventos: events.map(({ at, who, verb, item, reason }) => ({
      ...{ em: at.toISOString(), por: who, ato: verbs[verb] ?? 'abriu', item, motivo: reason },
    })),
  };
}

function presentItem(kit: KitRow, item: ItemRow, by: By): Item {
  return {
    ...{
      id: item.id,
      tipo: itemKinds[item.kind],
      nome: item.name,
      porque: item.why,
      lados: item.sides === 2 ? (2 as const) : (1 as const),
    },
    ...{ formatos: item.formats.map(one => (one === 'pdf' ? 'pdf' : 'foto')), validadeMaxima: item.max_age_days },
    ...{ secao: item.section, saude: item.health, salario: item.pay, obrigatorio: item.obligatory },
    ...{
      gestor: item.for_manager,
      idModelo: item.template_id,
      dado: dataParts.find(one => one === item.data_part) ?? null,
    },
    ...{ situacao: itemMoves.wireOf(item.state), motivo: item.reason, decididoPor: item.decided_by },
    ...{ decididoEm: item.decided_at?.toISOString() ?? null, entregueEm: item.delivered_at?.toISOString() ?? null },
    ...{ emitidoEm: item.issued_on, validoAte: item.valid_until, idDocumento: item.document_id },
    falha: item.failure && { codigo: item.failure.code, valores: item.failure.data ?? {} },
    arquivos: item.files.map(({ name, size, content_type, pages }, at) => ({
      ...{ n: at + 1, nome: name, tamanho: size, tipoConteudo: content_type, paginas: pages },
    })),
    can: itemActsOf(kit, item, by.actor),
  };
}

type DefinitionShown = ResponseSent<Calls['kitDefinitions']>['items'][number];

export function presentDefinition(row: DefinitionRow, { actor, personId }: By): DefinitionShown {
  const may = (act: Parameters<typeof mayDo>[0]) => mayDo(act, row.kind, actor);
  const waits = row.waits_for !== null;
  return {
    ...{ id: row.id, nome: row.name, tipo: row.kind === 'admission' ? 'admissao' : 'rescisao' },
    ...{ regimes: row.regimes, cargos: row.positions, idEmpresa: row.company_id },
    ...{
      empresa: row.company,
      ativo: row.active,
      versao: row.version,
      totalItens: row.items.length,
      abertos: row.open,
    },
    esperaSegundaPessoa: row.waits_for,
    can: [
      ...(may('lembra') ? (['edita'] as const) : []),
      ...(may('cancela') ? (['exclui'] as const) : []),
      ...(waits && may('lembra') && row.reasoned_by !== personId ? (['confirma'] as const) : []),
      ...(!waits && row.active && may('abre') ? (['abre'] as const) : []),
    ],
  };
}

export function presentWholeDefinition(row: DefinitionRow, by: By): ResponseSent<Calls['kitDefinition']> {
  return {
    ...{ ...presentDefinition(row, by), itens: row.items },
    avisos: row.items.flatMap(({ nome, porque }, item) => {
      const verdict = paperVerdict(nome, porque);
      return verdict.is === 'doubtful' ? [{ item, lei: verdict.law }] : [];
    }),
  };
}
