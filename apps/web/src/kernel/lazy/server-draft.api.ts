import { draftContract as calls, type DraftType } from '@cracha/contract/features/request/draft.contract.ts';
import { useMemo } from 'react';
import { call } from '../base/client.ts';
import { type KeptDraft, keptPart, mayKeepDrafts } from './draft-store.ts';

/** Where drafts of one type are kept besides the browser. */
export interface ServerDraft {
  /** What lies there; undefined: nothing, or it can't be asked now. */
  read: () => Promise<KeptDraft | undefined>;
  /** Sends it after a pause, the last one alone. `told`: when it was kept, by the server's clock. */
  keep: (values: object, told: (at: number) => void) => void;
  /** What waits for its pause goes at once: the page is left. */
  now: () => void;
  /** It is sent or thrown away: what is on its way is taken back as well. */
  drop: () => void;
}

interface Waiting {
  /** Null: nothing any more. */
  values: object | null;
  told?: (at: number) => void;
}

const pause = 1500;

/** @param type undefined: it is kept in the browser alone */
export function useServerDraft(type: DraftType | undefined): ServerDraft | undefined {
  return useMemo(() => (type === undefined ? undefined : serverDraft(type)), [type]);
}

/** One call at a time and none that fails is told: what is typed lies in the browser, and the next pause tries again. */
function serverDraft(type: DraftType): ServerDraft {
  const params = { tipo: type };
  let waiting: Waiting | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  /** Whether anything may lie there. */
  let lies = false;
  const send = async (): Promise<void> => {
    clearTimeout(timer);
    if (busy || !waiting || !mayKeepDrafts()) return;
    const { values, told } = waiting;
    waiting = undefined;
    busy = true;
    const dados = values && JSON.parse(JSON.stringify(values, keptPart));
    const kept = await call(calls.saveRequestDraft, { params, body: { dados } }).catch(() => undefined);
    busy = false;
    if (kept) told?.(Date.parse(kept.alteradoEm));
    // what was typed meanwhile
    await send();
  };
  return {
    async read() {
      if (!mayKeepDrafts()) return undefined;
      const found = await call(calls.requestDraft, { params }).catch(() => undefined);
      if (!found) return undefined;
      lies = true;
      return { at: Date.parse(found.alteradoEm), values: found.dados };
    },
    keep(values, told) {
      lies = true;
      waiting = { values, told };
      clearTimeout(timer);
      timer = setTimeout(() => void send(), pause);
    },
    now: () => void send(),
    drop() {
      clearTimeout(timer);
      waiting = lies ? { values: null } : undefined;
      lies = false;
      void send();
    },
  };
}
