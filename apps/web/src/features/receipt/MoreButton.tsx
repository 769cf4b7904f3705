import { useTexts } from '#kernel/texts.ts';
import { OnlineButton } from '#ui/OnlineButton.tsx';
import { workerTexts } from './worker.messages.ts';

/** Under a list of cards: the next of them; says why it can't without a connection. */
export function MoreButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  const t = useTexts(workerTexts);
  return (
    <OnlineButton className="mt-4 w-full" busy={busy} onClick={onClick}>
      {t.more}
    </OnlineButton>
  );
}
