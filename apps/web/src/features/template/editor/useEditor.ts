import type { TemplateBody } from '@cracha/contract/features/template/template-tree.ts';
import type { OwnField } from '@cracha/contract/features/template/template-variables.ts';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChipWords } from '../chip-words.ts';
import { ChipVoice } from './chip.ts';
import { createEditor } from './create-editor.ts';
import { markedOf, withFields } from './marking.ts';
import type { SlashKeys } from './slash.ts';
import { docOf } from './template-doc.ts';

interface EditorOf {
  body: TemplateBody;
  fields: readonly OwnField[];
  chipWords: (tag: string) => ChipWords;
  bytesOf: (sha256: string) => Promise<Blob>;
  words: { text: string; picture: string };
  /** The text changed. */
  onChange: () => void;
}

/** The editor in its place, drawn anew with each of its steps. `undefined` until it stands. */
export function useEditor({ body, fields, chipWords, bytesOf, words, onChange }: EditorOf) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, setTurn] = useState(0);
  const [voice] = useState(() => new ChipVoice(chipWords));
  const [slashKeys] = useState<SlashKeys>(() => ({ current: undefined }));
  const changed = useEffectEvent(onChange);
  const make = useEffectEvent((element: HTMLElement) =>
    createEditor({ element, doc: docOf(body), fields, voice, slashKeys, bytesOf, words }),
  );
  useEffect(() => {
    if (!host.current) return;
    const made = make(host.current);
    made.on('transaction', ({ transaction }) => {
      setTurn(turn => turn + 1);
      if (transaction.docChanged) changed();
    });
    setEditor(made);
    return () => {
      setEditor(undefined);
      made.destroy();
    };
  }, []);
  useEffect(() => voice.change(chipWords), [voice, chipWords]);
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    if (markedOf(editor.state)?.fields !== fields) editor.view.dispatch(withFields(editor.state.tr, fields));
  }, [editor, fields]);
  return { host, editor, slashKeys };
}
