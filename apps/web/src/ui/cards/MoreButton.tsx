import { useTexts } from '#kernel/base/texts.ts';
import { OnlineButton } from '../base/OnlineButton.tsx';
import { uiTexts } from '../base/ui.messages.ts';

/** Under a list of cards: the next of them; says why it can't without a connection. */
export function MoreButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  const t = useTexts(uiTexts);
  return (
    <OnlineButton className="mt-4 w-full" busy={busy} onClick={onClick}>
      {t.more}
    </OnlineButton>
  );
}
