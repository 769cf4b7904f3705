import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Field, Select, TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { AttachFiles, useFilesRefusal } from '#ui/form/AttachFiles.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { HourField } from '#ui/form/HourField.tsx';
import {
  type Asker,
  useChangeJustification,
  useJustification,
  useKinds,
  useSendJustification,
} from './justification.api.ts';
import { justifyTexts } from './justify.messages.ts';
import { asksDays, asksHour, type Draft, draftOf, emptyDraft, formOf, lackOf } from './justify-form.ts';
import { PeriodFields } from './PeriodFields.tsx';

interface JustifyModalProps {
  idPonto: string;
  day: string;
  occurrence: string | undefined;
  /** One's own that is changed and sent again. */
  id?: string;
  asker?: Asker;
}

/** Why a day is as it is: a kind, the day or a part of it, the hour if it is known, words, files. */
export function JustifyModal({ idPonto, day, occurrence, id, asker = 'worker' }: JustifyModalProps) {
  const t = useTexts(justifyTexts);
  const { dayInWords } = useFormats();
  const kinds = useKinds().data ?? [];
  const found = useJustification(id);
  const before = found.data;
  const [typed, setTyped] = useState<Draft>();
  const draft = typed ?? (before ? draftOf(before) : emptyDraft);
  const [files, setFiles] = useState<readonly File[]>([]);
  const send = useSendJustification(idPonto, asker);
  const change = useChangeJustification();
  const kind = kinds.find(({ nome }) => nome === draft.kind);
  const lack = lackOf(draft, kind, files.length + (before?.arquivos ?? 0));
  const why = useFilesRefusal(files) ?? (lack && t[lack]);
  const set = (part: Partial<Draft>) => setTyped({ ...draft, ...part });
  const act = () => {
    if (!kind) return;
    const sent = { form: formOf(draft, kind, day, occurrence ?? before?.ocorrencia), files };
    void (before ? change.mutateAsync({ ...sent, id: before.id }) : send.mutateAsync(sent)).then(() => {
      closeModal();
      toast(t.sent);
    }, tellFailure);
  };
  return (
    <Modal
      title={t.title(dayInWords(day))}
      description={before?.razao ?? undefined}
      dirty={typed !== undefined || files.length > 0}
      footer={<FootAct act={t.send} why={why} busy={send.isPending || change.isPending} onClick={act} />}
    >
      {id !== undefined && !before && <SkeletonRows rows={4} className="h-12" />}
      <div className="grid gap-4" hidden={id !== undefined && !before}>
        <Select
          size="worker"
          label={t.kind}
          help={kind?.saude && t.private}
          value={draft.kind}
          onChange={event => set({ kind: event.target.value })}
        >
          <option value="">{t.chooseKind}</option>
          {kinds.map(({ id, nome }) => (
            <option key={id}>{nome}</option>
          ))}
        </Select>
        {kind && (
          <Segmented
            large
            label={t.about}
            options={[
              ['dia', kind.efeito === 'include' ? t.oneHour : t.wholeDay],
              ['periodo', t.period],
            ]}
            value={draft.type}
            onChange={type => set({ type })}
          />
        )}
        {kind && asksHour(draft, kind) && (
          <HourField
            size="worker"
            label={t.hour}
            optional
            help={t.hourHelp}
            value={draft.hour}
            onChange={hour => set({ hour })}
          />
        )}
        {kind && draft.type === 'periodo' && (
          <PeriodFields periods={draft.periods} onChange={periods => set({ periods })} />
        )}
        {kind && asksDays(draft, kind) && (
          <Field
            size="worker"
            label={t.days}
            inputMode="numeric"
            maxLength={3}
            value={draft.days}
            onChange={event => set({ days: event.target.value })}
          />
        )}
        {kind?.saude && (
          <Field
            size="worker"
            label={t.crm}
            optional
            maxLength={20}
            value={draft.crm}
            onChange={event => set({ crm: event.target.value })}
          />
        )}
        <TextArea
          size="worker"
          label={t.words}
          help={t.wordsHelp}
          rows={3}
          maxLength={250}
          value={draft.words}
          onChange={event => set({ words: event.target.value })}
        />
        <AttachFiles files={files} onChange={setFiles} />
      </div>
    </Modal>
  );
}
