import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { Clock, Inbox, Wallet } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useHiddenAmounts } from '#kernel/base/hidden-amounts.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { type HomeRow, HomeRows } from '#ui/base/HomeRows.tsx';
import type { RequestsAtHome } from './at-home.api.ts';
import { ownLineTexts } from './own-lines.messages.ts';

/** What the worker's home says of their requests: what waits for them, what others decide still, money to come. */
export function OwnRequestLines({ lines }: { lines: RequestsAtHome }) {
  const t = useTexts(ownLineTexts);
  const { money, competence } = useFormats();
  const [hidden] = useHiddenAmounts();
  const { esperam, emAnalise, aReceber } = lines;
  const rows: HomeRow[] = [
    ...(esperam > 0 ? [{ icon: Inbox, href: to.worker.requests(), name: t.waits(esperam), fact: t.waitsLead }] : []),
    ...(emAnalise.maisNovo
      ? [
          {
            icon: Clock,
            href: to.worker.request(emAnalise.maisNovo.id),
            name: t.inReview(emAnalise.total),
            fact: t.types[emAnalise.maisNovo.tipo],
          },
        ]
      : []),
    ...aReceber.map(({ id, tipo, mes, ano, valor }) => ({
      icon: Wallet,
      href: to.worker.request(id),
      name: valor === null || hidden ? t.toCome : t.amountToCome(money(valor)),
      fact: `${t.types[tipo]} · ${competence(mes, ano)}`,
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <section className="mt-7">
      <h2 className="mb-2.5 px-1 text-lg font-bold tracking-[-.01em]">{t.title}</h2>
      <HomeRows rows={rows} />
    </section>
  );
}
