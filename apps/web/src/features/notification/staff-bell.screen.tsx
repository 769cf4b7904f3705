import { lazy, Suspense, useEffect, useRef } from 'react';
import { setNotifications, useNotificationsOpen } from '#kernel/base/menus.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { BellButton } from './bell/BellButton.tsx';
import { bellTexts } from './bell/bell.messages.ts';
import { useMarkAsRead, useUnreadTotal } from './bell/notification.api.ts';

/** Its words are three languages long and few open it: fetched when opened. */
const NotificationList = lazy(async () => ({ default: (await import('./NotificationList.tsx')).NotificationList }));

/** The staff's bell: toggles on its own, beside whatever else is open; a click on the blurred page closes it. */
export function Screen() {
  const t = useTexts(bellTexts);
  const unread = useUnreadTotal().data ?? 0;
  const open = useNotificationsOpen();
  return (
    <>
      <BellButton unread={unread} aria-expanded={open} onClick={() => setNotifications(!open)} />
      {open && (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Esc and the bell close it too */}
          <div className="fixed inset-0 z-40 bg-ink/10 backdrop-blur-[3px]" onClick={() => setNotifications(false)} />
          <Panel title={t.title} unread={unread} />
        </>
      )}
    </>
  );
}

function Panel({ title, unread }: { title: string; unread: number }) {
  const t = useTexts(bellTexts);
  const read = useMarkAsRead();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setNotifications(false);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      className="fixed z-50 max-h-[80dvh] overflow-y-auto rounded-lg border border-line bg-raised p-4 shadow-2 outline-none max-lg:inset-x-2 max-lg:top-14 lg:bottom-3 lg:left-60 lg:w-96"
    >
      <div className="flex items-center justify-between">
        <h2 className="text-base font-bold">{title}</h2>
        {unread > 0 && (
          <Button look="ghost" size="sm" onClick={() => read.mutate(undefined)}>
            {t.markAll}
          </Button>
        )}
      </div>
      <Suspense>
        <NotificationList onOpen={() => setNotifications(false)} />
      </Suspense>
    </section>
  );
}
