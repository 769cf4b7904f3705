import { type FormEvent, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { Button } from '#ui/base/Button.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { useWriteMessage } from './receipt.api.ts';

interface MessageFormProps {
  id: string;
  label: string;
  send: string;
  /** Workers' size. */
  large?: boolean;
  /** Another than the kit's, which knows of no network. */
  button?: typeof Button;
}

export function MessageForm({ id, label, send, large, button: Send = Button }: MessageFormProps) {
  const [text, setText] = useState('');
  const write = useWriteMessage(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    write.mutate({ message: text.trim() }, { onSuccess: () => setText(''), onError: tellFailure });
  };
  return (
    <form className="mt-4 grid gap-2" onSubmit={submit}>
      <TextArea
        size={large ? 'worker' : 'md'}
        rows={2}
        label={label}
        maxLength={1000}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <Send
        type="submit"
        size={large ? 'lg' : 'md'}
        className="justify-self-end"
        blocked={text.trim() === ''}
        busy={write.isPending}
      >
        {send}
      </Send>
    </form>
  );
}
