import { type FormEvent, useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { FaultNotice } from '../FaultNotice.tsx';
import { type Ticket, useCloseTicket } from './support.api.ts';
import { supportDeskTexts } from './support-desk.messages.ts';

const least = 10;

/** What was asked without signing in, and closing it with a note that goes to the contact or stays here. */
export function TicketModal({ ticket }: { ticket: Ticket }) {
  const t = useTexts(supportDeskTexts);
  const { moment } = useFormats();
  const [note, setNote] = useState('');
  return (
    <Modal
      title={ticket.nome ?? ''}
      description={[ticket.contato, moment(ticket.pedidoEm)].filter(Boolean).join(' · ')}
      dirty={note !== ''}
    >
      <p className="rounded-lg bg-sunken px-4 py-3 break-words whitespace-pre-line">{ticket.mensagem}</p>
      <p className="mt-2 text-xs text-ink-2">{t.unproved}</p>
      {ticket.can.includes('encerrar') && <CloseForm ticket={ticket} note={note} setNote={setNote} />}
      {ticket.encerradoEm && (
        <div className="mt-4">
          <h3 className="font-semibold">{ticket.respondido ? t.answered : t.closed}</h3>
          <p className="break-words whitespace-pre-line">{ticket.nota}</p>
          <p className="num text-2xs text-ink-2">
            {[ticket.encerradoPor, moment(ticket.encerradoEm)].filter(Boolean).join(' · ')}
          </p>
        </div>
      )}
    </Modal>
  );
}

interface CloseFormProps {
  ticket: Ticket;
  note: string;
  setNote: (note: string) => void;
}

function CloseForm({ ticket, note, setNote }: CloseFormProps) {
  const t = useTexts(supportDeskTexts);
  const [answers, setAnswers] = useState(true);
  const close = useCloseTicket(ticket.id);
  const { busy, fault, run } = useAct();
  const ready = note.trim().length >= least;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    if (!(await run(() => close.mutateAsync({ note: note.trim(), answers }).then(() => undefined)))) return;
    setNote('');
    toast(answers ? t.answerSent : t.ticketClosed);
    closeModal();
  };
  return (
    <form className="mt-4 grid gap-3" onSubmit={submit}>
      <FaultNotice fault={fault} />
      <TextArea
        label={t.note}
        help={t.noteHelp}
        rows={4}
        maxLength={1000}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <Checkbox checked={answers} onChange={event => setAnswers(event.target.checked)}>
        {t.sendTo(ticket.contato ?? '')}
      </Checkbox>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <FootAct act={answers ? t.answer : t.close} why={!ready && t.noteFirst} busy={busy} />
      </div>
    </form>
  );
}
