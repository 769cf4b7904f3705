import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { EthnicityFields, useEthnicity } from '../EthnicityFields.tsx';
import { goOn, leaveForLater } from '../entry/arrival.ts';
import { declareEthnicity } from '../ethnicity.api.ts';
import { ethnicityTexts } from '../ethnicity.messages.ts';
import { FaultNotice } from '../FaultNotice.tsx';
import { Step, StepAction } from '../Step.tsx';

/** Asks for race or colour on the way home. */
export function Screen() {
  const t = useTexts(ethnicityTexts);
  const { query } = useAddress();
  const state = useEthnicity();
  const { answer } = state;
  const { busy, fault, run } = useAct();
  const submit = () =>
    answer &&
    run(async () => {
      await declareEthnicity(answer);
      navigateTo(await goOn(query.redirect));
    });
  const later = () => run(async () => navigateTo(await leaveForLater('ethnicity', query.redirect)));
  return (
    <Step
      title={t.title}
      lead={t.lead}
      busy={busy}
      onSubmit={() => void submit()}
      footer={
        <StepAction
          label={t.confirm}
          busy={busy}
          reason={state.reason}
          other={{ label: t.later, act: () => void later() }}
        />
      }
    >
      <FaultNotice fault={fault} />
      <EthnicityFields state={state} first />
    </Step>
  );
}
