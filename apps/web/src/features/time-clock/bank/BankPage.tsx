import type { ReactNode } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { reportFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { question } from '#ui/staff/questions.ts';
import { balance, hours } from '../clock-time.ts';
import { type Bank, useBank, useUndoMove } from './bank.api.ts';
import { bankTexts } from './bank.messages.ts';

const moveModal = modal(async () => (await import('./MoveModal.tsx')).MoveModal);

/** One worker's bank: what it holds until when, what is owed, and every posting. */
export function BankPage({ id }: { id: string }) {
  const t = useTexts(bankTexts);
  const { owner, to } = useStaffWay();
  const moves = useCan()('RhPontoBancoHorasEditar') && owner === 'hr';
  const found = useBank(id);
  const back = { href: to.bank(), label: t.back };
  useTitle(found.data ? t.of(found.data.nome) : t.title);
  return (
    <Opened found={found} title={t.title} back={back}>
      {bank => (
        <div data-scroller className="min-h-0 flex-1 overflow-auto">
          <PageHead title={t.of(bank.nome)} lead={bank.lotacao ?? bank.empresa} back={<BackLink {...back} />}>
            {moves && (
              <Button look="primary" onClick={() => moveModal.open({ idVinculo: id })}>
                {t.move}
              </Button>
            )}
          </PageHead>
          <Parts bank={bank} moves={moves} />
        </div>
      )}
    </Opened>
  );
}

function Parts({ bank, moves }: { bank: Bank; moves: boolean }) {
  const t = useTexts(bankTexts);
  const { dayShort, date, recent } = useFormats();
  const undo = useUndoMove();
  const ask = (id: string) =>
    question.open({
      title: t.undoTitle,
      act: t.undo,
      children: <p>{t.undoLead}</p>,
      onConfirm: () => reportFailure(undo.mutateAsync(id).then(() => toast(t.undone))),
    });
  return (
    <div className="num grid max-w-3xl gap-6 px-4 pb-8 text-sm lg:px-6">
      <p>
        <span className="block text-3xl font-bold tracking-[-.02em]">{balance(bank.saldo)}</span>
        <span className="text-ink-2">
          {t.expected}: {balance(bank.previsto)}
        </span>
      </p>
      <Part title={t.lots} nothing={bank.lotes.length === 0}>
        {bank.lotes.map(({ dia, vence, percentual, minutos }) => (
          <Line key={`${dia} ${percentual}`} says={t.lot(date(dia), date(vence))} value={hours(minutos)} />
        ))}
      </Part>
      <Part title={t.debts} nothing={bank.dividas.length === 0}>
        {bank.dividas.map(({ dia, minutos }) => (
          <Line key={dia} says={date(dia)} value={hours(minutos)} />
        ))}
      </Part>
      <Part title={t.postings} nothing={bank.lancamentos.length === 0}>
        {bank.lancamentos.map(one => (
          <Line
            key={one.id}
            says={`${t.kinds[one.tipo]}, ${dayShort(one.dia)}`}
            about={[one.motivo, one.por, recent(one.em)].filter(Boolean).join(' · ')}
            value={balance(one.minutos)}
          >
            {one.podeDesfazer && moves && (
              <Button size="sm" onClick={() => ask(one.id)}>
                {t.undo}
              </Button>
            )}
          </Line>
        ))}
      </Part>
    </div>
  );
}

function Part({ title, nothing, children }: { title: string; nothing: boolean; children: ReactNode }) {
  const t = useTexts(bankTexts);
  return (
    <section aria-label={title}>
      <h2 className="mb-1 text-base font-bold">{title}</h2>
      {nothing ? (
        <p className="text-ink-2">{t.nothing}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">{children}</ul>
      )}
    </section>
  );
}

interface LineProps {
  says: string;
  about?: string;
  value: string;
  children?: ReactNode;
}

function Line({ says, about, value, children }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 flex-1">
        {says}
        {about && <span className="block text-xs text-ink-2 [overflow-wrap:anywhere]">{about}</span>}
      </span>
      <b className="font-semibold">{value}</b>
      {children}
    </li>
  );
}
