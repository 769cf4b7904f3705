import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { toast, toastError } from '#kernel/base/toasts.ts';
import { dropDraft, keepDraft, mayKeepDrafts, readDraft } from '#kernel/lazy/draft-store.ts';
import type { ServerDraft } from '#kernel/lazy/server-draft.api.ts';
import { draftTexts } from './draft.messages.ts';
import { useLeavingAsks } from './leaving.ts';

interface DraftOf<T> {
  /** What of this address is typed: `new`, or the record's id. */
  of: string;
  /** What outlives the page, plain data without secrets and files; undefined: nothing is typed. */
  values: T | undefined;
  /** Something is typed that no draft may hold: it is asked for, too. */
  dirty?: boolean;
  /** What was kept may be of an older version of the form. */
  isValid: (kept: unknown) => kept is T;
  restore: (values: T) => void;
  /** Back to nothing typed. */
  clear: () => void;
  /** Of the record that is typed over. */
  version?: number | undefined;
  /** What of the address may change while the form stays. */
  stays?: readonly string[];
  /** Where it is kept besides, for other devices; it never holds up what is typed here. */
  server?: ServerDraft | undefined;
  /** What of the address shows another view of the same: what is kept is there again after a look at it. */
  views?: readonly string[];
}

interface Shown {
  /** When it was kept, as milliseconds since 1970. */
  keptAt?: number | undefined;
  recovered?: boolean;
  changedSince?: boolean;
}

export interface Draft extends Shown {
  /** What was typed goes, and may be brought back for a moment. */
  discard: () => void;
  /** It is saved: nothing is left to keep or to ask about. Before the page goes on. */
  done: () => void;
}

type Found = Awaited<ReturnType<typeof readDraft>>;

const pause = 300;

/**
 * What is typed in a form outlives menu, back, reload and the end of the session: kept shortly after each pause, brought
 * back when the form opens again. What leaving would lose is asked for first.
 */
export function useDraft<T>({
  of,
  values,
  dirty,
  isValid,
  restore,
  clear,
  version,
  stays = [],
  views = [],
  server,
}: DraftOf<T>): Draft {
  const t = useTexts(draftTexts);
  const [place] = useState(() => `${location.pathname} ${of}`);
  const [shown, setShown] = useState<Shown>({});
  const text = values === undefined ? undefined : JSON.stringify(values);
  /** As it lies in the store. */
  const kept = useRef<string>(undefined);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = async (): Promise<boolean> => {
    clearTimeout(pending.current);
    pending.current = undefined;
    kept.current = text;
    if (isFields(values))
      server?.keep(values, at => kept.current === text && void keepDraft(place, values, version, at));
    const keptAt = await keepDraft(place, values, version);
    if (keptAt !== undefined) setShown({ keptAt });
    return keptAt !== undefined;
  };
  const drop = () => {
    clearTimeout(pending.current);
    pending.current = undefined;
    kept.current = undefined;
    setShown({});
    void dropDraft(place);
    server?.drop();
  };
  const told = () => {
    toastError(t.notKept);
    return false;
  };
  const keeps = mayKeepDrafts() && values !== undefined;
  const letGo = useLeavingAsks(dirty ?? values !== undefined, {
    stays: keeps ? [...stays, ...views] : stays,
    keep: keeps ? async () => (await keep()) || told() : undefined,
    discard: drop,
    everywhere: server !== undefined,
  });

  const bringBack = useEffectEvent((found: Found) => {
    // what is typed already is newer
    if (!found || values !== undefined || !isValid(found.values)) return;
    kept.current = JSON.stringify(found.values);
    restore(found.values);
    setShown({ keptAt: found.at, recovered: true, changedSince: found.version !== version });
  });
  /** The other device's words where they are newer; over what is typed here they are only offered. */
  const meet = useEffectEvent((here: Found, there: Found) => {
    if (!there || !isValid(there.values)) return;
    const told = there.values;
    const isSame = JSON.stringify(told) === text;
    if (isSame || (here && here.at >= there.at)) return;
    const take = () => {
      kept.current = JSON.stringify(told);
      void keepDraft(place, told, version, there.at);
      restore(told);
      setShown({ keptAt: there.at, recovered: true });
    };
    if (values === undefined || (here && JSON.stringify(here.values) === text)) take();
    else toast(t.elsewhere, { label: t.useIt, act: take });
  });
  useEffect(() => {
    let open = true;
    const read = async () => {
      const there = server?.read();
      const here = await readDraft(place);
      if (open) bringBack(here);
      const found = await there;
      if (open) meet(here, found);
    };
    void read();
    return () => {
      open = false;
      server?.now();
    };
  }, [place, server]);

  const follow = useEffectEvent(() => {
    if (text === kept.current) return;
    if (text === undefined) drop();
    else pending.current = setTimeout(() => void keep(), pause);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed, in one word
  useEffect(() => {
    follow();
    return () => clearTimeout(pending.current);
  }, [text]);
  const keepNow = useEffectEvent(() => pending.current !== undefined && void keep());
  useEffect(() => () => void keepNow(), []);

  return {
    ...shown,
    discard: () => {
      const before = values;
      clear();
      drop();
      if (before === undefined) return;
      const bringItBack = () => {
        void keepDraft(place, before, version);
        restore(before);
      };
      toast(t.discarded, { label: t.undo, act: bringItBack });
    },
    done: () => {
      letGo();
      drop();
    },
  };
}

const isFields = (values: unknown): values is object => typeof values === 'object' && values !== null;
