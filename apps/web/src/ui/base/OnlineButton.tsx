import { type ComponentProps, useId } from 'react';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from './Button.tsx';
import { uiTexts } from './ui.messages.ts';

/** A worker's button for what the server alone can do: without a network it stays, and says what it needs. */
export function OnlineButton(props: ComponentProps<typeof Button>) {
  const { offlineBlocked } = useTexts(uiTexts);
  const { online } = useConnection();
  const id = useId();
  return (
    <>
      <Button size="lg" {...props} blocked={!online || props.blocked} aria-describedby={online ? undefined : id} />
      {!online && (
        <p id={id} className="mt-2 text-center text-sm text-ink-2">
          {offlineBlocked}
        </p>
      )}
    </>
  );
}
