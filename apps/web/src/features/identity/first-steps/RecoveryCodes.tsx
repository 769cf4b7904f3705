import { useEffect, useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { focusHeading } from '#kernel/base/title.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { CodesList } from '../CodesList.tsx';
import { goOn } from '../entry/arrival.ts';
import { FaultNotice } from '../FaultNotice.tsx';
import { registrationTexts } from '../registration.messages.ts';
import { Step, StepAction } from '../Step.tsx';

/** Shown once: nobody goes on before saying that they are kept, and leaving the page asks. */
export function RecoveryCodes({ codes, redirect }: { codes: readonly string[]; redirect?: string }) {
  const t = useTexts(registrationTexts);
  const [kept, setKept] = useState(false);
  const { busy, fault, run } = useAct();
  useEffect(focusHeading, []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    if (!kept) addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [kept]);
  return (
    <Step
      title={t.codesTitle}
      lead={t.codesLead}
      busy={busy}
      onSubmit={() => void (kept && run(async () => navigateTo(await goOn(redirect))))}
      footer={<StepAction label={t.goOn} busy={busy} reason={!kept && t.keepFirst} />}
    >
      <FaultNotice fault={fault} />
      <CodesList codes={codes} />
      <Checkbox large className="no-print mt-4" checked={kept} onChange={event => setKept(event.target.checked)}>
        {t.kept}
      </Checkbox>
    </Step>
  );
}
