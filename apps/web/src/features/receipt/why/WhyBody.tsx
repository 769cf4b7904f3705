import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Money } from '#ui/base/Money.tsx';
import { readable } from '../description.ts';
import type { Comparison, LineChange, ReceiptChanges } from '../receipt.types.ts';
import { Signed, WhyLines } from './WhyLines.tsx';
import { whyTexts } from './why.messages.ts';
import { mainReason, type Wording } from './why-words.ts';

interface WhyBodyProps {
  changes: ReceiptChanges;
  against: Comparison;
  hidden: boolean;
  onAsk: (line: LineChange) => void;
}

/** The answer first, the reason, both nets, then line by line; the total is the difference again. */
export function WhyBody({ changes, against, hidden, onAsk }: WhyBodyProps) {
  const t = useTexts(whyTexts);
  const f = useFormats();
  const { anterior, diferenca, linhas, iguais } = against;
  const month = f.monthName(changes.mes);
  const before = anterior.ano === changes.ano ? f.monthName(anterior.mes) : f.competence(anterior.mes, anterior.ano);
  const wording: Wording = {
    t,
    amount: centavos => (hidden ? '••••••' : f.amount(centavos)),
    decimal: f.int,
    month: inSentence(before),
  };
  const most = Math.max(...linhas.map(({ efeito }) => Math.abs(efeito)));
  const [main] = linhas;
  const rest = { most, hidden, wording, onAsk };
  return (
    <>
      <section className="mt-5 px-1" aria-labelledby="diferenca">
        <p className="text-base text-ink-2">{t.was(inSentence(month))}</p>
        <p id="diferenca" className="flex flex-wrap items-baseline gap-2">
          {diferenca === 0 ? (
            <span className="text-2xl font-bold tracking-[-.03em]">{t.equal(wording.month)}</span>
          ) : (
            <>
              <Money
                big
                centavos={Math.abs(diferenca)}
                hidden={hidden}
                className="text-3xl font-bold tracking-[-.03em]"
              />
              <span className="text-lg font-semibold">{diferenca < 0 ? t.less : t.more}</span>
            </>
          )}
        </p>
        <p className="num mt-1.5 text-base">{main ? mainReason(main, wording) : t.nothingChanged}</p>
      </section>
      <dl className="mt-4 grid grid-cols-2 divide-x divide-line rounded-2xl border border-line bg-surface">
        <Net label={t.netOf(wording.month)} centavos={anterior.liquido} hidden={hidden} />
        <Net label={t.netOf(month)} centavos={changes.liquido} hidden={hidden} />
      </dl>
      <WhyLines fell lines={linhas.filter(({ efeito }) => efeito < 0)} {...rest} />
      <WhyLines lines={linhas.filter(({ efeito }) => efeito > 0)} {...rest} />
      <div className="mt-6 flex items-baseline justify-between gap-3 rounded-2xl bg-sunken px-4 py-3.5">
        <span className="text-base font-semibold">{t.difference}</span>
        <span className="text-lg font-bold">
          <Signed centavos={diferenca} wording={wording} />
        </span>
      </div>
      <Same names={iguais.map(readable)} />
    </>
  );
}

function Net({ label, centavos, hidden }: { label: string; centavos: number; hidden: boolean }) {
  return (
    <div className="px-4 py-3">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="mt-0.5 text-base font-semibold">
        <Money centavos={centavos} hidden={hidden} />
      </dd>
    </div>
  );
}

function Same({ names }: { names: readonly string[] }) {
  const t = useTexts(whyTexts);
  const { list } = useFormats();
  if (names.length === 0) return null;
  return <p className="mt-3 px-1 text-base text-ink-2">{t.stayedSame(list(names), names.length)}</p>;
}
