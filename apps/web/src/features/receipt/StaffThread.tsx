import { failureOf } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { MessageForm } from './MessageForm.tsx';
import { MessageList } from './MessageList.tsx';
import { useConversation } from './receipt.api.ts';
import { staffTexts } from './staff.messages.ts';

/** The thread as HR sees it, with the line the worker pointed at. */
export function StaffThread({ id }: { id: string }) {
  const t = useTexts(staffTexts);
  const thread = useConversation(id, true);
  const data = thread.data;
  return (
    <section className="mt-6 border-t border-line pt-4 text-sm">
      <h3 className="font-semibold">{t.conversation}</h3>
      <ListBody
        state={data ? 'ready' : thread.isError ? 'failed' : 'loading'}
        failure={failureOf(thread.error)}
        onRetry={() => void thread.refetch()}
        empty={false}
        whenEmpty={null}
      >
        {data && (
          <>
            {data.mensagens.length === 0 ? (
              <p className="mt-1 text-ink-2">{t.noConversation}</p>
            ) : (
              <MessageList thread={data} about={t.about} />
            )}
            {data.can.includes('escrever') && <MessageForm id={id} label={t.answer} send={t.send} />}
          </>
        )}
      </ListBody>
    </section>
  );
}
