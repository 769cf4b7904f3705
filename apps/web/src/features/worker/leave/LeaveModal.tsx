import { hiddenValue, leaveKinds } from '@cracha/contract/features/worker/worker-fields.ts';
import { useState } from 'react';
import { tellBeside, tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { optionsTexts } from '#kernel/record/options.messages.ts';
import { Button } from '#ui/base/Button.tsx';
import { Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import type { Errors } from '#ui/form/useFields.ts';
import { Confirm } from '#ui/staff/Confirm.tsx';
import { type LeaveForm, useRemoveLeave, useSaveLeave } from '../worker.api.ts';
import type { Leave } from '../worker.types.ts';
import { leaveTexts } from './leave.messages.ts';

/** One more leave, or other days of one there is; a kind that nobody asked to see stays as it is. */
export function LeaveModal({ id, leave }: { id: string; leave: Leave | undefined }) {
  const t = useTexts(leaveTexts);
  const options = useTexts(optionsTexts);
  const save = useSaveLeave(id, leave?.id);
  const [typed, setTyped] = useState<{ tipo?: LeaveForm['tipo']; inicio?: string; fim?: string }>({});
  const [errors, setErrors] = useState<Errors>({});
  const kind = typed.tipo ?? (leave ? hiddenValue : leaveKinds[0]);
  const from = typed.inicio ?? leave?.inicio ?? todayHere();
  const until = typed.fim ?? leave?.fim ?? '';
  const send = () =>
    void save.mutateAsync({ tipo: kind, inicio: from, fim: until || null }).then(
      () => {
        closeModal();
        toast(t.kept);
      },
      error => void tellBeside(error, setErrors),
    );
  return (
    <Modal
      title={leave ? t.changeTitle : t.add}
      description={t.lead}
      dirty={Object.keys(typed).length > 0}
      footer={
        <Button look="primary" busy={save.isPending} onClick={send}>
          {t.save}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Select
          label={t.kind}
          error={errors.tipo}
          value={kind}
          onChange={event =>
            setTyped({ ...typed, tipo: leaveKinds.find(one => one === event.target.value) ?? hiddenValue })
          }
        >
          {leave && <option value={hiddenValue}>{t.asItIs}</option>}
          {leaveKinds.map(one => (
            <option key={one} value={one}>
              {options[one]}
            </option>
          ))}
        </Select>
        <DateField
          label={t.from}
          required
          error={errors.inicio}
          value={from}
          onChange={inicio => setTyped({ ...typed, inicio })}
        />
        <DateField
          label={t.until}
          optional
          help={t.untilHelp}
          error={errors.fim}
          value={until}
          onChange={fim => setTyped({ ...typed, fim })}
        />
      </div>
    </Modal>
  );
}

/** Of one that was none. */
export function RemoveLeaveModal({ id, leave }: { id: string; leave: Leave }) {
  const t = useTexts(leaveTexts);
  const { date } = useFormats();
  const remove = useRemoveLeave(id);
  const act = () =>
    remove.mutateAsync(leave.id).then(
      () => toast(t.removed),
      async error => {
        await tellFailure(error);
        throw error;
      },
    );
  return (
    <Confirm title={t.removeTitle} act={t.remove} danger onConfirm={act}>
      <p>{leave.fim ? t.fromUntil(date(leave.inicio), date(leave.fim)) : t.since(date(leave.inicio))}</p>
      <p>{t.removeLead}</p>
    </Confirm>
  );
}
