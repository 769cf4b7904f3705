import { bankName } from '@cracha/contract/kernel/main-banks.ts';
import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { CircleCheck } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { kindTexts } from '#kernel/base/kinds.messages.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Money } from '#ui/base/Money.tsx';
import type { WorkerHome } from '../receipt.types.ts';
import { homeCardTexts } from './home-cards.messages.ts';

/** The answer first: how much, when, where. */
export function PayCard({ receipt, hidden }: { receipt: NonNullable<WorkerHome['ultimoRecibo']>; hidden: boolean }) {
  const t = useTexts(homeCardTexts);
  const kinds = useTexts(kindTexts);
  const f = useFormats();
  const month = f.monthName(receipt.mes);
  const facts = [receipt.dataPagamento && t.landed(f.dayShort(receipt.dataPagamento)), accountOf(receipt, t.account)];
  return (
    <section aria-labelledby="pagamento" className="mt-2 rounded-2xl bg-hero p-5 text-on-hero forced-colors:border">
      <div className="flex items-center justify-between gap-3">
        <h2 id="pagamento" className="text-base font-semibold text-on-hero-2">
          {receipt.especie === 'mensal' ? t.payOf(month) : t.kindOfMonth(kinds[receipt.especie], month)}
        </h2>
        {isPast(receipt.dataPagamento) && (
          <span className="inline-flex items-center gap-1 text-sm font-semibold">
            <CircleCheck size={17} aria-hidden />
            {t.paid}
          </span>
        )}
      </div>
      <p className="mt-0.5">
        <Money
          big
          centavos={receipt.liquido}
          hidden={hidden}
          symbolClass="text-on-hero-2"
          className="text-3xl font-bold tracking-[-.03em]"
        />
      </p>
      <p className="num mt-0.5 min-h-5 text-sm text-on-hero-2">{facts.filter(Boolean).join(' · ')}</p>
      <dl className="mt-4 flex flex-wrap gap-4 border-t border-on-hero/18 pt-3.5 *:min-w-fit *:flex-1">
        <div>
          <dt className="text-sm text-on-hero-2">{t.earned}</dt>
          <dd className="font-semibold">
            <Money centavos={receipt.totalVencimentos} hidden={hidden} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-on-hero-2">{t.deducted}</dt>
          <dd className="font-semibold">
            <Money centavos={-receipt.totalDescontos} hidden={hidden} />
          </dd>
        </div>
      </dl>
      <Link
        href={to.worker.receipt(receipt.id)}
        className={buttonLook({ look: 'hero', size: 'lg', className: 'mt-4 w-full' })}
      >
        {t.open}
      </Link>
    </section>
  );
}

function accountOf(
  { banco, contaFinal }: { banco?: string | null; contaFinal?: string | null },
  words: (bank: string, end: string) => string,
) {
  const bank = banco && bankName(banco);
  return bank && contaFinal ? words(bank, contaFinal) : bank;
}

/** Payment days are in the future while HR publishes ahead: 'paid' would be untrue. */
function isPast(day: string | null): boolean {
  return day !== null && day <= new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date());
}
