import type { Editor } from '@tiptap/core';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { editorTexts } from './editor.messages.ts';
import { type SlashKeys, slashOf } from './slash.ts';
import { type OfferedGroup, type OfferedVariable, rankedVariables } from './variables.ts';

interface SlashMenuProps {
  editor: Editor;
  keys: SlashKeys;
  groups: readonly OfferedGroup[];
  onPick: (variable: OfferedVariable, over: { from: number; to: number }) => void;
}

const most = 8;

/** Variables found by what is typed behind a `/`: the text keeps the focus, arrows walk them, Enter takes one. */
export function SlashMenu({ editor, keys, groups, onPick }: SlashMenuProps) {
  const t = useTexts(editorTexts);
  const id = useId();
  const open = slashOf(editor.state);
  const found = open ? rankedVariables(groups, open.search).slice(0, most) : [];
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const active = Math.min(at, found.length - 1);
  const pick = (index: number) => {
    const chosen = found[index];
    if (open && chosen) onPick(chosen.variable, open);
  };
  const isOpen = open !== undefined && found.length > 0;
  keys.current = isOpen
    ? key => {
        const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
        if (step !== 0) setAt((active + step + found.length) % found.length);
        else if (key === 'Enter' || key === 'Tab') pick(active);
        return step !== 0 || key === 'Enter' || key === 'Tab';
      }
    : undefined;
  const search = open?.search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins at the first
  useEffect(() => setAt(0), [search]);
  useEffect(() => {
    const { dom } = editor.view;
    if (!isOpen) return;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', `${id}-${active}`);
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, isOpen, id, active]);
  if (!open || !isOpen) return null;
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t.variables}
      style={placeOf(editor, open.from)}
      className="fixed z-50 max-h-80 w-64 overflow-y-auto rounded-md border border-line bg-raised p-1 text-sm text-ink shadow-2"
    >
      {found.map(({ variable, group }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the text has the keys
        <div
          key={variable.name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className="flex min-h-8 cursor-pointer items-center justify-between gap-3 rounded-sm px-2.5 py-1 aria-selected:bg-sunken"
          onMouseDown={event => event.preventDefault()}
          onClick={() => pick(index)}
        >
          <span className="font-semibold">{variable.label}</span>
          <span className="text-2xs text-ink-2">{group}</span>
        </div>
      ))}
    </div>
  );
}

/** Below the line, above it where there is no room. */
function placeOf(editor: Editor, from: number): CSSProperties {
  const { left, top, bottom } = editor.view.coordsAtPos(from);
  const isLow = bottom + 280 > innerHeight;
  return {
    left: Math.min(left, innerWidth - 270),
    ...(isLow ? { bottom: innerHeight - top + 6 } : { top: bottom + 6 }),
  };
}
