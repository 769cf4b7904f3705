import { maxDeadlineDays, usualDeadlineDays } from '@cracha/contract/features/document/document-words.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { refusedFields, tellBeside, tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { dayFromToday, todayHere } from '#kernel/lazy/today.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { Field, TextArea } from '#ui/base/Field.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { useLeavingAsks } from '#ui/form/leaving.ts';
import { HeldFiles } from '../HeldFiles.tsx';
import type { HeldFile } from '../held-files.api.ts';
import { OwnJobsFrame } from '../OwnJobsFrame.tsx';
import type { OwnJob } from '../own-jobs.api.ts';
import { ColleagueSearch } from './ColleagueSearch.tsx';
import { useNameSigners, useSendDocument, useSendSignature } from './sending.api.ts';
import { sendingTexts } from './sending.messages.ts';
import { bodyOf, missingIn, most, moved, type SignersForm, signerFrom } from './signers.ts';
import { workerSendingTexts } from './worker-sending.messages.ts';

/** The worker asks colleagues to sign a paper with them: file, who, in which order, until when. */
export function Screen() {
  const t = useTexts(workerSendingTexts);
  return (
    <OwnJobsFrame title={t.title} back={t.back} noJob={t.noJob}>
      {([job]) => <Form job={job} />}
    </OwnJobsFrame>
  );
}

function Form({ job }: { job: OwnJob }) {
  const t = useTexts(workerSendingTexts);
  const s = useTexts(sendingTexts);
  const [files, setFiles] = useState<readonly HeldFile[]>([]);
  const [title, setTitle] = useState('');
  const [form, setForm] = useState<SignersForm>(() => ({
    ...{ signers: [signerFrom('worker', job.id, t.you)], oneByOne: false, due: dayFromToday(usualDeadlineDays) },
    message: '',
  }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { busy, send } = useSending(setErrors);
  const set = (part: Partial<SignersForm>) => {
    setForm({ ...form, ...part });
    setErrors({});
  };
  useLeavingAsks(files.length > 0 && !busy);
  const missing = missingIn(form, todayHere());
  const why =
    files.length === 0
      ? t.fileFirst
      : title.trim() === ''
        ? t.titleFirst
        : missing === 'twoFirst'
          ? t.oneMore
          : missing && s[missing];
  return (
    <div className="grid gap-6">
      <HeldFiles files={files} onChange={setFiles} error={errors.arquivos} />
      <Field
        size="worker"
        label={t.what}
        maxLength={200}
        value={title}
        error={errors.titulo}
        onChange={event => setTitle(event.target.value)}
      />
      <section>
        <h2 className="text-lg font-bold tracking-[-.01em]">{t.who}</h2>
        <p className="text-sm text-ink-2">{t.whoLead}</p>
        <Chosen form={form} set={set} />
        {errors.assinantes && (
          <p role="alert" className="mt-2 text-sm font-semibold text-bad">
            {errors.assinantes}
          </p>
        )}
        {form.signers.length < most && (
          <div className="mt-3">
            <ColleagueSearch
              label={t.colleague}
              signers={form.signers}
              onAdd={one => set({ signers: [...form.signers, { ...one, role: 'parte' }] })}
            />
          </div>
        )}
      </section>
      <section>
        <h2 className="mb-2 text-lg font-bold tracking-[-.01em]">{s.order}</h2>
        <Segmented
          large
          label={s.order}
          value={form.oneByOne ? 'inOrder' : 'together'}
          onChange={next => set({ oneByOne: next === 'inOrder' })}
          options={[
            ['together', s.together],
            ['inOrder', s.inOrder],
          ]}
        />
      </section>
      <DateField
        size="worker"
        label={s.signUntil}
        min={todayHere()}
        max={dayFromToday(maxDeadlineDays)}
        value={form.due}
        error={errors.prazo}
        onChange={due => set({ due })}
      />
      <TextArea
        size="worker"
        label={s.note}
        optional
        rows={3}
        maxLength={2000}
        value={form.message}
        error={errors.mensagem}
        onChange={event => set({ message: event.target.value })}
      />
      <div className="grid gap-2">
        <Button
          look="primary"
          size="lg"
          blocked={Boolean(why)}
          busy={busy}
          aria-describedby="falta"
          onClick={() => send(files, title, form)}
        >
          {t.act}
        </Button>
        <p id="falta" aria-live="polite" className="text-center text-sm text-ink-2">
          {why}
        </p>
      </div>
    </div>
  );
}

function Chosen({
  form: { signers, oneByOne },
  set,
}: {
  form: SignersForm;
  set: (part: Partial<SignersForm>) => void;
}) {
  const s = useTexts(sendingTexts);
  return (
    <ol className="mt-3 divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
      {signers.map(({ kind, id, name, detail }, at) => (
        <li key={`${kind} ${id}`} className="flex min-h-14 items-center gap-3 py-2 pr-2 pl-4">
          <span aria-hidden className="num font-bold text-ink-2">
            {at + 1}
          </span>
          <span className="min-w-0 flex-1">
            <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
            <span className="block text-sm text-ink-2">{detail}</span>
          </span>
          {oneByOne && at > 0 && (
            <IconButton size="icon-lg" label={s.up(name)} onClick={() => set({ signers: moved(signers, at, -1) })}>
              <ArrowUp size={19} aria-hidden />
            </IconButton>
          )}
          {oneByOne && at < signers.length - 1 && (
            <IconButton size="icon-lg" label={s.down(name)} onClick={() => set({ signers: moved(signers, at, 1) })}>
              <ArrowDown size={19} aria-hidden />
            </IconButton>
          )}
          {kind !== 'worker' && (
            <IconButton
              size="icon-lg"
              label={s.takeOut(name)}
              onClick={() => set({ signers: signers.toSpliced(at, 1) })}
            >
              <Trash2 size={19} aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Draft, signers, invitations. Where one of them is refused, the next try goes on from there. */
function useSending(tell: (errors: Record<string, string>) => void) {
  const t = useTexts(workerSendingTexts);
  const [make, name, send] = [useSendDocument(), useNameSigners(), useSendSignature()];
  const [made, setMade] = useState<{ files: string; document: string }>();
  const [busy, setBusy] = useState(false);
  const run = async (files: readonly HeldFile[], title: string, form: SignersForm) => {
    const arquivos = files.map(({ id }) => id);
    let document = made?.files === arquivos.join() ? made.document : undefined;
    if (document === undefined) {
      const answer = await make.mutateAsync({ titulo: title.trim(), tipo: 9, arquivos, pede: 'assinatura' });
      if (!('id' in answer)) return;
      document = answer.id;
      setMade({ files: arquivos.join(), document });
    }
    const id = await name.mutateAsync({ idDocumento: document, body: bodyOf(form) });
    // who is named stays named where the sending is refused
    await send.mutateAsync(id).then(() => toast(t.asked), tellFailure);
    navigateTo(to.worker.sentDocument(document), { replace: true });
  };
  return {
    busy,
    send: (...all: Parameters<typeof run>) => {
      setBusy(true);
      void run(...all)
        .catch(error => (refusedFields(error) ? tellBeside(error, tell) : tellFailure(error)))
        .finally(() => setBusy(false));
    },
  };
}
