import { clsx } from 'clsx';
import { useState } from 'react';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox, Radio } from '#ui/base/Choice.tsx';
import { leaveForLater } from '../entry/arrival.ts';
import { FaultNotice } from '../FaultNotice.tsx';
import { Step, StepAction } from '../Step.tsx';
import { useAct } from '../useAct.ts';
import { declareEthnicity, type Ethnicity, ethnicities } from './ethnicity.api.ts';
import { ethnicityTexts } from './ethnicity.messages.ts';

/** Race or colour as the person declares it; nothing is chosen before. */
export function Screen() {
  const t = useTexts(ethnicityTexts);
  const { query } = useAddress();
  const [chosen, setChosen] = useState<Ethnicity>();
  const [declared, setDeclared] = useState(false);
  const { busy, fault, run } = useAct();
  const reason = chosen ? !declared && t.declareFirst : t.pickFirst;
  const submit = () =>
    chosen && declared && run(async () => navigateTo(await declareEthnicity(chosen, query.redirect)));
  const later = () => run(async () => navigateTo(await leaveForLater('ethnicity', query.redirect)));
  return (
    <Step
      title={t.title}
      lead={t.lead}
      busy={busy}
      onSubmit={() => void submit()}
      footer={
        <StepAction label={t.confirm} busy={busy} reason={reason} other={{ label: t.later, act: () => void later() }} />
      }
    >
      <FaultNotice fault={fault} />
      <fieldset className="mt-5">
        <legend className="sr-only">{t.legend}</legend>
        <div className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
          {ethnicities.map(ethnicity => (
            <Radio
              key={ethnicity}
              large
              name="cor"
              className={clsx('min-h-13 px-4', chosen === ethnicity && 'bg-brand-soft font-semibold')}
              checked={chosen === ethnicity}
              onChange={() => setChosen(ethnicity)}
            >
              {t[ethnicity]}
            </Radio>
          ))}
        </div>
      </fieldset>
      <Checkbox
        large
        className="mt-4 px-1 py-2.5"
        checked={declared}
        onChange={event => setDeclared(event.target.checked)}
      >
        {t.declare}
        <span className="block text-sm text-ink-2">{t.declareLead}</span>
      </Checkbox>
    </Step>
  );
}
