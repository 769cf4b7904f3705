import type { TemplateBody } from '@cracha/contract/features/template/template-tree.ts';
import type { OwnField } from '@cracha/contract/features/template/template-variables.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isRefusal, sentenceOf } from '#kernel/base/failure.ts';
import { useLeavingAsks } from '#ui/form/leaving.ts';
import { oneKey, readTemplateOf, type TemplateWhole, templateKeys } from '../template.api.ts';
import { saveTemplate } from './editor.api.ts';

/** All of a model that is typed. */
export interface Written {
  title: string;
  about: string;
  body: TemplateBody;
  fields: readonly OwnField[];
}

export interface Saving {
  state: 'kept' | 'waiting' | 'failed' | 'stale';
  /** When the server last kept it. */
  at: string;
  /** Why it could not be kept, in words. */
  why?: string;
  /** What somebody else saved meanwhile. */
  theirs?: TemplateWhole;
}

const pause = 1500;
const another = 15_000;

/** Keeps what is typed on the server shortly after each pause, one saving after the other. The second of two is asked. */
export function useSaving(begun: TemplateWhole, read: () => Written | undefined) {
  const client = useQueryClient();
  const [shown, setShown] = useState<Saving>({ state: 'kept', at: begun.alteradoEm });
  const version = useRef(begun.versao);
  /** What the server has. */
  const kept = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(undefined);
  const stale = useRef(false);

  const wait = (time: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void now(), time);
  };
  const send = async (automatico: boolean): Promise<boolean> => {
    const written = read();
    if (!written || stale.current) return false;
    const text = JSON.stringify(written);
    if (text === kept.current) return true;
    const { title, about, body, fields } = written;
    const whole = { titulo: title.trim() || begun.titulo, descricao: about, corpo: body, campos: [...fields] };
    try {
      const saved = await saveTemplate({ id: begun.id, versao: version.current, automatico, ...whole });
      version.current = saved.versao;
      kept.current = text;
      client.setQueryData(oneKey(begun.id), saved);
      void client.invalidateQueries({ queryKey: [...templateKeys, 'list'] });
      const isNewest = JSON.stringify(read()) === text;
      setShown({ state: isNewest ? 'kept' : 'waiting', at: saved.alteradoEm });
      if (!isNewest) wait(pause);
      return isNewest;
    } catch (error) {
      if (isRefusal(error, 'STALE_VERSION')) {
        stale.current = true;
        const theirs = await readTemplateOf(begun.id).catch(() => undefined);
        setShown(before => ({ state: 'stale', at: before.at, ...(theirs && { theirs }) }));
        return false;
      }
      const why = await sentenceOf(error);
      setShown(before => ({ state: 'failed', at: before.at, why }));
      wait(another);
      return false;
    }
  };
  /** Saves what is there now. @returns false: it could not be kept, or more was typed meanwhile */
  const now = async (automatico = true): Promise<boolean> => {
    clearTimeout(timer.current);
    await running.current;
    running.current = send(automatico);
    return running.current;
  };
  const letGo = useLeavingAsks(shown.state !== 'kept', { keep: async () => (await now()) || now() });
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    shown,
    now,
    letGo,
    /** The version that the next saving or publishing is of. */
    version: () => version.current,
    /** As it was read: nothing of it has to be sent. */
    begin: () => {
      kept.current ??= JSON.stringify(read());
    },
    touch: () => {
      if (stale.current || JSON.stringify(read()) === kept.current) return;
      setShown(before => (before.state === 'waiting' ? before : { state: 'waiting', at: before.at }));
      wait(pause);
    },
    /** Over the other's version, which stays in no place but the versions. */
    keepMine: (theirs: TemplateWhole) => {
      version.current = theirs.versao;
      stale.current = false;
      kept.current = undefined;
      return now(false);
    },
    takeTheirs: (theirs: TemplateWhole) => {
      version.current = theirs.versao;
      stale.current = false;
      kept.current = JSON.stringify(read());
      client.setQueryData(oneKey(begun.id), theirs);
      setShown({ state: 'kept', at: theirs.alteradoEm });
    },
    /** Shows both versions again. */
    meetAgain: (theirs: TemplateWhole) => setShown(before => ({ ...before, theirs: { ...theirs } })),
  };
}

export type KeepsWriting = ReturnType<typeof useSaving>;
