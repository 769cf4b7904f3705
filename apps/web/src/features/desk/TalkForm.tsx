import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { type FormEvent, useId, useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useServerDraft } from '#kernel/lazy/server-draft.api.ts';
import { Select } from '#ui/base/Field.tsx';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import { AttachFiles, useFilesRefusal } from '#ui/form/AttachFiles.tsx';
import { DraftLine } from '#ui/form/DraftLine.tsx';
import { useDraft } from '#ui/form/useDraft.ts';
import { AskFields } from './AskFields.tsx';
import { acceptedFiles, type DeskOption, useOpenTicket } from './desk.api.ts';
import { ReceiptChoice } from './ReceiptChoice.tsx';
import { chosenOf, formOf, isTyped, lackIn, nothingTyped, type Typed } from './talk-form.ts';
import { workerDeskTexts } from './worker.messages.ts';

/** What one needs of HR: subject first, then what that subject asks. */
export function TalkForm({ options }: { options: readonly DeskOption[] }) {
  const t = useTexts(workerDeskTexts);
  const reason = useId();
  const [typed, setTyped] = useState<Typed>();
  const [files, setFiles] = useState<readonly File[]>([]);
  const now = typed ?? nothingTyped;
  const set = (part: Partial<Typed>) => setTyped({ ...now, ...part });
  const { option, category } = chosenOf(now, options);
  const send = useOpenTicket();
  const lack = lackIn(now, category);
  const why = useFilesRefusal(files) ?? (lack && t[lack]);
  const draft = useDraft({
    ...{ of: 'new', values: typed, dirty: files.length > 0, isValid: isTyped, restore: setTyped },
    clear: () => setTyped(undefined),
    server: useServerDraft('atendimento'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (why || !option || !category) return;
    void send.mutateAsync({ form: formOf(now, option, category), files }).then(protocol => {
      draft.done();
      toast(t.sentAs(protocol));
      navigateTo(to.worker.tickets());
    }, tellFailure);
  };
  return (
    <form className="mt-3 grid gap-4" onSubmit={submit}>
      {options.length > 1 && (
        <Select
          size="worker"
          label={t.company}
          value={option?.idVinculo}
          onChange={event => set({ employment: event.target.value, category: '', answers: {}, receipt: '' })}
        >
          {options.map(({ idVinculo, empresa }) => (
            <option key={idVinculo} value={idVinculo}>
              {empresa}
            </option>
          ))}
        </Select>
      )}
      <AskFields size="worker" categories={option?.categorias ?? []} typed={now} onChange={set} />
      {option && <ReceiptChoice company={option.empresa} value={now.receipt} onChange={receipt => set({ receipt })} />}
      <AttachFiles files={files} onChange={setFiles} accept={acceptedFiles} />
      <DraftLine draft={draft} discards />
      <div>
        <p id={reason} aria-live="polite" className="mb-2 text-sm text-ink-2 empty:hidden">
          {why}
        </p>
        <OnlineButton type="submit" look="primary" className="w-full" blocked={Boolean(why)} busy={send.isPending}>
          {t.send}
        </OnlineButton>
      </div>
    </form>
  );
}
