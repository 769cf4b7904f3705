import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { inSentence } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Select } from '#ui/base/Field.tsx';
import { reasonModal } from '#ui/form/reason-modal.ts';
import type { ClockPeriod } from '../clock-periods.api.ts';
import { usePeriodName } from '../period-name.ts';
import { closingTexts } from './closing.messages.ts';
import { useReopenPeriod } from './period.api.ts';
import { periodTexts } from './period.messages.ts';

/** Back to review, one period at a time, with a reason. */
export function ReopenButton({ periods }: { periods: readonly ClockPeriod[] }) {
  const t = useTexts(closingTexts);
  const words = useTexts(periodTexts);
  const can = useCan();
  const nameOf = usePeriodName();
  const reopen = useReopenPeriod();
  const [chosen, setChosen] = useState('');
  const period = periods.find(({ id }) => id === chosen) ?? periods[0];
  if (!period || !can('RhPontoFechamentoEditar')) return null;
  const callOf = (one: ClockPeriod) => `${inSentence(nameOf(one.de, one.ate))}, ${one.empresa}`;
  const ask = () =>
    reasonModal.open({
      title: t.reopenAsk(callOf(period)),
      act: t.reopen,
      children: t.reopenLead,
      onConfirm: motivo =>
        reopen
          .mutateAsync({ idPeriodo: period.id, motivo })
          .then(({ idFechamento }) => navigateTo(to.hr.closing(idFechamento))),
    });
  return (
    <>
      {periods.length > 1 && (
        <Select
          className="w-56 [&_label]:sr-only"
          label={words.period}
          value={period.id}
          onChange={event => setChosen(event.target.value)}
        >
          {periods.map(one => (
            <option key={one.id} value={one.id}>
              {callOf(one)}
            </option>
          ))}
        </Select>
      )}
      <Button look="danger-ghost" onClick={ask}>
        {t.reopen}
      </Button>
    </>
  );
}
