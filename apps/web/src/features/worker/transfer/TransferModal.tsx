import { to } from '@cracha/contract/navigation/paths.ts';
import { type FormEvent, useId, useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FromDay } from '#ui/form/FromDay.tsx';
import type { Errors } from '#ui/form/useFields.ts';
import { nextMonth } from '../ChangeModal.tsx';
import { OpenRequests, openRequestsIn } from '../OpenRequests.tsx';
import { recordTexts } from '../record.messages.ts';
import { useOpenCompanies, useTransfer } from '../worker.api.ts';
import type { WorkerRecord } from '../worker.types.ts';
import { transferTexts } from './transfer.messages.ts';

/** From a day on another company's or branch's. */
export function TransferModal({ record }: { record: WorkerRecord }) {
  const t = useTexts(transferTexts);
  const { goOn } = useTexts(recordTexts);
  const form = useId();
  const others = useOpenCompanies().filter(({ id }) => id !== record.idEmpresa);
  const [company, setCompany] = useState('');
  const [registration, setRegistration] = useState('');
  const [from, setFrom] = useState(nextMonth);
  const [reason, setReason] = useState('');
  const [open, setOpen] = useState<number>();
  const [errors, setErrors] = useState<Errors>({});
  const transfer = useTransfer(record.id);
  const send = async () => {
    const body = {
      idEmpresa: company,
      aPartirDe: from,
      matricula: registration.trim() || undefined,
      motivo: reason || undefined,
      confirmado: open !== undefined,
    };
    const { transferencia } = await transfer.mutateAsync(body);
    closeModal();
    toast(t.kept);
    if (transferencia?.idTrabalhador) navigateTo(to.hr.worker(transferencia.idTrabalhador));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!company || transfer.isPending) return;
    void send().catch(error => {
      const waiting = openRequestsIn(error);
      return waiting === undefined ? tellBeside(error, setErrors) : setOpen(waiting);
    });
  };
  return (
    <Modal
      title={t.title}
      description={t.lead}
      dirty={company !== '' || registration !== '' || reason !== ''}
      footer={
        <Button type="submit" form={form} look="primary" blocked={!company} busy={transfer.isPending}>
          {open === undefined ? t.send : goOn}
        </Button>
      }
    >
      {open !== undefined && <OpenRequests total={open} />}
      <form id={form} noValidate className="grid gap-4" onSubmit={submit}>
        <Select
          label={t.company}
          required
          value={company}
          error={errors.idEmpresa}
          help={others.length === 0 ? t.noOther : undefined}
          onChange={event => setCompany(event.target.value)}
        >
          <option value="">{t.choose}</option>
          {others.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </Select>
        <Field
          label={t.registration}
          help={t.registrationHelp}
          maxLength={30}
          autoComplete="off"
          placeholder={String(record.campos.matricula ?? '')}
          value={registration}
          error={errors.matricula}
          onChange={event => setRegistration(event.target.value)}
        />
        <FromDay from={from} onFrom={setFrom} reason={reason} onReason={setReason} words={t} errors={errors} />
      </form>
    </Modal>
  );
}
