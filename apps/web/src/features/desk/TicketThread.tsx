import { clsx } from 'clsx';
import { Download, Lock, ReceiptText } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { sizeInWords } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { type Ticket, useTakeFile } from './desk.api.ts';
import { ticketTexts } from './ticket-words.messages.ts';

/** Oldest first; the reader's side at the right. Who and when stand in words, and what is a note of HR. */
export function TicketThread({ ticket, side }: { ticket: Ticket; side: 'empregado' | 'rh' }) {
  const t = useTexts(ticketTexts);
  const { recent } = useFormats();
  return (
    <ol aria-label={t.thread} className="grid gap-3">
      {ticket.mensagens.map(message => (
        <li
          key={message.id}
          className={clsx(
            'max-w-[85%] min-w-0 rounded-xl px-3.5 py-2.5',
            message.lado === side ? 'justify-self-end' : 'justify-self-start',
            message.interna
              ? 'border border-dashed border-line-strong bg-warn-soft'
              : message.lado === side
                ? 'bg-brand-soft'
                : 'bg-sunken',
          )}
        >
          {message.interna && (
            <p className="flex items-center gap-1.5 text-xs font-semibold text-warn">
              <Lock size={13} aria-hidden />
              {t.note}
            </p>
          )}
          <p className="text-xs text-ink-2">
            <b className="font-semibold text-ink">{message.minha ? t.me : message.por}</b> ·{' '}
            <span className="num">{recent(message.em)}</span>
          </p>
          <p className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">{message.texto}</p>
          <Files id={ticket.id} files={message.anexos} />
        </li>
      ))}
    </ol>
  );
}

function Files({ id, files }: { id: string; files: Ticket['mensagens'][number]['anexos'] }) {
  const t = useTexts(ticketTexts);
  const { int } = useFormats();
  const take = useTakeFile(id);
  return (
    <ul className="mt-2 grid gap-1.5 empty:hidden">
      {files.map(file => (
        <li key={file.id}>
          <Button
            size="sm"
            className="max-w-full whitespace-normal"
            busy={take.isPending && take.variables.id === file.id}
            aria-label={t.takeFile(file.nome)}
            onClick={() => void take.mutateAsync(file).then(() => toast(t.taken(file.nome)), tellFailure)}
          >
            <Download size={15} aria-hidden className="shrink-0" />
            <span className="min-w-0 text-left [overflow-wrap:anywhere]">{file.nome}</span>
            <span className="num shrink-0 font-normal text-ink-2">{sizeInWords(file.tamanho, int)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What the category's form was told, and the payslip it is about; without a right to payslips there is no way to it. */
export function TicketAnswers({ ticket, receipt }: { ticket: Ticket; receipt: ((id: string) => string) | undefined }) {
  const t = useTexts(ticketTexts);
  const { idRecibo } = ticket;
  const link = receipt && idRecibo !== null && (
    <Link
      href={receipt(idRecibo)}
      className="flex min-h-11 items-center gap-2 font-semibold text-brand-ink underline-offset-2 hover:underline"
    >
      <ReceiptText size={18} aria-hidden className="shrink-0" />
      {t.receipt}
    </Link>
  );
  if (ticket.respostas.length === 0) return link || null;
  const said = (value: string) => (value === 'sim' ? t.yes : value === 'nao' ? t.no : value);
  return (
    <section aria-label={t.answers} className="rounded-xl border border-line bg-surface px-4 py-3">
      <dl className="grid gap-2">
        {ticket.respostas.map(({ nome, valor }) => (
          <div key={nome}>
            <dt className="text-xs text-ink-2">{nome}</dt>
            <dd className="[overflow-wrap:anywhere]">{said(valor)}</dd>
          </div>
        ))}
      </dl>
      {link}
    </section>
  );
}
