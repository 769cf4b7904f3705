import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { balance, balanceInWords, hours } from '../../clock-time.ts';
import { mirrorTexts } from '../mirror.messages.ts';
import type { Mirror } from '../mirror.types.ts';

/** The answer first: what the bank holds, what the month added, and what of it expires when. */
export function MirrorBank({ mirror }: { mirror: Mirror }) {
  const t = useTexts(mirrorTexts);
  const { monthName, dayShort } = useFormats();
  const { totais, ateDia, banco, mes, status } = mirror;
  const month = monthName(mes);
  const isOver = ateDia === null || ateDia >= mirror.periodoFim || status === 'fechado';
  const entries = [
    ...banco.lotes.map(({ dia, vence, minutos, percentual }) => ({
      key: `${dia} ${percentual}`,
      text: t.lot(dayShort(dia), dayShort(vence)),
      minutes: minutos,
    })),
    ...banco.dividas.map(({ dia, minutos }) => ({ key: `- ${dia}`, text: t.debt(dayShort(dia)), minutes: -minutos })),
  ];
  return (
    <section className="px-1 pt-4">
      <h2 className="text-base text-ink-2">{t.bank}</h2>
      <p className="num text-3xl font-bold tracking-[-.03em]">{balanceInWords(totais.saldoAtual)}</p>
      <p className="num text-sm text-ink-2">
        {isOver ? t.bankOf(month) : t.bankUntil(month, dayShort(ateDia))}{' '}
        <b className="font-semibold text-ink">{balance(totais.saldoMes)}</b>
      </p>
      {entries.length > 0 && (
        <details className="mt-1">
          <summary className="flex min-h-11 items-center text-sm font-semibold text-brand-ink">{t.lots}</summary>
          <dl className="divide-y divide-line border-y border-line text-sm">
            {entries.map(({ key, text, minutes }) => (
              <div key={key} className="flex min-h-11 items-center justify-between gap-4">
                <dt className="text-ink-2">{text}</dt>
                <dd className="num">{minutes < 0 ? balance(minutes) : hours(minutes)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
