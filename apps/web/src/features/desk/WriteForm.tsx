import { type FormEvent, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { TextArea } from '#ui/base/Field.tsx';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import { AttachFiles, useFilesRefusal } from '#ui/form/AttachFiles.tsx';
import { DraftLine } from '#ui/form/DraftLine.tsx';
import { useDraft } from '#ui/form/useDraft.ts';
import { acceptedFiles, type Ticket, useWriteTicket } from './desk.api.ts';
import { ticketTexts } from './ticket-words.messages.ts';

const isText = (kept: unknown): kept is string => typeof kept === 'string';

/** The worker's next message, with files; what is typed is kept until it is sent. */
export function WriteForm({ ticket }: { ticket: Ticket }) {
  const t = useTexts(ticketTexts);
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const write = useWriteTicket(ticket.id);
  const refusal = useFilesRefusal(files);
  const draft = useDraft({
    ...{ of: ticket.id, values: text === '' ? undefined : text, dirty: files.length > 0, isValid: isText },
    ...{ restore: setText, clear: () => setText('') },
  });
  const isEmpty = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || refusal) return;
    void write.mutateAsync({ form: { mensagem: text.trim() }, files }).then(() => {
      draft.done();
      setText('');
      setFiles([]);
      toast(t.sent);
    }, tellFailure);
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <TextArea
        size="worker"
        rows={3}
        label={t.write}
        maxLength={2000}
        error={refusal ?? ''}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <AttachFiles files={files} onChange={setFiles} accept={acceptedFiles} />
      <DraftLine draft={draft} discards />
      <OnlineButton type="submit" look="primary" blocked={isEmpty || refusal !== undefined} busy={write.isPending}>
        {t.send}
      </OnlineButton>
    </form>
  );
}
