import { documentKinds, healthKinds } from '@cracha/contract/features/document/document-words.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellBeside } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { wordOf } from '#kernel/lazy/word-of.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field, Select, TextArea } from '#ui/base/Field.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { changedFrom, isAlike } from '#ui/form/alike.ts';
import { DraftLine } from '#ui/form/DraftLine.tsx';
import { useDraft } from '#ui/form/useDraft.ts';
import { documentWords } from '../document-words.messages.ts';
import { HeldFiles } from '../HeldFiles.tsx';
import type { HeldFile } from '../held-files.api.ts';
import { OwnJobsFrame } from '../OwnJobsFrame.tsx';
import type { OwnJob } from '../own-jobs.api.ts';
import { ownTexts } from './own.messages.ts';
import { useSendOwn } from './own-document.api.ts';

/** Sends a paper to HR or to the own manager. */
export function SendOwn() {
  const t = useTexts(ownTexts);
  return (
    <OwnJobsFrame title={t.sendTitle} back={t.back} noJob={t.noJob}>
      {jobs => <Form jobs={jobs} />}
    </OwnJobsFrame>
  );
}

interface Typed {
  job: string;
  side: 'rh' | 'gestor';
  title: string;
  kind: string;
  message: string;
}
const blank: Typed = { job: '', side: 'rh', title: '', kind: '', message: '' };
const isTyped = (kept: unknown): kept is Typed => isAlike(blank, kept);

function Form({ jobs }: { jobs: readonly OwnJob[] }) {
  const t = useTexts(ownTexts);
  const words = useTexts(documentWords);
  const [start] = useState<Typed>(() => ({ ...blank, job: jobs[0]?.id ?? '' }));
  const [typed, setTyped] = useState(start);
  const [files, setFiles] = useState<readonly HeldFile[]>([]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const send = useSendOwn();
  const set = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part });
    setErrors({});
  };
  const draft = useDraft<Typed>({
    of: 'new',
    values: changedFrom(start, typed),
    dirty: files.length > 0,
    isValid: isTyped,
    restore: setTyped,
    clear: () => setTyped(start),
  });
  const isHealth = healthKinds.includes(typed.kind);
  const why =
    files.length === 0
      ? t.fileFirst
      : typed.title.trim() === ''
        ? t.titleFirst
        : isHealth && typed.side === 'gestor'
          ? t.healthManager
          : undefined;
  const act = () => {
    const para = { tipo: typed.side, idEmpregado: typed.job };
    const arquivos = files.map(({ id }) => id);
    const said = { titulo: typed.title.trim(), especie: typed.kind || null, mensagem: typed.message.trim() };
    void send.mutateAsync({ ...said, tipo: 9, arquivos, para, pede: 'nada' }).then(
      () => {
        draft.done();
        toast(t.sentToast);
        navigateTo(to.worker.sentDocuments(), { replace: true });
      },
      error => tellBeside(error, setErrors),
    );
  };
  return (
    <div className="grid gap-5">
      <HeldFiles files={files} onChange={setFiles} error={errors.arquivos} />
      <Field
        size="worker"
        label={t.title}
        placeholder={t.titleHint}
        maxLength={200}
        value={typed.title}
        error={errors.titulo}
        onChange={event => set({ title: event.target.value })}
      />
      <Select size="worker" label={t.kind} value={typed.kind} onChange={event => set({ kind: event.target.value })}>
        <option value="">{t.otherKind}</option>
        {documentKinds[9].map(kind => (
          <option key={kind} value={kind}>
            {wordOf(words.kinds, kind)}
          </option>
        ))}
      </Select>
      {jobs.length > 1 && (
        <Select
          size="worker"
          label={t.employment}
          value={typed.job}
          error={errors.para}
          onChange={event => set({ job: event.target.value })}
        >
          {jobs.map(({ id, company }) => (
            <option key={id} value={id}>
              {company}
            </option>
          ))}
        </Select>
      )}
      <div>
        <p className="mb-1.5 font-semibold">{t.toWhom}</p>
        <Segmented
          large
          label={t.toWhom}
          value={typed.side}
          onChange={side => set({ side })}
          options={[
            ['rh', t.toHr],
            ['gestor', t.toManager],
          ]}
        />
      </div>
      <TextArea
        size="worker"
        label={t.message}
        optional
        rows={3}
        maxLength={2000}
        value={typed.message}
        error={errors.mensagem}
        onChange={event => set({ message: event.target.value })}
      />
      <div className="grid gap-2">
        <Button
          look="primary"
          size="lg"
          blocked={why !== undefined}
          busy={send.isPending}
          aria-describedby="falta"
          onClick={act}
        >
          {t.sendAct}
        </Button>
        <p id="falta" aria-live="polite" className="text-center text-sm text-ink-2">
          {why}
        </p>
        <DraftLine draft={draft} discards />
      </div>
    </div>
  );
}
