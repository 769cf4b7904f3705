import type { DocumentState } from '@cracha/contract/features/document/document-words.ts';
import type { SignatureState } from './signature-moves.ts';

/** Where a document stands, as it is stored: the first four ask for no signature. */
export type StoredState = 'sent' | 'seen' | 'accepted' | 'rejected' | SignatureState;

const words: Record<StoredState, DocumentState> = {
  ...{ sent: 'enviado', seen: 'visto', accepted: 'aceito', rejected: 'recusado', draft: 'rascunho' },
  ...{ preparing: 'preparando', waiting: 'aguardando', sealing: 'selando', sealFailed: 'falhaSelo' },
  ...{ completed: 'concluido', refused: 'recusado', expired: 'vencido', canceled: 'cancelado' },
  replaced: 'substituido',
};

const isState = (text: string): text is StoredState => Object.hasOwn(words, text);

/** As the wire calls it. @throws where the text is no state: the database keeps nothing else */
export function wireState(stored: string): DocumentState {
  if (!isState(stored)) throw new Error(`No state is called ${stored}.`);
  return words[stored];
}

/** What the wire calls so: what HR turned down and what a signer refused are called alike. None: it is no state. */
export function storedStates(wire: string): StoredState[] {
  return Object.keys(words)
    .filter(isState)
    .filter(stored => words[stored] === wire);
}
