import type { kitActs, kitItemActs } from '@cracha/contract/features/kit/kit.schemas.ts';
import { contactCheck } from '@cracha/contract/features/kit/kit-words.ts';
import { states } from '#core/states.ts';

export type StoredKind = 'admission' | 'termination' | 'paper';
export type StoredItemKind = 'paper' | 'data' | 'sign' | 'acknowledge' | 'check';
export type KitAct = (typeof kitActs)[number];
export type ItemAct = (typeof kitItemActs)[number];

export interface Asker {
  profile: string;
  permissions: ReadonlySet<string>;
}
/** A kit as the rules look at it. */
export interface JudgedKit {
  kind: StoredKind;
  state: string;
  accepted: number;
  missing: number;
  failures: number;
  /** The record has its end. */
  dismissed: boolean;
}
export interface JudgedItem {
  kind: StoredItemKind;
  state: string;
  source: string;
  for_manager: boolean;
}

/** Where an item stands; each verb names the states it starts from. */
export const itemMoves = states({
  wire: { asked: 'pedido', delivered: 'entregue', accepted: 'aceito', refused: 'recusado', waived: 'dispensado' },
  moves: {
    deliver: ['asked', 'delivered', 'refused'],
    accept: ['delivered'],
    // of a point that HR checks off, and of data that its worker confirms
    confirm: ['asked', 'refused'],
    refuse: ['delivered'],
    waive: ['asked', 'delivered', 'refused'],
  },
} as const satisfies Parameters<typeof states>[0]);

export const kitMoves = states({
  wire: { open: 'aberto', done: 'concluido', canceled: 'cancelado' },
  moves: { act: ['open'], remind: ['open'], conclude: ['open'], cancel: ['open'] },
} as const satisfies Parameters<typeof states>[0]);

const nouns = { admission: 'Admissao', termination: 'Rescisao' } as const;
const hrActs = {
  ...{ ve: 'Visualizar', abre: 'Criar', baixa: 'Download', entrega: 'Editar', dispensa: 'Editar', lembra: 'Editar' },
  ...{ modelos: 'Editar', aceita: 'Aprovar', recusa: 'Negar', conclui: 'Finalizar', cancela: 'Deletar' },
} as const;
type Right = keyof typeof hrActs;
const ofPaper: Partial<Record<Right, string>> = { ve: 'Visualizar', baixa: 'Download' };
const ofManager: Partial<Record<Right, string>> = { ve: 'Visualizar', aceita: 'Aprovar', recusa: 'Negar' };
const ofWorker: Record<StoredKind, Partial<Record<Right, string>>> = {
  admission: { ve: 'AdmissaoVisualizar', entrega: 'AdmissaoCriar' },
  termination: { ve: 'RescisaoVisualizar', entrega: 'RescisaoAprovar' },
  paper: { ve: 'DocumentoPendenteVisualizar', entrega: 'DocumentoPendenteCriar' },
};

/** Whether the asker holds the right that an act needs on a kit of this kind. */
export function mayDo(act: Right, kind: StoredKind, { profile, permissions }: Asker): boolean {
  if (profile === 'trabalhador') {
    const right = ofWorker[kind][act];
    return right !== undefined && permissions.has(`Trabalhador${right}`);
  }
  if (profile === 'gestor') {
    const right = ofManager[act];
    return kind !== 'paper' && right !== undefined && permissions.has(`Gestor${nouns[kind]}${right}`);
  }
  if (profile !== 'rh') return false;
  if (kind === 'paper') return permissions.has(`RhDocumentoEmpregado${ofPaper[act] ?? 'Criar'}`);
  return permissions.has(`Rh${nouns[kind]}${hrActs[act]}`);
}

/** The kinds of kits that the asker may read. */
export const readableKinds = (asker: Asker): StoredKind[] =>
  (['admission', 'termination', 'paper'] as const).filter(kind => mayDo('ve', kind, asker));

/** What suits an item, whatever state it is in: its kind, and whose turn it is. */
function suits(act: ItemAct, { kind, source, for_manager }: JudgedItem, { profile }: Asker): boolean {
  if (profile === 'gestor') return (act === 'aceita' || act === 'recusa') && kind === 'paper' && for_manager;
  if (profile === 'trabalhador') return act === 'entrega' && (kind === 'paper' || kind === 'data');
  if (act === 'entrega' || act === 'recusa') return kind === 'paper';
  if (act === 'aceita') return kind === 'paper' || kind === 'check';
  return source !== contactCheck;
}

const verbOf = { entrega: 'deliver', aceita: 'accept', recusa: 'refuse', dispensa: 'waive' } as const;
/** The verb of an act on an item: a point that is checked off was never delivered. */
export const itemVerb = (act: ItemAct, kind: StoredItemKind): keyof typeof itemsFrom =>
  (act === 'aceita' && kind === 'check') || (act === 'entrega' && kind === 'data') ? 'confirm' : verbOf[act];
const itemsFrom = { deliver: 0, accept: 0, confirm: 0, refuse: 0, waive: 0 } as const;

/** Whether the asker may do this to the item at all, whatever state it is in. */
export const mayTo = (act: ItemAct, kit: Pick<JudgedKit, 'kind'>, item: JudgedItem, asker: Asker): boolean =>
  mayDo(act, kit.kind, asker) && suits(act, item, asker);

/** What the asker may do to an item now. */
export function itemActsOf(kit: Pick<JudgedKit, 'kind' | 'state'>, item: JudgedItem, asker: Asker): ItemAct[] {
  if (kit.state !== 'open') return [];
  return (['entrega', 'aceita', 'recusa', 'dispensa'] as const).filter(
    act => mayTo(act, kit, item, asker) && itemMoves.allows(itemVerb(act, item.kind), item),
  );
}

/** What the asker may do to a kit now. */
export function kitActsOf(kit: JudgedKit, asker: Asker): KitAct[] {
  const isOpen = kit.state === 'open';
  const may = (act: Right) => mayDo(act, kit.kind, asker);
  if (asker.profile !== 'rh') return [];
  return [
    ...(isOpen && kit.missing > 0 && may('lembra') ? (['lembra'] as const) : []),
    ...(isOpen && may('conclui') ? (['conclui'] as const) : []),
    ...(isOpen && may('cancela') ? (['cancela'] as const) : []),
    ...(isOpen && kit.failures > 0 && may('modelos') ? (['modelos'] as const) : []),
    ...(kit.accepted > 0 && may('baixa') ? (['baixa'] as const) : []),
    ...(kit.kind === 'termination' &&
    kit.state !== 'canceled' &&
    !kit.dismissed &&
    asker.permissions.has('RhTrabalhadorEditar')
      ? (['desliga'] as const)
      : []),
  ];
}
