import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { Ticket } from './desk.api.ts';
import { staffDeskTexts } from './staff.messages.ts';

/** Whose it is, where its clock stands, and what happened. */
export function DeskSide({ ticket }: { ticket: Ticket }) {
  const t = useTexts(staffDeskTexts);
  const { moment } = useFormats();
  const hours = useHours();
  const { consumido, solucaoMinutos, nota, frase } = ticket;
  return (
    <aside
      aria-label={t.facts}
      className="grid content-start gap-5 max-xl:border-t max-xl:border-line max-xl:pt-4 xl:border-l xl:border-line xl:pl-6"
    >
      <dl className="grid gap-3">
        <Fact label={t.assignee}>{ticket.responsavel?.nome ?? t.nobody}</Fact>
        <Fact label={t.category}>{ticket.categoria.nome}</Fact>
        <Fact label={t.opened}>{moment(ticket.abertoEm)}</Fact>
        {ticket.primeiraRespostaEm ? (
          <Fact label={t.firstAt}>{moment(ticket.primeiraRespostaEm)}</Fact>
        ) : (
          <Fact label={t.firstBy}>{moment(ticket.primeiraRespostaAte)}</Fact>
        )}
        {ticket.solucaoAte && <Fact label={t.solutionBy}>{moment(ticket.solucaoAte)}</Fact>}
        {consumido !== null && solucaoMinutos !== null && (
          <Fact label={t.consumed}>{t.ofMinutes(hours(consumido), hours(solucaoMinutos))}</Fact>
        )}
        {nota !== null && (
          <Fact label={t.rating}>
            {t.ratingOf(nota)}
            {frase && <span className="block text-ink-2 [overflow-wrap:anywhere]">{frase}</span>}
          </Fact>
        )}
      </dl>
      <section>
        <h2 className="text-sm font-bold">{t.history}</h2>
        <ol className="mt-2 grid gap-2 text-sm">
          {ticket.historico.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events are only added
            <li key={at}>
              <b className="font-semibold">{t[one.ato]}</b> · {one.por ?? t.bySystem}{' '}
              <span className="num text-ink-2">{moment(one.em)}</span>
              {one.motivo && <span className="block text-ink-2 [overflow-wrap:anywhere]">{one.motivo}</span>}
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{label}</dt>
      <dd className="num text-sm">{children}</dd>
    </div>
  );
}

/** Working minutes as hours. */
function useHours() {
  const t = useTexts(staffDeskTexts);
  return (minutes: number) => t.hoursOf(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'));
}
