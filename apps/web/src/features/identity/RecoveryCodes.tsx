import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { navigateTo } from '#kernel/address.ts';
import { saveFile } from '#kernel/files.ts';
import { useTexts } from '#kernel/texts.ts';
import { focusHeading } from '#kernel/title.ts';
import { toast } from '#kernel/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Choice.tsx';
import { goOn } from './arrival.ts';
import { FaultNotice } from './FaultNotice.tsx';
import { registrationTexts } from './registration.messages.ts';
import { Step, StepAction } from './Step.tsx';
import { useAct } from './useAct.ts';

/** Shown once: nobody goes on before saying that they are kept, and leaving the page asks. */
export function RecoveryCodes({ codes, redirect }: { codes: readonly string[]; redirect?: string }) {
  const t = useTexts(registrationTexts);
  const [kept, setKept] = useState(false);
  const { busy, fault, run } = useAct();
  const text = codes.join('\n');
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
      <ul
        aria-label={t.codes}
        className="num mt-5 grid grid-cols-2 gap-x-4 gap-y-2 rounded-2xl border border-line bg-surface p-4 text-lg font-semibold"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="no-print mt-3 flex flex-wrap gap-2 [&>*]:h-11">
        <Button onClick={() => void navigator.clipboard.writeText(text).then(() => toast(t.copied))}>
          <Copy size={16} aria-hidden />
          {t.copy}
        </Button>
        <Button onClick={() => saveFile(new Blob([`Crachá\n\n${text}\n`], { type: 'text/plain' }), t.fileName)}>
          <Download size={16} aria-hidden />
          {t.download}
        </Button>
        <Button onClick={() => print()}>
          <Printer size={16} aria-hidden />
          {t.print}
        </Button>
      </div>
      <Checkbox large className="no-print mt-4" checked={kept} onChange={event => setKept(event.target.checked)}>
        {t.kept}
      </Checkbox>
    </Step>
  );
}
