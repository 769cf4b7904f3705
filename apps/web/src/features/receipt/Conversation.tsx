import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import { MessageForm } from './MessageForm.tsx';
import { MessageList } from './MessageList.tsx';
import { useConversation } from './receipt.api.ts';
import { workerTexts } from './worker.messages.ts';

/** The thread between the worker and HR on this receipt. */
export function Conversation({ id }: { id: string }) {
  const t = useTexts(workerTexts);
  const thread = useConversation(id, true);
  return (
    <section className="mt-6 rounded-2xl border border-line bg-surface p-4">
      <h2 className="text-base font-bold">{t.conversation}</h2>
      <ListBody large {...loadOf(thread)} empty={false} whenEmpty={null}>
        {thread.data && (
          <>
            <MessageList thread={thread.data} about={t.aboutLine} />
            {thread.data.situacao === 'encerrada' && <p className="mt-3 text-sm text-ink-2">{t.conversationClosed}</p>}
            {thread.data.can.includes('escrever') && (
              <MessageForm id={id} large button={OnlineButton} label={t.write} send={t.sendMessage} />
            )}
          </>
        )}
      </ListBody>
    </section>
  );
}
