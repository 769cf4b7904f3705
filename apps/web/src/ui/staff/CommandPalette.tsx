import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { CornerDownLeft, Search } from 'lucide-react';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { SearchModal } from '../base/Modal.tsx';
import { uiTexts } from '../base/ui.messages.ts';
import { Kbd } from '../list/Kbd.tsx';

export interface Command {
  id: string;
  /** 'Ir para', 'Fazer' … */
  group: string;
  label: string;
  sub?: string;
  /** The server found it by what is typed: it is shown, whatever its words are. */
  isFound?: boolean;
  act: () => void;
}

interface PaletteProps {
  title: string;
  placeholder: string;
  commands: readonly Command[];
  text: string;
  onText: (text: string) => void;
}

/** Every screen and act one may use, and people, by typing. Only what the menu would show is here. */
export function CommandPalette({ title, placeholder, commands, text, onText }: PaletteProps) {
  const t = useTexts(uiTexts);
  const { contains } = Base.useFilter({ sensitivity: 'base' });
  const run = (command: Command) => {
    closeModal();
    command.act();
  };
  return (
    <SearchModal title={title}>
      <Base.Root
        items={commands}
        inline
        open
        autoHighlight
        value={text}
        onValueChange={onText}
        filter={(command: Command, query, toText) => command.isFound || contains(command, query, toText)}
        itemToStringValue={command => `${command.label} ${command.sub ?? ''}`}
      >
        <div className="flex h-14 items-center gap-2.5 border-b border-line px-4">
          <Search size={18} className="text-ink-3" aria-hidden />
          <Base.Input
            data-autofocus
            aria-label={title}
            placeholder={placeholder}
            className="flex-1 bg-transparent text-base outline-none placeholder:text-ink-3"
          />
          <Kbd>Esc</Kbd>
        </div>
        <Base.Empty className="px-3 py-6 text-center text-sm text-ink-2 empty:hidden">{t.nothingFound}</Base.Empty>
        <Base.List className="max-h-96 overflow-y-auto p-2 empty:hidden">
          {(command: Command) => (
            <Base.Item
              key={command.id}
              value={command}
              onClick={() => run(command)}
              className="group flex items-center gap-3 rounded-md px-3 py-2 text-sm data-highlighted:bg-sunken"
            >
              <span className="w-16 shrink-0 text-2xs text-ink-3">{command.group}</span>
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{command.label}</span>
                {command.sub && <span className="ml-2 text-ink-3">{command.sub}</span>}
              </span>
              <CornerDownLeft
                size={14}
                className="text-ink-3 opacity-0 group-data-highlighted:opacity-100"
                aria-hidden
              />
            </Base.Item>
          )}
        </Base.List>
      </Base.Root>
    </SearchModal>
  );
}
