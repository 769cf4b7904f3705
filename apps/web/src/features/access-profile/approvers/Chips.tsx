import { X } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { approversTexts } from './approvers.messages.ts';

interface ChipsProps {
  values: readonly string[];
  nameOf: (value: string) => string;
  onTakeOut: (value: string) => void;
}

/** What was chosen, each with a button that takes it out. */
export function Chips({ values, nameOf, onTakeOut }: ChipsProps) {
  const t = useTexts(approversTexts);
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {values.map(value => (
        <li key={value} className="flex items-center gap-1 rounded-full bg-sunken py-0.5 pr-1 pl-3">
          {nameOf(value)}
          <IconButton size="icon-sm" label={t.takeOut(nameOf(value))} onClick={() => onTakeOut(value)}>
            <X size={14} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
