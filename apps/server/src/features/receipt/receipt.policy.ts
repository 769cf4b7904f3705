import type { ReceiptAct, ReceiptState } from '@cracha/contract/features/receipt/receipt.schemas.ts';

/** Who looks at a receipt, as far as the rules ask. */
export interface Reader {
  profile: string;
  permissions: ReadonlySet<string>;
  /** The session acts for the person under a support grant. */
  supportGrantId: string | null;
}

/** A receipt, as far as the rules ask. */
export interface ReceiptFacts {
  visible: boolean;
  withheld: boolean;
  viewed: boolean;
  agrees: boolean | null;
  /** Its company lets workers see their receipts. */
  companyShows: boolean;
  hasThread: boolean;
  qrCode: boolean;
}

/** How far the worker has got: an answer counts more than a view. */
export function stateOf({ viewed, agrees }: Pick<ReceiptFacts, 'viewed' | 'agrees'>): ReceiptState {
  if (agrees !== null) return agrees ? 'concordou' : 'discordou';
  return viewed ? 'visto' : 'naoVisto';
}

/** Each answer has its own permission; nobody answers for another (docs/access.md, 'Support'). */
export function mayAnswer(agrees: boolean, { permissions }: Reader): boolean {
  return permissions.has(agrees ? 'TrabalhadorReciboAprovar' : 'TrabalhadorReciboNegar');
}

/** What a thread's state follows from. */
export interface ThreadFacts {
  agrees: boolean | null;
  answeredAt: Date | null;
  /** When HR ended the disagreement; null: none is ended. */
  decidedAt: Date | null;
  /** Of the last message; null: nothing said yet. */
  lastMessageAt: Date | null;
}

/** A thread is open until the worker agrees or HR decides; a question after that opens it again. */
export function threadState({
  agrees,
  answeredAt,
  decidedAt,
  lastMessageAt,
}: ThreadFacts): 'nenhuma' | 'aberta' | 'encerrada' {
  if (lastMessageAt === null) return 'nenhuma';
  const ends = [agrees === true ? answeredAt : null, decidedAt];
  return ends.some(end => end !== null && end >= lastMessageAt) ? 'encerrada' : 'aberta';
}

/** The worker may ask at any time, HR answers where a thread is open. */
export function mayWrite(facts: ThreadFacts, { profile, permissions }: Reader): boolean {
  if (profile === 'trabalhador') return permissions.has('TrabalhadorReciboVisualizar');
  return threadState(facts) === 'aberta' && permissions.has('RhDiscordanciaEditar');
}

/** Nobody answers a disagreement of their own. */
export function mayHandleDispute({ own }: { own: boolean }): boolean {
  return !own;
}

/** What HR may do with a disagreement; sent with it. */
export function disputeActsOf(
  { open, own }: { open: boolean; own: boolean },
  { profile, permissions }: Reader,
): ('atribuir' | 'encerrar')[] {
  if (profile !== 'rh' || !open || !mayHandleDispute({ own })) return [];
  return [
    ...(permissions.has('RhDiscordanciaEditar') ? (['atribuir'] as const) : []),
    ...(permissions.has('RhDiscordanciaFinalizar') ? (['encerrar'] as const) : []),
  ];
}

/** HR's own answer to a disagreement: the worker may answer again. */
export function mayReopen({ agrees }: Pick<ReceiptFacts, 'agrees'>): boolean {
  return agrees !== null;
}

/** Its worker can open it: neither the receipt is hidden nor all of its company's. */
export function seenByWorker({ visible, companyShows }: Pick<ReceiptFacts, 'visible' | 'companyShows'>): boolean {
  return visible && companyShows;
}

/** Only who can see it and has neither opened nor answered it. */
export function isToRemind(facts: Pick<ReceiptFacts, 'visible' | 'companyShows' | 'viewed' | 'agrees'>): boolean {
  return seenByWorker(facts) && !facts.viewed && facts.agrees === null;
}

/** The stored bytes may be served: there are some, and none with the QR code is asked for. */
export function mayServe(kept: { qrCode: boolean } | undefined, asked: { qrCode: boolean }): boolean {
  return kept !== undefined && (kept.qrCode || !asked.qrCode);
}

/** What the reader may do with a receipt; sent with it. */
export function actsOf(facts: ReceiptFacts, reader: Reader): ReceiptAct[] {
  const acts = { trabalhador: workerActs, rh: hrActs, gestor: managerActs };
  const { profile } = reader;
  const all = profile === 'trabalhador' || profile === 'rh' || profile === 'gestor' ? acts[profile](facts, reader) : [];
  return all.flatMap(([act, may]) => (may ? [act] : []));
}

type MayAct = [ReceiptAct, boolean];

function workerActs(facts: ReceiptFacts, reader: Reader): MayAct[] {
  const { permissions, supportGrantId } = reader;
  const mayDecide = facts.agrees === null && supportGrantId === null;
  return [
    ['baixar', permissions.has('TrabalhadorReciboDownload')],
    ['enviarEmail', permissions.has('TrabalhadorReciboDownload')],
    ['concordar', mayDecide && mayAnswer(true, reader)],
    ['discordar', mayDecide && mayAnswer(false, reader)],
    ['mostrarLiquido', facts.qrCode],
    ['conversar', facts.hasThread],
  ];
}

function hrActs(facts: ReceiptFacts, { permissions }: Reader): MayAct[] {
  const mayChange = permissions.has('RhReciboEditar');
  return [
    ['baixar', permissions.has('RhReciboDownload')],
    ['enviarEmail', seenByWorker(facts) && permissions.has('RhReciboDownload')],
    ['conversar', facts.hasThread && permissions.has('RhDiscordanciaVisualizar')],
    ['lembrar', mayChange && isToRemind(facts)],
    ['ocultar', mayChange && facts.visible],
    ['mostrar', mayChange && !facts.visible && !facts.withheld],
    ['reter', mayChange && !facts.withheld],
    ['devolver', mayChange && facts.withheld],
    ['reabrir', mayReopen(facts) && permissions.has('RhDiscordanciaEditar')],
    ['qrCode', mayChange],
    ['excluir', permissions.has('RhReciboDeletar')],
  ];
}

function managerActs(_facts: ReceiptFacts, { permissions }: Reader): MayAct[] {
  return [['baixar', permissions.has('GestorReciboDownload')]];
}
