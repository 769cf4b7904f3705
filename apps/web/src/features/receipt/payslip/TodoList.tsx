import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { CircleCheck, Clock, FileText, Gift, Landmark, ReceiptText } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { kindTexts } from '#kernel/base/kinds.messages.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { type HomeRow, HomeRows } from '#ui/base/HomeRows.tsx';
import type { WorkerHome } from '../receipt.types.ts';
import { homeCardTexts } from './home-cards.messages.ts';

const shown = 3;

type News = WorkerHome['novidades'][number];

const places = {
  2: { icon: Gift, permission: 'TrabalhadorBeneficioVisualizar', to: to.worker.benefit },
  3: { icon: Landmark, permission: 'TrabalhadorInformeRendimentoVisualizar', to: to.worker.statement },
  6: { icon: FileText, permission: 'TrabalhadorDocumentoRecebidoVisualizar', to: to.worker.record },
  7: { icon: Clock, permission: 'TrabalhadorEspelhoPontoVisualizar', to: to.worker.mirrors },
} as const;

interface TodoListProps {
  home: WorkerHome;
  /** What another feature asks for: what has an end stands first. */
  also: { dated: readonly HomeRow[]; undated: readonly HomeRow[] };
}

/** What waits for this person's answer, a row for each kind of document with how many; and what they have never opened. */
export function TodoList({ home, also }: TodoListProps) {
  const t = useTexts(homeCardTexts);
  const kinds = useTexts(kindTexts);
  const { competence } = useFormats();
  const can = useCan();
  const news = home.novidades.filter(({ tipo }) => can(places[tipo].permission));
  const fresh = news.filter(({ tipo }) => tipo !== 2).slice(0, shown);
  const names = { 2: t.checkBenefit, 3: t.statement, 6: t.record, 7: t.mirror };
  const rowOf = ({ id, tipo, titulo, mes, ano }: News): HomeRow => {
    const month = mes === null ? String(ano) : inSentence(competence(mes, ano));
    const { icon, to } = places[tipo];
    return { icon, href: to(id), name: names[tipo], fact: titulo === null ? month : `${titulo}, ${month}` };
  };
  const receipts = (): HomeRow[] => {
    const [newest] = home.pendentes;
    if (!newest) return [];
    const month = inSentence(competence(newest.mes, newest.ano));
    if (home.totalPendentes > 1)
      return [
        {
          icon: ReceiptText,
          href: to.worker.receipts(),
          name: t.checkReceipts(home.totalPendentes),
          fact: t.newest(month),
        },
      ];
    const fact = `${kinds[newest.especie]}, ${month}`;
    return [{ icon: ReceiptText, href: to.worker.receipt(newest.id), name: t.checkReceipt, fact }];
  };
  const benefits = (): HomeRow[] => {
    const total = home.totalBeneficiosPendentes;
    const [newest] = news.filter(({ tipo }) => tipo === 2);
    if (total === 0 || !can(places[2].permission)) return [];
    const row = newest && rowOf(newest);
    if (row && total === 1) return [row];
    // the newest of all kinds may leave out the benefits that wait
    const name = total === 1 ? t.checkBenefit : t.checkBenefits(total);
    return [{ icon: Gift, href: to.worker.benefits(), name, fact: row ? t.newest(row.fact) : t.right }];
  };
  const waiting = [...also.dated, ...receipts(), ...benefits(), ...also.undated];
  return (
    <>
      <section className="mt-7">
        <h2 className="mb-2.5 px-1 text-lg font-bold tracking-[-.01em]">{t.todo}</h2>
        {waiting.length === 0 ? (
          <p className="flex items-center gap-3.5 rounded-2xl border border-line bg-surface px-4 py-3.5">
            <CircleCheck size={24} aria-hidden className="shrink-0 text-ok" />
            <span>
              <span className="block font-semibold">{t.todoNone}</span>
              <span className="block text-sm text-ink-2">{t.todoNoneLead}</span>
            </span>
          </p>
        ) : (
          <HomeRows rows={waiting} />
        )}
      </section>
      {fresh.length > 0 && (
        <section className="mt-7">
          <h2 className="mb-2.5 px-1 text-lg font-bold tracking-[-.01em]">{t.fresh}</h2>
          <HomeRows rows={fresh.map(rowOf)} />
        </section>
      )}
    </>
  );
}
