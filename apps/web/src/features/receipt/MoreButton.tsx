import { useConnection } from '#kernel/online.ts';
import { useTexts } from '#kernel/texts.ts';
import { Button } from '#ui/Button.tsx';
import { workerTexts } from './worker.messages.ts';

/** Under a list of cards: the next of them; says why it can't without a connection. */
export function MoreButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  const t = useTexts(workerTexts);
  const { online } = useConnection();
  return (
    <>
      <Button
        size="lg"
        className="mt-4 w-full"
        busy={busy}
        blocked={!online}
        aria-describedby={online ? undefined : 'sem-internet'}
        onClick={onClick}
      >
        {t.more}
      </Button>
      {!online && (
        <p id="sem-internet" className="mt-2 text-center text-sm text-ink-2">
          {t.needsInternet}
        </p>
      )}
    </>
  );
}
