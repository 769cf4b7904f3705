import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '../base/Button.tsx';
import { TextArea } from '../base/Field.tsx';
import { threadTexts } from './thread.messages.ts';

interface ThreadProps {
  messages: readonly { at: string; by: string; mine: boolean; text: string }[];
  /** What sends it is called. */
  act: string;
  most: number;
  busy: boolean;
  large?: boolean;
  /** Left out: who reads may not write. */
  onSend?: ((text: string) => Promise<unknown>) | undefined;
}

/** What was written about one thing, oldest first, and the place to write on. */
export function Thread({ messages, act, most, busy, large, onSend }: ThreadProps) {
  const t = useTexts(threadTexts);
  const { recent } = useFormats();
  const [text, setText] = useState('');
  const send = (write: (text: string) => Promise<unknown>) =>
    void write(text.trim()).then(() => setText(''), tellFailure);
  return (
    <section className="mt-4">
      <h2 className="text-base font-bold">{t.thread}</h2>
      {messages.length === 0 && <p className="text-ink-2">{t.noMessage}</p>}
      <ol className="mt-2 grid gap-3">
        {messages.map(one => (
          <li key={`${one.at} ${one.by}`}>
            <p className="num text-xs text-ink-2">
              {one.mine ? t.you : one.by}, {recent(one.at)}
            </p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{one.text}</p>
          </li>
        ))}
      </ol>
      {onSend && (
        <>
          <TextArea
            className="mt-3"
            size={large ? 'worker' : undefined}
            label={t.message}
            rows={2}
            maxLength={most}
            value={text}
            onChange={event => setText(event.target.value)}
          />
          <Button
            size={large ? 'lg' : 'sm'}
            className="mt-2"
            blocked={text.trim() === ''}
            busy={busy}
            onClick={() => send(onSend)}
          >
            {act}
          </Button>
        </>
      )}
    </section>
  );
}
