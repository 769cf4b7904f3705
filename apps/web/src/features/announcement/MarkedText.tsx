import { Bold, Heading2, Link2, List, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { announcementTexts } from './announcements.messages.ts';
import { type Chosen, type Mark, withMark } from './marks.ts';

const tools: readonly (readonly [Mark, LucideIcon])[] = [
  ['heading', Heading2],
  ['strong', Bold],
  ['list', List],
  ['link', Link2],
];

interface MarkedTextProps {
  value: string;
  onChange: (text: string) => void;
}

/** A text by its marks; whoever doesn't know them has a button for each. */
export function MarkedText({ value, onChange }: MarkedTextProps) {
  const t = useTexts(announcementTexts);
  const area = useRef<HTMLTextAreaElement>(null);
  const choose = useRef<Chosen>(undefined);
  const put = (mark: Mark) => {
    if (!area.current) return;
    const { selectionStart: start, selectionEnd: end } = area.current;
    choose.current = withMark({ text: value, start, end }, mark, t.words);
    onChange(choose.current.text);
  };
  // the new text is there by then
  useLayoutEffect(() => {
    const chosen = choose.current;
    if (!chosen || chosen.text !== value) return;
    choose.current = undefined;
    area.current?.focus();
    area.current?.setSelectionRange(chosen.start, chosen.end);
  }, [value]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    put('strong');
  };
  return (
    <div>
      <div role="toolbar" aria-label={t.tools} className="-mb-1 flex justify-end gap-1">
        {tools.map(([mark, Icon]) => (
          <IconButton key={mark} size="icon-sm" label={t[mark]} onClick={() => put(mark)}>
            <Icon size={16} aria-hidden />
          </IconButton>
        ))}
      </div>
      <TextArea
        ref={area}
        label={t.text}
        rows={9}
        maxLength={16_000}
        value={value}
        onKeyDown={onKeyDown}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  );
}
