import { notificationText } from '@cracha/contract/features/notification/notification.messages.ts';
import { clsx } from 'clsx';
import { BellOff } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { sameSite } from '#kernel/base/redirect.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { bellTexts } from './bell/bell.messages.ts';
import { useMarkAsRead, useNotifications } from './bell/notification.api.ts';

/** What happened to me, newest first; opening one marks it as read and goes there. */
export function NotificationList({ onOpen }: { onOpen: () => void }) {
  const t = useTexts(bellTexts);
  const language = useLanguage();
  const { recent } = useFormats();
  const query = useNotifications(true);
  const read = useMarkAsRead();
  const items = query.data?.items ?? [];
  return (
    <ListBody
      large
      {...loadOf(query)}
      empty={items.length === 0}
      whenEmpty={
        <StateBlock large icon={BellOff} title={t.none}>
          {t.noneLead}
        </StateBlock>
      }
    >
      <ul className="-mx-2 divide-y divide-line">
        {items.map(item => {
          const words = notificationText(item.tipo, language, item.valores);
          const act = () => {
            if (!item.lida) read.mutate([item.id]);
            onOpen();
          };
          return (
            <li key={item.id}>
              <Link
                href={sameSite(item.destino) ?? '/'}
                onClick={act}
                className="block rounded-lg px-2 py-3 hover:bg-sunken"
              >
                <span className="flex items-center gap-2">
                  <span className={clsx('flex-1', !item.lida && 'font-semibold')}>{words.title}</span>
                  {!item.lida && (
                    <span className="rounded-full bg-bad px-2 text-2xs font-semibold text-surface">{t.unread}</span>
                  )}
                </span>
                <span className="block text-sm text-ink-2">{words.text}</span>
                <span className="num mt-0.5 block text-2xs text-ink-3">{recent(item.criadaEm)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </ListBody>
  );
}
