import { useState } from 'react';
import { addressWith, navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Select, TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import type { Ticket } from './desk.api.ts';
import { useCategories, useDeskPeople, useTransferTicket } from './staff.api.ts';
import { staffDeskTexts } from './staff.messages.ts';

/** Another category, person or priority, with a reason that HR alone reads. */
export function TransferModal({ ticket }: { ticket: Ticket }) {
  const t = useTexts(staffDeskTexts);
  const own = ticket.categoria.id;
  const [category, setCategory] = useState(own);
  const [person, setPerson] = useState(ticket.responsavel?.id ?? '');
  const [priority, setPriority] = useState(ticket.prioridade);
  const [reason, setReason] = useState('');
  const transfer = useTransferTicket(ticket.id);
  const categories = useCategories().data ?? [];
  // what is confidential stays confidential
  const offered = categories.filter(
    one => one.id === own || (one.ativa && (one.sigilosa || !ticket.categoria.sigilosa)),
  );
  const people = usePeople(
    ticket,
    categories.find(({ id }) => id === category),
  );
  const isPerson = people.some(({ id }) => id === person);
  const act = () =>
    void transfer
      .mutateAsync({
        ...{ versao: ticket.versao, idCategoria: category, idResponsavel: isPerson ? person : null },
        ...{ prioridade: priority, motivo: reason.trim() },
      })
      .then(moved => {
        closeModal();
        toast(t.transferred);
        if (!moved) navigateTo(addressWith({ id: undefined }));
      }, tellFailure);
  return (
    <Modal
      title={t.transferTitle}
      dirty={reason.trim() !== ''}
      footer={
        <FootAct
          act={t.transfer}
          why={reason.trim().length < 10 && t.reasonFirst}
          busy={transfer.isPending}
          onClick={act}
        />
      }
    >
      <div className="grid gap-4">
        <Select label={t.category} value={category} onChange={event => setCategory(event.target.value)}>
          {offered.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </Select>
        <Select label={t.assignee} value={isPerson ? person : ''} onChange={event => setPerson(event.target.value)}>
          <option value="">{t.whoeverTakes}</option>
          {people.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </Select>
        <Segmented
          label={t.priority}
          options={[
            ['normal', t.normal],
            ['urgente', t.urgent],
          ]}
          value={priority}
          onChange={setPriority}
        />
        <TextArea
          label={t.reason}
          help={t.reasonHelp}
          rows={3}
          maxLength={250}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      </div>
    </Modal>
  );
}

/** Who answers the chosen category: of the present one the server said it, of another its group or all of HR. */
function usePeople(ticket: Ticket, category: { id: string; grupo: { id: string; nome: string }[] } | undefined) {
  const all = useDeskPeople().data ?? [];
  if (!category || category.id === ticket.categoria.id) return ticket.responsaveis;
  return category.grupo.length > 0 ? category.grupo : all;
}
