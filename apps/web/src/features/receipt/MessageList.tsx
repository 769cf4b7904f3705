import { clsx } from 'clsx';
import { useFormats } from '#kernel/base/formats.ts';
import { readable } from './description.ts';
import type { Conversation } from './receipt.types.ts';

/** Oldest first; one's own at the right. Who and when stand in words. */
export function MessageList({ thread, about }: { thread: Conversation; about: (line: string) => string }) {
  const { recent } = useFormats();
  return (
    <ol className="mt-3 grid gap-3">
      {thread.mensagens.map(message => (
        <li
          key={message.id}
          className={clsx(
            'max-w-[85%] rounded-xl px-3.5 py-2.5',
            message.minha ? 'justify-self-end bg-brand-soft' : 'justify-self-start bg-sunken',
          )}
        >
          <p className="text-xs text-ink-2">
            <b className="font-semibold text-ink">{message.autor}</b> ·{' '}
            <span className="num">{recent(message.criadaEm)}</span>
          </p>
          {message.verba && <p className="text-xs font-semibold">{about(readable(message.verba))}</p>}
          <p className="mt-0.5 whitespace-pre-line">{message.mensagem}</p>
        </li>
      ))}
    </ol>
  );
}
