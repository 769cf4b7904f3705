import type { Permission } from '@cracha/contract/access/permissions.ts';
import type { ReceiptAct, ReceiptState } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import { hasPayDay } from '#core/reading/document/pay-day.ts';
import type { Category } from '#core/receipt/category.ts';

/** Who looks at a receipt, as far as the rules ask. */
export interface Reader {
  profile: string;
  permissions: ReadonlySet<string>;
  /** The session acts for the person under a support grant. */
  supportGrantId: string | null;
}

type Grants = Partial<Record<'view' | 'download' | 'edit' | 'delete' | 'agree' | 'disagree', Permission>>;

/** What each profile needs for an act, by category. Pay, benefits and statements are granted one by one. */
const grants: Record<Category, Partial<Record<string, Grants>>> = {
  1: {
    trabalhador: {
      view: 'TrabalhadorReciboVisualizar',
      download: 'TrabalhadorReciboDownload',
      agree: 'TrabalhadorReciboAprovar',
      disagree: 'TrabalhadorReciboNegar',
    },
    rh: { view: 'RhReciboVisualizar', download: 'RhReciboDownload', edit: 'RhReciboEditar', delete: 'RhReciboDeletar' },
    gestor: { view: 'GestorReciboVisualizar', download: 'GestorReciboDownload' },
  },
  2: {
    trabalhador: {
      view: 'TrabalhadorBeneficioVisualizar',
      download: 'TrabalhadorBeneficioDownload',
      agree: 'TrabalhadorBeneficioAprovar',
      disagree: 'TrabalhadorBeneficioNegar',
    },
    rh: {
      view: 'RhBeneficioVisualizar',
      download: 'RhBeneficioDownload',
      edit: 'RhBeneficioEditar',
      delete: 'RhBeneficioDeletar',
    },
    gestor: { view: 'GestorBeneficioVisualizar', download: 'GestorBeneficioDownload' },
  },
  3: {
    trabalhador: {
      view: 'TrabalhadorInformeRendimentoVisualizar',
      download: 'TrabalhadorInformeRendimentoDownload',
    },
    rh: {
      view: 'RhInformeRendimentoVisualizar',
      download: 'RhInformeRendimentoDownload',
      edit: 'RhInformeRendimentoEditar',
      delete: 'RhInformeRendimentoDeletar',
    },
  },
  // of a record HR's grants are the folder's, of a mirror the time clock's
  6: {
    trabalhador: { view: 'TrabalhadorDocumentoRecebidoVisualizar', download: 'TrabalhadorDocumentoRecebidoDownload' },
    rh: {
      view: 'RhDocumentoEmpregadoVisualizar',
      download: 'RhDocumentoEmpregadoDownload',
      delete: 'RhDocumentoEmpregadoDeletar',
    },
  },
  7: {
    trabalhador: { view: 'TrabalhadorEspelhoPontoVisualizar', download: 'TrabalhadorEspelhoPontoDownload' },
    rh: {
      view: 'RhEspelhoPontoVisualizar',
      download: 'RhEspelhoPontoDownload',
      delete: 'RhEspelhoPontoDeletar',
    },
  },
};

/** Whether the reader holds what an act on a category asks for. */
export function may(act: keyof Grants, category: Category, { profile, permissions }: Reader): boolean {
  const asked = grants[category][profile]?.[act];
  return asked !== undefined && permissions.has(asked);
}

/** Of a call that payslips and benefits share: those of which the reader may do it. */
export function sharedCategories(act: keyof Grants, reader: Reader): Category[] {
  const shared = [1, 2] as const;
  return shared.filter(category => may(act, category, reader));
}

/** Whose threads the reader may be in: HR's grant for disagreements is enough for payslips, benefits are granted apart. */
export function threadCategories(reader: Reader): Category[] {
  if (reader.profile === 'trabalhador') return sharedCategories('view', reader);
  return may('view', 2, reader) ? [1, 2] : [1];
}

/** A receipt, as far as the rules ask. */
export interface ReceiptFacts {
  category: Category;
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
export function mayAnswer(agrees: boolean, category: Category, reader: Reader): boolean {
  return may(agrees ? 'agree' : 'disagree', category, reader);
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
export function mayWrite(facts: ThreadFacts & { category: Category }, reader: Reader): boolean {
  if (reader.profile === 'trabalhador') return may('view', facts.category, reader);
  return threadState(facts) === 'aberta' && reader.permissions.has('RhDiscordanciaEditar');
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

/** The stored bytes may be served: there are some that still say what holds, and none with the QR code is asked for. */
export function mayServe(
  kept: { qrCode: boolean; drawn: boolean; drawnDay: string | null } | undefined,
  asked: { qrCode: boolean; paidOn: string | null },
): boolean {
  if (kept === undefined || (kept.drawn && kept.drawnDay !== asked.paidOn)) return false;
  return kept.qrCode || !asked.qrCode;
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
  const { category } = facts;
  const mayDecide = facts.agrees === null && reader.supportGrantId === null;
  const mayTake = may('download', category, reader);
  return [
    ['baixar', mayTake],
    ['enviarEmail', mayTake],
    ['concordar', mayDecide && mayAnswer(true, category, reader)],
    ['discordar', mayDecide && mayAnswer(false, category, reader)],
    // a statement has no net
    ['mostrarLiquido', facts.qrCode && category !== 3 && may('view', category, reader)],
    ['conversar', facts.hasThread],
  ];
}

function hrActs(facts: ReceiptFacts, reader: Reader): MayAct[] {
  const { permissions } = reader;
  const { category } = facts;
  const mayChange = may('edit', category, reader);
  const isPayslip = category === 1;
  // the call that sends a benefit's link is the payslips' too, and asks for their grant
  const mayMail = may('download', category, reader) && (category !== 2 || may('download', 1, reader));
  return [
    ['baixar', may('download', category, reader)],
    ['enviarEmail', seenByWorker(facts) && mayMail],
    ['conversar', facts.hasThread && permissions.has('RhDiscordanciaVisualizar')],
    ['lembrar', mayChange && isToRemind(facts)],
    ['definirDia', hasPayDay({ type: category }) && mayChange],
    ['ocultar', mayChange && facts.visible],
    ['mostrar', mayChange && !facts.visible && !facts.withheld],
    ['reter', isPayslip && mayChange && !facts.withheld],
    ['devolver', isPayslip && mayChange && facts.withheld],
    ['reabrir', category !== 3 && mayReopen(facts) && permissions.has('RhDiscordanciaEditar')],
    ['qrCode', mayChange],
    ['excluir', may('delete', category, reader)],
  ];
}

function managerActs({ category }: ReceiptFacts, reader: Reader): MayAct[] {
  return [['baixar', may('download', category, reader)]];
}
