import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { cnpjInFull } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { CommandPalette } from '#ui/staff/CommandPalette.tsx';
import { useChooseClock, usePayrollClocks } from './port.api.ts';
import { portTexts } from './port.messages.ts';
import { usePortWords } from './port-words.ts';

/** Which of several companies' payroll clocks is looked at; it is remembered. */
export function ChangeCompanyModal() {
  const t = useTexts(portTexts);
  const words = usePortWords();
  const [text, setText] = useState('');
  const clocks = usePayrollClocks().data ?? [];
  const choose = useChooseClock();
  return (
    <CommandPalette
      title={t.choose}
      placeholder={t.chooseHint}
      text={text}
      onText={setText}
      commands={clocks.map(clock => ({
        ...{ id: clock.id, group: t.company, label: clock.nome },
        sub: [clock.cnpj && cnpjInFull(clock.cnpj), words(clock)].filter(Boolean).join(' · '),
        act: () => void choose.mutateAsync(clock.id).catch(tellFailure),
      }))}
    />
  );
}
