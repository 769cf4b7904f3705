import { type ReactNode, useState } from 'react';
import { isRefusal, sentenceOf } from '#kernel/failure.ts';
import { openModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { Confirm } from '#ui/Confirm.tsx';
import { Field } from '#ui/Field.tsx';
import { type Dated, useSetCreditDay } from './benefit.api.ts';
import { benefitTexts } from './benefits.messages.ts';
import { told } from './useDocumentActs.tsx';

const dayModal = 'benefits.day';

/** HR sets the day of the credit of benefits that are out, one or many; the question is `dialog`. */
export function useCreditDay(): { ask: (rows: readonly Dated[]) => void; dialog: ReactNode } {
  const t = useTexts(benefitTexts);
  const set = useSetCreditDay();
  const [rows, setRows] = useState<readonly Dated[]>([]);
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const send = async () => {
    try {
      const { total } = await set.mutateAsync({ rows, day: day || null });
      toast(t.daySet(total));
    } catch (failure) {
      if (!isRefusal(failure, 'DATE_OUT_OF_RANGE')) return told(Promise.reject(failure));
      setError(await sentenceOf(failure));
      throw failure;
    }
  };
  return {
    ask: asked => {
      const days = new Set(asked.map(row => row.dataCredito));
      setRows(asked);
      setDay(days.size === 1 ? ([...days][0] ?? '') : '');
      setError(undefined);
      openModal(dayModal);
    },
    dialog: (
      <Confirm name={dayModal} title={t.dayTitle(rows.length)} act={t.setDay} onConfirm={send}>
        <p>{t.dayLead}</p>
        <Field
          type="date"
          label={t.creditDay}
          help={t.dayHelp}
          value={day}
          error={error}
          onChange={event => setDay(event.target.value)}
        />
      </Confirm>
    ),
  };
}
