import { useTexts } from '#kernel/base/texts.ts';

import { uiTexts } from '#ui/base/ui.messages.ts';
import { OnlineButton } from '../base/OnlineButton.tsx';

/** Under a list of cards: the next of them; says why it can't without a connection. */
export function MoreButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  const t = useTexts(uiTexts);
  return (
    <OnlineButton className="mt-4 w-full" busy={busy} onClick={onClick}>
      {t.more}
    </OnlineButton>
  );
}
