import { to } from '@cracha/contract/navigation/paths.ts';
import { CircleCheck, Clock, FileText, Gift, Landmark, ReceiptText } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { kindTexts } from '#kernel/base/kinds.messages.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { HomeRows } from '#ui/base/HomeRows.tsx';
import { Link } from '#ui/base/Link.tsx';
import type { WorkerHome } from '../receipt.types.ts';
import { homeCardTexts } from './home-cards.messages.ts';

const shown = 3;

type News = WorkerHome['novidades'][number];

const places = {
  2: { icon: Gift, permission: 'TrabalhadorBeneficioVisualizar', to: to.worker.benefit },
  3: { icon: Landmark, permission: 'TrabalhadorInformeRendimentoVisualizar', to: to.worker.statement },
  6: { icon: FileText, permission: 'TrabalhadorDocumentoRecebidoVisualizar', to: to.worker.record },
  7: { icon: Clock, permission: 'TrabalhadorEspelhoPontoVisualizar', to: to.worker.mirror },
} as const;

/** What waits for this person's answer, the whole number in the heading and the newest ones below; and what they have never opened. */
export function TodoList({ home }: { home: WorkerHome }) {
  const t = useTexts(homeCardTexts);
  const kinds = useTexts(kindTexts);
  const { competence } = useFormats();
  const can = useCan();
  const news = home.novidades.filter(({ tipo }) => can(places[tipo].permission));
  const benefits = news.filter(({ tipo }) => tipo === 2);
  const fresh = news.filter(({ tipo }) => tipo !== 2);
  const ofBenefits = can(places[2].permission) ? home.totalBeneficiosPendentes : 0;
  const waiting = home.totalPendentes + ofBenefits;
  const names = { 2: t.checkBenefit, 3: t.statement, 6: t.record, 7: t.mirror };
  const rowsOf = (some: readonly News[]) =>
    some.slice(0, shown).map(({ id, tipo, titulo, mes, ano }) => {
      const month = mes === null ? String(ano) : inSentence(competence(mes, ano));
      const { icon, to } = places[tipo];
      return { icon, href: to(id), name: names[tipo], fact: titulo === null ? month : `${titulo}, ${month}` };
    });
  return (
    <>
      <section className="mt-7">
        <div className="mb-2.5 flex items-baseline gap-2 px-1">
          <h2 className="text-lg font-bold tracking-[-.01em]">{t.todo}</h2>
          {waiting > 0 && <span className="num text-sm font-semibold text-ink-3">{waiting}</span>}
          {(home.totalPendentes > shown || ofBenefits > shown) && (
            <Link
              href={allOf(home.totalPendentes, ofBenefits)}
              className="-my-3 ml-auto py-3 text-sm font-semibold text-brand-ink"
            >
              {t.seeAll(waiting)}
            </Link>
          )}
        </div>
        {waiting === 0 ? (
          <p className="flex items-center gap-3.5 rounded-2xl border border-line bg-surface px-4 py-3.5">
            <CircleCheck size={24} aria-hidden className="shrink-0 text-ok" />
            <span>
              <span className="block font-semibold">{t.todoNone}</span>
              <span className="block text-sm text-ink-2">{t.todoNoneLead}</span>
            </span>
          </p>
        ) : (
          <HomeRows
            rows={[
              ...home.pendentes.slice(0, shown).map(receipt => ({
                icon: ReceiptText,
                href: to.worker.receipt(receipt.id),
                name: t.checkReceipt,
                fact: `${kinds[receipt.especie]}, ${inSentence(competence(receipt.mes, receipt.ano))}`,
              })),
              ...rowsOf(benefits),
            ]}
          />
        )}
      </section>
      {fresh.length > 0 && (
        <section className="mt-7">
          <h2 className="mb-2.5 px-1 text-lg font-bold tracking-[-.01em]">{t.fresh}</h2>
          <HomeRows rows={rowsOf(fresh)} />
        </section>
      )}
    </>
  );
}

/** Where all that waits stands: in its list, or in the menu of both. */
function allOf(receipts: number, benefits: number): string {
  if (benefits === 0) return to.worker.receipts();
  return receipts === 0 ? to.worker.benefits() : to.worker.pay();
}
