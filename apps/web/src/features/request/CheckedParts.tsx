import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Facts } from '#ui/record/Facts.tsx';
import { checkedTexts } from './checked.messages.ts';
import { type Checked, useFindingWords } from './finding-words.ts';

/** What stands against it, what has to be known, or that nothing does. */
export function FindingList({ checked: { recusas, avisos } }: { checked: Checked }) {
  const t = useTexts(checkedTexts);
  const say = useFindingWords();
  if (recusas.length + avisos.length === 0)
    return (
      <p className="mt-2 flex items-center gap-2 text-sm">
        <CircleCheck size={18} aria-hidden className="shrink-0 text-ok" />
        {t.allRight}
      </p>
    );
  return (
    <ul className="mt-2 grid gap-2 text-sm">
      {[...recusas, ...avisos].map(finding => {
        const Icon = finding.aviso ? CircleAlert : CircleX;
        return (
          <li key={finding.codigo} className="flex items-start gap-2">
            <Icon size={18} aria-hidden className={finding.aviso ? 'shrink-0 text-warn' : 'shrink-0 text-bad'} />
            <span>
              <span className="sr-only">{finding.aviso ? t.warning : t.refusal}: </span>
              {say(finding)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface CheckedValuesProps {
  valores: Checked['valores'];
  /** Over them, where there are any. */
  title?: ReactNode;
}

/** Balance before and after, dates and money, where there are any. */
export function CheckedValues({ valores, title }: CheckedValuesProps) {
  const t = useTexts(checkedTexts);
  const { date, int, money } = useFormats();
  const { dinheiro } = valores;
  const amount = (centavos: number | undefined) => centavos !== undefined && centavos > 0 && money(centavos);
  const rows = [
    [t.back, valores.volta !== null && date(valores.volta)],
    [
      t.balance,
      valores.saldoAntes !== null &&
        valores.saldoDepois !== null &&
        t.fromTo(int(valores.saldoAntes), int(valores.saldoDepois)),
    ],
    [t.payUntil, valores.pagarAte !== null && date(valores.pagarAte)],
    [t.vacation, amount(dinheiro?.ferias)],
    [t.third, amount(dinheiro?.terco)],
    [t.allowance, amount(dinheiro?.abono)],
    [t.allowanceThird, amount(dinheiro?.tercoAbono)],
    [t.double, amount(dinheiro ? dinheiro.dobra + dinheiro.tercoDobra : undefined)],
    [t.total, amount(dinheiro?.total)],
    [t.twelfths, valores.avos !== null && int(valores.avos)],
    [valores.avos === null ? t.share : t.amount, amount(valores.valor ?? undefined)],
  ] as const;
  const shown = rows.filter(([, value]) => value);
  if (shown.length === 0) return null;
  return (
    <>
      {title}
      <Facts facts={shown} />
      {(dinheiro !== null || valores.avos !== null) && <p className="mt-1 text-xs text-ink-2">{t.gross}</p>}
    </>
  );
}
