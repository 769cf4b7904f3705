import type { documentActs } from '@cracha/contract/features/document/document.schemas.ts';
import type { DocumentAsks } from '@cracha/contract/features/document/document-words.ts';

export type Side = 'rh' | 'gestor' | 'trabalhador' | 'job';
export type DocumentAct = (typeof documentActs)[number];

export const asksWords = { nothing: 'nada', acknowledge: 'ciente', sign: 'assinatura' } as const satisfies Record<
  string,
  DocumentAsks
>;
export type StoredAsks = keyof typeof asksWords;
export const storedAsks = { nada: 'nothing', ciente: 'acknowledge', assinatura: 'sign' } as const satisfies Record<
  DocumentAsks,
  StoredAsks
>;

/** A document as the rules look at it; `reads`: the reader got it, or it was sent to them. */
export interface Judged {
  state: string;
  asks: StoredAsks;
  side: string;
  to_side: string;
  sent_by: string | null;
  /** How many have signed. */
  signed: number;
  mine: boolean;
  seen: boolean;
  acknowledged: boolean;
  /** The reader may sign it now. */
  signs: boolean;
  /** Its company edits titles after signatures. */
  edits_signed: boolean;
}

interface Asker {
  personId: string;
  profile: string;
  permissions: ReadonlySet<string>;
  supporterId: string | null;
}

const areas: Record<string, string> = { rh: 'Rh', gestor: 'Gestor', trabalhador: 'Trabalhador' };
const undecided: readonly string[] = ['sent', 'seen'];
/** Somebody is asked to sign it: nothing about it moves beneath them. */
const underWay: readonly string[] = ['preparing', 'waiting', 'sealing', 'sealFailed'];

type Rule = (row: Judged, asker: Asker) => boolean;

/** Whether the state of a document lets an act be done to it, whoever does it. */
const standsFor: Record<DocumentAct, Rule> = {
  edita: row => row.side !== 'trabalhador' && (row.signed === 0 || row.edits_signed),
  versao: row => row.side !== 'trabalhador' && row.signed === 0 && (row.asks !== 'sign' || row.state === 'draft'),
  ciente: row => row.asks === 'acknowledge' && row.mine && !row.acknowledged,
  aceita: row => row.side === 'trabalhador' && row.to_side !== 'people' && undecided.includes(row.state),
  recusa: row => row.side === 'trabalhador' && row.to_side !== 'people' && undecided.includes(row.state),
  visibilidade: row => row.side !== 'trabalhador' && row.state !== 'draft' && !underWay.includes(row.state),
  lembrete: row => row.side !== 'trabalhador' && [...undecided, 'waiting'].includes(row.state),
  exclui: row => row.signed === 0 && !underWay.includes(row.state) && row.state !== 'completed',
  assina: row => row.signs,
  baixa: () => true,
};

/** Whose an act is. */
const isTheirs: Record<DocumentAct, Rule> = {
  edita: (_, { permissions }) => permissions.has('RhDocumentoEnviadoEditar'),
  versao: (_, { permissions }) => permissions.has('RhDocumentoEnviadoEditar'),
  ciente: (_, { profile, permissions }) =>
    profile === 'trabalhador' && permissions.has('TrabalhadorDocumentoRecebidoVisualizar'),
  aceita: (row, asker) => judges(row, asker, 'Aprovar'),
  recusa: (row, asker) => judges(row, asker, 'Negar'),
  visibilidade: (_, { permissions }) => permissions.has('RhDocumentoEnviadoEditar'),
  lembrete: (_, { profile, permissions }) =>
    profile !== 'trabalhador' && permissions.has(`${areas[profile]}DocumentoEnviadoCriar`),
  exclui: (row, { profile, permissions, personId }) =>
    permissions.has(`${areas[profile]}DocumentoEnviadoDeletar`) &&
    (profile === 'rh' || (row.sent_by === personId && row.side === profile)) &&
    (profile !== 'trabalhador' || row.state !== 'accepted'),
  assina: (_, { profile, permissions }) =>
    permissions.has(`${areas[profile]}AssinaturaDigital${profile === 'trabalhador' ? 'Aprovar' : 'Visualizar'}`),
  baixa: (_, { profile, permissions }) =>
    ['Enviado', 'Recebido'].some(box => permissions.has(`${areas[profile]}Documento${box}Download`)),
};

/** What a worker sent is decided by the side it was sent to, and never by its sender. */
function judges(row: Judged, { profile, permissions, personId }: Asker, act: 'Aprovar' | 'Negar'): boolean {
  return (
    row.to_side === profile && row.sent_by !== personId && permissions.has(`${areas[profile]}DocumentoRecebido${act}`)
  );
}

const acts = Object.keys(standsFor).filter((act): act is DocumentAct => Object.hasOwn(standsFor, act));

/** What a reader may do with a document now; support does nothing in somebody's place. */
export function documentCan(row: Judged, asker: Asker): DocumentAct[] {
  if (asker.supporterId !== null) return [];
  return acts.filter(act => standsFor[act](row, asker) && isTheirs[act](row, asker));
}

/** Why an act is refused; undefined: it may be done. */
export function actRefusal(
  act: DocumentAct,
  row: Judged,
  asker: Asker,
): 'OPERATION_NOT_ALLOWED' | 'STATUS_FORBIDS' | 'EDIT_NOT_ALLOWED' | undefined {
  if (!isTheirs[act](row, asker) || asker.supporterId !== null) return 'OPERATION_NOT_ALLOWED';
  if (standsFor[act](row, asker)) return undefined;
  return (act === 'edita' || act === 'versao') && row.signed > 0 ? 'EDIT_NOT_ALLOWED' : 'STATUS_FORBIDS';
}

/** Who reads a request for signatures beside its document: as GET `/assinatura/{id}` asks. */
export function seesSignatures({
  profile,
  actor,
}: {
  profile: string;
  actor: { permissions: ReadonlySet<string>; appAccesses: ReadonlySet<string> };
}): boolean {
  return (
    actor.permissions.has(`${areas[profile]}AssinaturaDigitalVisualizar`) && actor.appAccesses.has('assinatura-digital')
  );
}
