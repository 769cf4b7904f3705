import type { OwnField } from '@cracha/contract/features/template/template-variables.ts';
import { Editor, Extension } from '@tiptap/core';
import { chainCommands } from '@tiptap/pm/commands';
import { dropCursor } from '@tiptap/pm/dropcursor';
import { gapCursor } from '@tiptap/pm/gapcursor';
import { history, redo, undo } from '@tiptap/pm/history';
import { type Command, Selection } from '@tiptap/pm/state';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { type ChipVoice, chip } from './chip.ts';
import { cleanPasted } from './clean-paste.ts';
import { backspace, breakLine, enter } from './commands.ts';
import { marking } from './marking.ts';
import { nodes } from './nodes.ts';
import { picture } from './picture.ts';
import { type SlashKeys, slash } from './slash.ts';
import type { DocNode } from './template-doc.ts';

export interface EditorSetup {
  element: HTMLElement;
  doc: DocNode;
  fields: readonly OwnField[];
  voice: ChipVoice;
  slashKeys: SlashKeys;
  bytesOf: (sha256: string) => Promise<Blob>;
  words: { text: string; picture: string };
}

/** The editor of a model's text. Our pages allow no style sheet of a script's: what it needs stands in `editor.css`. */
export function createEditor({ element, doc, fields, voice, slashKeys, bytesOf, words }: EditorSetup): Editor {
  const act = (command: Command) => (props: { editor: Editor }) => runIn(props.editor, command);
  const paper = Extension.create({
    name: 'paper',
    // before the editor's own keys
    priority: 2000,
    addKeyboardShortcuts: () => ({
      Enter: act(enter),
      'Shift-Enter': act(breakLine),
      Backspace: act(backspace),
      Tab: act(goToNextCell(1)),
      'Shift-Tab': act(goToNextCell(-1)),
      'Mod-z': act(undo),
      'Mod-y': act(redo),
      'Shift-Mod-z': act(redo),
    }),
    addProseMirrorPlugins: () => [
      ...[slash(slashKeys), marking(fields), history(), tableEditing(), gapCursor(), dropCursor({ color: '#0a5c63' })],
    ],
  });
  const editor = new Editor({
    element,
    content: doc,
    extensions: [...nodes, chip(voice), picture(bytesOf, words.picture), paper],
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPasted,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': words.text,
        spellcheck: 'true',
        lang: 'pt-BR',
      },
    },
  });
  // who comes by the keyboard begins in the text, not in the head above it
  editor.view.dispatch(editor.state.tr.setSelection(Selection.near(editor.state.doc.resolve(bodyStart(editor.state)))));
  return editor;
}

const bodyStart = ({ doc }: Editor['state']) => (doc.firstChild?.nodeSize ?? 0) + 1;

/** Does something to the text, with the caret back in it. */
export function runIn({ view }: Editor, ...commands: Command[]): boolean {
  return chainCommands(...commands)(view.state, view.dispatch, view);
}

/** The same from a menu or a dialog, which gives the focus back to what opened it first. */
export function inText(editor: Editor, ...commands: Command[]): void {
  runIn(editor, ...commands);
  setTimeout(() => !editor.isDestroyed && editor.view.focus(), 60);
}
