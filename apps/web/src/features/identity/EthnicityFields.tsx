import { clsx } from 'clsx';
import { useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox, Radio } from '#ui/base/Choice.tsx';
import { type Ethnicity, ethnicities } from './ethnicity.api.ts';
import { ethnicityTexts } from './ethnicity.messages.ts';

/** What is chosen, and why it can't be sent yet. */
export function useEthnicity() {
  const t = useTexts(ethnicityTexts);
  const [chosen, setChosen] = useState<Ethnicity>();
  const [declared, setDeclared] = useState(false);
  return {
    ...{ chosen, setChosen, declared, setDeclared },
    reason: chosen ? !declared && t.declareFirst : t.pickFirst,
    answer: declared ? chosen : undefined,
  };
}

interface EthnicityFieldsProps {
  state: ReturnType<typeof useEthnicity>;
  /** Where it is asked for the first time: how it can be changed. */
  first?: boolean;
}

/** Race or colour as the person declares it; nothing is chosen before. */
export function EthnicityFields({ state, first }: EthnicityFieldsProps) {
  const t = useTexts(ethnicityTexts);
  return (
    <>
      <fieldset className="mt-5">
        <legend className="sr-only">{t.legend}</legend>
        <div className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
          {ethnicities.map(ethnicity => (
            <Radio
              key={ethnicity}
              large
              name="cor"
              className={clsx('min-h-13 px-4', state.chosen === ethnicity && 'bg-brand-soft font-semibold')}
              checked={state.chosen === ethnicity}
              onChange={() => state.setChosen(ethnicity)}
            >
              {t[ethnicity]}
            </Radio>
          ))}
        </div>
      </fieldset>
      <Checkbox
        large
        className="mt-4 px-1 py-2.5"
        checked={state.declared}
        onChange={event => state.setDeclared(event.target.checked)}
      >
        {t.declare}
        {first && <span className="block text-sm text-ink-2">{t.declareLead}</span>}
      </Checkbox>
    </>
  );
}
