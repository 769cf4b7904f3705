import { Mail } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import { workerTexts } from './worker.messages.ts';

/** Sends a link to one's own confirmed address and says, masked, where it went. */
export function EmailButton({ send }: { send: () => Promise<{ enviadoPara: string }> }) {
  const t = useTexts(workerTexts);
  const [busy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    void send()
      .then(({ enviadoPara }) => toast(t.sentTo(enviadoPara)), tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <OnlineButton className="w-full" busy={busy} onClick={run}>
      {!busy && <Mail size={19} aria-hidden />}
      {t.email}
    </OnlineButton>
  );
}
