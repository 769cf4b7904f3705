import { CircleAlert, CircleCheck } from 'lucide-react';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { actTexts } from './acts.messages.ts';
import type { Asked } from './following.api.ts';

export interface Outcome {
  row: Asked;
  /** Why it stayed as it was; undefined: it is done. */
  why: string | undefined;
}

interface OutcomesProps {
  title: string;
  /** What is said of each that is done. */
  done: string;
  outcomes: readonly Outcome[];
  onDone: () => void;
}

/** What came of each; those that stayed as they were come first. */
export function Outcomes({ title, outcomes, done, onDone }: OutcomesProps) {
  const t = useTexts(actTexts);
  const failed = outcomes.filter(({ why }) => why !== undefined);
  const good = outcomes.filter(({ why }) => why === undefined);
  const leave = () => {
    closeModal();
    onDone();
  };
  return (
    <Modal
      title={title}
      footer={
        <Button look="primary" onClick={leave}>
          {t.seen}
        </Button>
      }
    >
      <p role="status" className="num font-semibold">
        {t.outcome(good.length, failed.length)}
      </p>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
        tabIndex={0}
        aria-label={t.outcomes}
        className="mt-3 max-h-80 divide-y divide-line overflow-y-auto rounded-md border border-line text-sm -outline-offset-2"
      >
        {[...failed, ...good].map(({ row, why }) => (
          <li key={row.id} className="flex gap-2.5 px-3 py-2">
            {why === undefined ? (
              <CircleCheck size={17} aria-hidden className="mt-0.5 shrink-0 text-ok" />
            ) : (
              <CircleAlert size={17} aria-hidden className="mt-0.5 shrink-0 text-bad" />
            )}
            <span className="min-w-0">
              <span className="block font-semibold [overflow-wrap:anywhere]">
                {row.titulo} <span className="num font-normal text-ink-2">{row.codigo}</span>
              </span>
              <span className="block text-ink-2">{why ?? done}</span>
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
