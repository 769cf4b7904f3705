import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';

interface AskProps {
  title: string;
  lead: string;
  act: string;
  busy: boolean;
  onAct: () => void;
  onCancel: () => void;
}

/** Asked once, inside the dialog that is open: what happens, the act by its name, and the way back. */
export function Ask({ title, lead, act, busy, onAct, onCancel }: AskProps) {
  const { cancel } = useTexts(uiTexts);
  return (
    <div role="alertdialog" aria-label={title} className="rounded-lg bg-warn-soft px-4 py-3.5 text-sm">
      <p className="font-semibold text-warn">{title}</p>
      <p className="mt-0.5">{lead}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button autoFocus onClick={onCancel}>
          {cancel}
        </Button>
        <Button look="danger" busy={busy} onClick={onAct}>
          {act}
        </Button>
      </div>
    </div>
  );
}
