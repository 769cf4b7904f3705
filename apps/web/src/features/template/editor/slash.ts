import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';

/** A `/` that was typed to find a variable, and what is typed behind it. */
export interface Slash {
  from: number;
  to: number;
  search: string;
}

const key = new PluginKey<Slash | undefined>('slash');
export const slashOf = (state: EditorState): Slash | undefined => key.getState(state);

/** The keys that the list of variables takes while it is open. */
export interface SlashKeys {
  current: ((key: string) => boolean) | undefined;
}

/** `/` after a space or at the beginning opens the list; a space, a step away or Esc closes it. */
export const slash = (keys: SlashKeys) =>
  new Plugin<Slash | undefined>({
    key,
    state: {
      init: () => undefined,
      apply: (tr, open, before, { selection }) => {
        const { $head, empty } = selection;
        if (tr.getMeta(key) === 'close' || !empty || !$head.parent.inlineContent) return undefined;
        const line = $head.parent.textBetween(0, $head.parentOffset, '\n', '\ufffc');
        const [, search] = /(?:^|[\s(\ufffc])\/([^\s/]*)$/.exec(line) ?? [];
        if (search === undefined) return undefined;
        const from = $head.pos - search.length - 1;
        // one that stood there is no question: it opens as it is typed
        const isTyped = tr.docChanged && search === '' && before.doc.content.size < tr.doc.content.size;
        return open || isTyped ? { from, to: $head.pos, search } : undefined;
      },
    },
    props: {
      handleKeyDown: (view, event) => {
        if (!slashOf(view.state)) return false;
        if (event.key === 'Escape') {
          view.dispatch(view.state.tr.setMeta(key, 'close'));
          return true;
        }
        return keys.current?.(event.key) ?? false;
      },
      handleDOMEvents: {
        blur: view => {
          if (slashOf(view.state)) view.dispatch(view.state.tr.setMeta(key, 'close'));
          return false;
        },
      },
    },
  });
