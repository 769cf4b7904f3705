import { fileSections } from '@cracha/contract/features/employment/employment.schemas.ts';
import { paperVerdict } from '@cracha/contract/features/kit/paper-rules.ts';
import { Refusal } from '@cracha/contract/kernel/client.ts';
import { useState } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { question } from '#ui/staff/questions.ts';
import { askedTexts } from './asked.messages.ts';
import { definitionTexts } from './definition.messages.ts';
import { type PaperAsked, useAskPaper } from './staff-kit.api.ts';
import { staffKitTexts } from './staff-kit.messages.ts';

/** Asks one paper of a worker: what, why, how old it may be, and until when. */
export function AskPaperModal({ id }: { id: string }) {
  const t = useTexts(askedTexts);
  const words = useTexts(definitionTexts);
  const { sections, deadline } = useTexts(staffKitTexts);
  const can = useCan();
  const ask = useAskPaper();
  const [form, setForm] = useState<PaperAsked>({ idEmpregado: id, nome: '', porque: '', secao: 'outros' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (change: Partial<PaperAsked>) => {
    setForm({ ...form, ...change });
    setErrors({});
  };
  const verdict = paperVerdict(form.nome, form.porque ?? '');
  const send = (body: PaperAsked): Promise<void> =>
    ask.mutateAsync(body).then(
      () => {
        closeModal();
        toast(t.asked);
      },
      async error => {
        if (!(error instanceof Refusal) || error.body.code !== 'CONFIRMATION_REQUIRED')
          return tellBeside(error, setErrors);
        question.open({
          title: t.doubtTitle,
          act: t.ask,
          children: <p>{t.doubtLead(String(error.body.data?.lei ?? ''))}</p>,
          onConfirm: () => send({ ...body, confirmado: true }),
        });
      },
    );
  return (
    <Modal
      title={t.ask}
      dirty={form.nome !== ''}
      footer={
        <FootAct
          act={t.ask}
          why={form.nome.trim() === '' && t.nameFirst}
          busy={ask.isPending}
          onClick={() => void send(form)}
        />
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Field
          label={t.name}
          value={form.nome}
          error={errors.nome}
          maxLength={120}
          onChange={event => set({ nome: event.target.value })}
        />
        {verdict.is === 'refused' && (
          <p role="status" className="rounded-lg bg-bad-soft px-3 py-2 text-sm">
            {words.refused(verdict.law)}
          </p>
        )}
        <Field
          label={words.why}
          help={words.whyHelp}
          optional
          value={form.porque ?? ''}
          error={errors.porque}
          maxLength={250}
          onChange={event => set({ porque: event.target.value })}
        />
        <Select
          label={words.section}
          value={form.secao}
          error={errors.secao}
          onChange={event => set({ secao: oneOf(fileSections, event.target.value) ?? 'outros' })}
        >
          {fileSections.map(one => (
            <option key={one} value={one}>
              {sections[one]}
            </option>
          ))}
        </Select>
        <DateField
          label={deadline}
          optional
          value={form.prazo ?? ''}
          error={errors.prazo}
          onChange={day => set({ prazo: day || null })}
        />
        <Checkbox
          className="text-sm"
          checked={form.lados === 2}
          onChange={event => set({ lados: event.target.checked ? 2 : 1 })}
        >
          {words.twoSides}
        </Checkbox>
        {can('RhDocumentoSaudeVisualizar') && (
          <Checkbox
            className="text-sm"
            checked={form.saude === true}
            onChange={event => set({ saude: event.target.checked })}
          >
            {words.health}
          </Checkbox>
        )}
      </div>
    </Modal>
  );
}
