import { Plugin } from '@tiptap/pm/state';
import type { ChipWords } from '../chip-words.ts';
import { Chip } from './nodes.ts';

/** How chips are told at the moment; all that stand are told anew when it changes. */
export class ChipVoice {
  private readonly redraws = new Set<() => void>();
  private words: (tag: string) => ChipWords;

  constructor(words: (tag: string) => ChipWords) {
    this.words = words;
  }

  readonly of = (tag: string): ChipWords => this.words(tag);

  change(words: (tag: string) => ChipWords): void {
    this.words = words;
    for (const redraw of this.redraws) redraw();
  }

  /** @returns the way to stop */
  follow(redraw: () => void): () => void {
    this.redraws.add(redraw);
    return () => this.redraws.delete(redraw);
  }
}

const whole = /\{\{[^{}]+\}\}/g;

/** Chips with their view. What is typed or pasted as a whole tag becomes one. */
export const chip = (voice: ChipVoice) =>
  Chip.extend({
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('span');
        dom.classList.add('chip');
        dom.setAttribute('role', 'img');
        dom.contentEditable = 'false';
        let { tag } = node.attrs;
        const draw = () => {
          const { kind, shown, spoken } = voice.of(tag);
          // classes are the editor's: what is wrong has one
          dom.dataset.kind = kind;
          dom.dataset.tag = tag;
          dom.textContent = shown;
          dom.setAttribute('aria-label', spoken);
        };
        draw();
        const stop = voice.follow(draw);
        return {
          dom,
          destroy: stop,
          ignoreMutation: () => true,
          update: next => {
            if (next.type !== node.type) return false;
            tag = next.attrs.tag;
            draw();
            return true;
          },
        };
      },
    addProseMirrorPlugins: () => [
      new Plugin({
        appendTransaction: (trs, _, { doc, schema, tr }) => {
          if (!trs.some(({ docChanged }) => docChanged)) return null;
          const found: { from: number; tag: string }[] = [];
          doc.descendants((node, pos) => {
            if (node.isText)
              for (const { index, 0: tag } of (node.text ?? '').matchAll(whole)) found.push({ from: pos + index, tag });
          });
          // from the end: what is replaced moves nothing before it
          for (const { from, tag } of found.reverse()) {
            const marks = doc.resolve(from + 1).marks();
            tr.replaceWith(from, from + tag.length, schema.nodes.chip?.create({ tag }, null, marks) ?? []);
          }
          return found.length > 0 ? tr : null;
        },
      }),
    ],
  });
