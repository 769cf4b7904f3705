import type { ReceiptAct } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Link } from '#ui/base/Link.tsx';
import { useSwitchQr } from './qr-switch.api.ts';
import { qrSwitchTexts } from './qr-switch.messages.ts';

interface QrSwitchProps {
  document: { id: string; qrCode: boolean; codigoAutenticidade: string | null; can: readonly ReceiptAct[] };
}

/** HR switches the QR code of a payslip, benefit or statement, and sees what whoever reads it sees. */
export function QrSwitch({ document: { id, qrCode, codigoAutenticidade, can } }: QrSwitchProps) {
  const t = useTexts(qrSwitchTexts);
  const turn = useSwitchQr(id);
  if (!can.includes('qrCode')) return null;
  const change = (on: boolean) =>
    turn.mutate(on, { onSuccess: () => toast(on ? t.turnedOn : t.turnedOff), onError: tellFailure });
  return (
    <div className="mt-4 rounded-xl border border-line bg-surface px-4 py-3 text-sm">
      <Checkbox checked={qrCode} disabled={turn.isPending} onChange={event => change(event.target.checked)}>
        <span className="block font-semibold">{t.label}</span>
        <span className="block text-ink-2">{t.help}</span>
      </Checkbox>
      {codigoAutenticidade && (
        <p className="mt-2">
          {t.code} <b className="num font-semibold break-all">{codigoAutenticidade}</b>.{' '}
          <Link href={to.authenticity(codigoAutenticidade)}>{t.see}</Link>
        </p>
      )}
    </div>
  );
}
