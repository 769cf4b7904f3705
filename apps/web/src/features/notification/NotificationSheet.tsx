import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { bellTexts } from './bell/bell.messages.ts';
import { useMarkAsRead, useUnreadTotal } from './bell/notification.api.ts';
import { NotificationList } from './NotificationList.tsx';

/** What the worker's bell opens, from below. */
export function NotificationSheet() {
  const t = useTexts(bellTexts);
  const unread = useUnreadTotal().data ?? 0;
  const read = useMarkAsRead();
  return (
    <Modal
      title={t.title}
      footer={
        unread > 0 && (
          <Button size="lg" onClick={() => read.mutate(undefined)}>
            {t.markAll}
          </Button>
        )
      }
    >
      <NotificationList onOpen={closeModal} />
    </Modal>
  );
}
