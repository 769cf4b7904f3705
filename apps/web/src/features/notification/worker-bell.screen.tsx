import { modal } from '#kernel/base/modals.ts';
import { BellButton } from './bell/BellButton.tsx';
import { useUnreadTotal } from './bell/notification.api.ts';

/** Its words are three languages long and few open it: fetched when opened. */
const sheet = modal(async () => (await import('./NotificationSheet.tsx')).NotificationSheet);

/** The worker's bell: a sheet from below. */
export function Screen() {
  const unread = useUnreadTotal().data ?? 0;
  return <BellButton large unread={unread} onClick={() => sheet.open()} />;
}
