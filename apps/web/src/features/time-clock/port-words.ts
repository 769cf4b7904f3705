import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { PayrollClock } from './port.api.ts';
import { portTexts } from './port.messages.ts';

/** What is said of a payroll clock: its state, and when its months were read last. */
export function usePortWords(): (clock: Pick<PayrollClock, 'situacao' | 'copiaEm'>) => string {
  const t = useTexts(portTexts);
  const { date, time } = useFormats();
  return ({ situacao, copiaEm }) => {
    const day = copiaEm && date(copiaEm).replace(/[/-]\d{4}$/, '');
    const said = situacao === 'funciona' ? t.readAt : t.copyOf;
    const none = situacao === 'funciona' ? t.firstReading : situacao === 'indisponivel' && t.noCopy;
    return [t.states[situacao], copiaEm && day ? said(day, time(copiaEm)) : none].filter(Boolean).join(' · ');
  };
}
