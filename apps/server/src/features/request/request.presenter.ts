import type {
  requestDetail,
  requestRow,
  requestVerbs,
  RequestStatus as Status,
} from '@cracha/contract/features/request/request.schemas.ts';
import type * as z from 'zod/mini';
import type { RequestStanding, RequestStatus, RequestVerb } from '#core/approver/request-moves.ts';
import { moved } from '#core/approver/request-moves.ts';
import type { JustificationPort } from '#core/clock/justification-port.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { By } from '#kernel/http/by.ts';
import { decisionsOf, eventsOf, filesOf, hasOpenEntry, messagesOf, type RequestRow } from './request.queries.ts';
import { effectFailed } from './request-effect-by-hand.ts';
import { namesOf } from './request-route.ts';
import type { TypeServices } from './request-type.ts';
import { askedOf, typeOf } from './request-types.ts';
import { aroundOf, codeOf, standingOf, valuesOf } from './request-verbs.ts';
import { awayBeside, requestFacts } from './request-world.queries.ts';

type Row = z.output<typeof requestRow>;
type Detail = z.output<typeof requestDetail>;
type Verb = (typeof requestVerbs)[number];

const statuses = {
  sentForApproval: 'enviada',
  pending: 'pendente',
  approved: 'aprovada',
  denied: 'negada',
  finished: 'finalizada',
  canceled: 'cancelada',
} as const satisfies Record<RequestStatus, Status>;

export const storedStatus: Record<Status, RequestStatus> = {
  enviada: 'sentForApproval',
  pendente: 'pending',
  aprovada: 'approved',
  negada: 'denied',
  finalizada: 'finished',
  cancelada: 'canceled',
};

const isOpen = ({ state }: RequestRow) => state === 'sentForApproval' || state === 'pending';

/** What managers don't read of a record is a change of it to them, and no more. */
function summaryOf(row: RequestRow, by: By): Row['resumo'] {
  const isHidden = row.sensitive && by.profile === 'gestor';
  return isHidden ? { codigo: 'alteracaoCadastral', valores: {} } : askedOf(row).summary;
}

/** What lists show. `can` of a row says what its reader's role and its state allow; the detail asks the route, too. */
export function presentRow(row: RequestRow, by: By): Row {
  const today = dayFrom();
  return {
    ...{
      id: row.id,
      codigo: row.code,
      tipo: typeOf(row.kind),
      resumo: summaryOf(row, by),
      status: statuses[row.state],
    },
    ...{
      aguardaAjuste: row.waits_for_change,
      emProcessamento: row.in_process,
      aguardaConsentimento: row.awaits_consent,
    },
    aguardaCiencia: row.notice_file_id !== null && row.noticed_at === null,
    efeitoFalhou: row.effect_failure !== null,
    ...{ idVinculo: row.employment_id, nome: row.worker_name, empresa: row.company ?? '', lotacao: row.department },
    ...{ enviadaEm: row.sent_at.toISOString(), etapa: row.step, etapas: row.steps, prazo: row.due_on },
    atrasada: isOpen(row) && row.due_on !== null && row.due_on < today,
    ...{ versao: row.version, can: row.kind === 'clock' ? plainlyOfClock(row, by) : plainly(row, by) },
  };
}

function plainly(row: RequestRow, by: By): Verb[] {
  const isAuthor = row.author_id === by.personId;
  const isSubject = row.person_id === by.personId;
  const may = (permission: string) => by.actor.permissions.has(permission);
  const area = by.profile === 'rh' ? 'Rh' : 'Gestor';
  const decides = by.profile !== 'trabalhador' && !isAuthor && !isSubject && isOpen(row) && !row.waits_for_change;
  const mends = by.profile === 'rh' && !isSubject && effectFailed(row) && may('RhSolicitacaoEditar');
  const all: [Verb, boolean][] = [
    ['aprova', decides && may(`${area}SolicitacaoAprovar`)],
    ['nega', decides && may(`${area}SolicitacaoNegar`)],
    ['revisa', decides && may(`${area}SolicitacaoNegar`)],
    ['reenvia', isAuthor && row.waits_for_change],
    [
      'cancela',
      (isAuthor && isOpen(row)) ||
        (by.profile === 'rh' && !isSubject && (isOpen(row) || row.state === 'approved') && may('RhSolicitacaoDeletar')),
    ],
    [
      'finaliza',
      by.profile === 'rh' && (row.state === 'approved' || row.state === 'denied') && may('RhSolicitacaoFinalizar'),
    ],
    ['consente', isSubject && by.profile === 'trabalhador' && row.awaits_consent],
    ['ciente', isSubject && by.profile === 'trabalhador' && row.notice_file_id !== null && row.noticed_at === null],
    ['redireciona', by.profile === 'rh' && isOpen(row) && may('RhSolicitacaoEditar')],
    ['reaplica', mends],
    ['aplicado', mends],
    ['mensagem', true],
  ];
  return all.flatMap(([verb, is]) => (is && by.supporterId === null ? [verb] : []));
}

/** Of the correction of a day; the time clock's rules say the rest. */
function plainlyOfClock(row: RequestRow, by: By): Verb[] {
  const isOthers = row.author_id !== by.personId && row.person_id !== by.personId && by.profile !== 'trabalhador';
  const may = (act: 'Aprovar' | 'Negar' | 'Finalizar') => {
    const area = by.profile === 'rh' ? 'Rh' : 'Gestor';
    const isManual = by.profile === 'rh' && act !== 'Finalizar' && Object(row.data).source === 'manual';
    return by.actor.permissions.has(isManual ? `RhPontoManual${act}` : `${area}Justificativa${act}`);
  };
  const decides = isOthers && isOpen(row) && !row.waits_for_change;
  const all: [Verb, boolean][] = [
    ['aprova', decides && may('Aprovar')],
    ['nega', decides && may('Negar')],
    ['revisa', decides && may('Negar')],
    ['finaliza', isOthers && (row.state === 'approved' || row.state === 'denied') && may('Finalizar')],
    ['mensagem', true],
  ];
  return all.flatMap(([verb, is]) => (is && by.supporterId === null ? [verb] : []));
}

const engineVerbs = new Map<Verb, RequestVerb>([
  ['aprova', 'approve'],
  ['nega', 'deny'],
  ['revisa', 'review'],
  ['reenvia', 'resend'],
  ['cancela', 'cancel'],
  ['finaliza', 'finish'],
]);
// long enough for every verb that needs one: whether it is given is the form's
const anyReason = 'um motivo que basta';

/** The whole request, with what each verb would answer now. */
export async function presentRequest(services: PresentServices, tx: Tx, by: By, row: RequestRow): Promise<Detail> {
  const whole = await presentWhole(services, tx, by, row);
  return row.kind === 'clock' ? { ...whole, ...(await partsOfClock(services.justifications, tx, by, row)) } : whole;
}

type PresentServices = TypeServices & { justifications: Pick<JustificationPort, 'read'> };

const wireVerdicts = { approve: 'aprova', deny: 'nega', return: 'revisa', finish: 'finaliza' } as const;

/** What the time clock tells of a correction. */
async function partsOfClock({ read }: PresentServices['justifications'], tx: Tx, by: By, row: RequestRow) {
  const { data, words, files, messages, can, approvalRefusal: codigo } = await read(tx, by, row.id);
  const impedimentos = codigo ? [{ verbo: 'aprova' as const, codigo, valores: {} }] : [];
  return {
    ...{ dados: data, mensagem: words ?? '', impedimentos },
    can: [...can.map(verdict => wireVerdicts[verdict]), ...(by.supporterId === null ? (['mensagem'] as const) : [])],
    arquivos: files.map(({ id, name, size }) => ({ id, nome: name, tamanho: size })),
    mensagens: messages.map(({ at, by: quem, isMine, text }, nth) => ({
      ...{ id: `${row.id}:${nth}`, em: at.toISOString(), quem: quem ?? '', minha: isMine, texto: text },
    })),
  };
}

async function presentWhole(services: TypeServices, tx: Tx, by: By, row: RequestRow): Promise<Detail> {
  const standing = await standingOf(tx, row);
  const around = await aroundOf(tx, row, standing);
  const asked = askedOf(row);
  const { can, impedimentos } = await verbsOf(tx, by, row, { standing, around });
  const snapshot = new Map(Object.entries(Object(row.snapshot)));
  const decides = by.profile !== 'trabalhador';
  const facts = decides && isOpen(row) ? await requestFacts(tx, row.employment_id) : undefined;
  const kept = await filesOf(tx, row.id);
  const found = facts && (await asked.find({ tx, services, facts, exceptId: row.id, files: kept.length }));
  return {
    ...presentRow(row, by),
    can,
    mensagem: row.message,
    cnpj: row.cnpj,
    cargo: textOf(snapshot.get('position')),
    autor: { id: row.author_id, nome: around.world.names.get(row.author_id) ?? row.worker_name },
    dados: asked.told(by),
    conferencia: found ? { recusas: found.recusas, avisos: found.avisos, valores: found.valores, rota: [] } : null,
    ausentes: decides && asked.days ? await absencesBeside(tx, row, asked.days) : [],
    arquivos: kept.map(({ id, name, size }) => ({ id, nome: name, tamanho: size })),
    mensagens: (await messagesOf(tx, row.id)).map(one => ({
      ...{
        id: one.id,
        em: one.at.toISOString(),
        quem: one.name ?? '',
        minha: one.by_person === by.personId,
        texto: one.message,
      },
    })),
    rota: await routeOf(tx, row, standing, around),
    historico: (await eventsOf(tx, row.id)).map(presentEvent),
    aviso:
      row.notice_file_id === null
        ? null
        : { idArquivo: row.notice_file_id, cienteEm: row.noticed_at?.toISOString() ?? null },
    foraDaFolha: row.state === 'finished' && (await hasOpenEntry(tx, row.id)),
    impedimentos,
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

async function absencesBeside(tx: Tx, row: RequestRow, days: readonly [string, string]) {
  const away = await awayBeside(tx, row.employment_id, days);
  return away.map(({ name, from, until, asked }) => ({ nome: name, de: from, ate: until, emAnalise: asked }));
}

async function verbsOf(
  tx: Tx,
  by: By,
  row: RequestRow,
  { standing, around }: { standing: RequestStanding; around: Awaited<ReturnType<typeof aroundOf>> },
): Promise<Pick<Detail, 'can' | 'impedimentos'>> {
  const can: Verb[] = [];
  const impedimentos: Detail['impedimentos'] = [];
  for (const verb of plainly(row, by)) {
    const engine = engineVerbs.get(verb);
    const move = engine && moved(standing, { verb: engine, by: by.personId, on: dayFrom(), reason: anyReason }, around);
    if (!engine || !move || 'request' in move) can.push(verb);
    else
      impedimentos.push({
        ...{ verbo: verb, codigo: codeOf(move.refusal, engine), valores: await valuesOf(tx, row, move.refusal) },
      });
  }
  return { can, impedimentos };
}

async function routeOf(
  tx: Tx,
  row: RequestRow,
  standing: RequestStanding,
  { world }: Awaited<ReturnType<typeof aroundOf>>,
): Promise<Detail['rota']> {
  const kept = (await decisionsOf(tx, row.id)).filter(({ round }) => round === row.round);
  return standing.steps.map((step, at) => ({
    ...{ etapa: step.name, precisa: step.needs, prazoDias: step.deadlineDays, atual: standing.step === at + 1 },
    assentos: namesOf(world, step).nomes.map((nome, seat) => {
      const decision = kept.find(one => one.step === at + 1 && one.seat === step.seats[seat]);
      return {
        // the wire says 'grupo:RH', as profiles do
        ...{ id: (step.seats[seat] ?? '').replace('group:', 'grupo:'), nome },
        decidiu: decision?.name ?? null,
        dispensado: decision?.dispensed ?? false,
        negou: decision?.denied ?? false,
        em: decision?.at.toISOString() ?? null,
      };
    }),
  }));
}

export function presentEvent(event: Awaited<ReturnType<typeof eventsOf>>[number]): Detail['historico'][number] {
  const { verb, at, by_name: quem, for_name: por, reason: motivo, round, step } = event;
  return { ato: verb, em: at.toISOString(), quem, por, motivo, rodada: round, etapa: step };
}
