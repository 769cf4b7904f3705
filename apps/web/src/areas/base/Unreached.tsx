import type { Route } from '@cracha/contract/navigation/route.ts';
import { useLayoutEffect } from 'react';
import { useLanguage } from '#kernel/base/language.ts';
import { onConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';

/** In the place of a screen that couldn't be fetched, inside its frame: the menu leads on to what is here. */
export function Unreached({ route, onRetry }: { route: Route; onRetry: () => void }) {
  const t = useTexts(uiTexts);
  const language = useLanguage();
  // with the words on the screen: a network that is back at that moment is not missed
  useLayoutEffect(() => onConnection(online => online && onRetry()), [onRetry]);
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col px-4 pt-3">
      <div className="flex h-11 items-center gap-1">
        {route.parent && <BackLink href={route.parent} label={t.back} />}
        <h1 className="text-xl font-bold tracking-[-.02em]">{route.menu?.label[language] ?? t.notHere}</h1>
      </div>
      <ListBody large state="failed" onRetry={onRetry} empty={false} whenEmpty={null}>
        {null}
      </ListBody>
    </div>
  );
}
