import { lazy, Suspense } from 'react';
import { closeModal, openModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { BellButton } from './BellButton.tsx';
import { bellTexts } from './bell.messages.ts';
import { useMarkAsRead, useUnreadTotal } from './notification.api.ts';

/** Its words are three languages long and few open it: fetched when opened. */
const NotificationList = lazy(async () => ({ default: (await import('./NotificationList.tsx')).NotificationList }));
const sheet = 'notifications';

/** The worker's bell: a sheet from below. */
export function Screen() {
  const t = useTexts(bellTexts);
  const unread = useUnreadTotal().data ?? 0;
  const read = useMarkAsRead();
  return (
    <>
      <BellButton large unread={unread} onClick={() => openModal(sheet)} />
      <Modal
        name={sheet}
        title={t.title}
        footer={
          unread > 0 && (
            <Button size="lg" onClick={() => read.mutate(undefined)}>
              {t.markAll}
            </Button>
          )
        }
      >
        <Suspense>
          <NotificationList onOpen={closeModal} />
        </Suspense>
      </Modal>
    </>
  );
}
