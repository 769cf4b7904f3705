import type { ChartProblem } from '@cracha/contract/features/org-chart/chart-tree.ts';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Button } from '#ui/base/Button.tsx';
import { Radio } from '#ui/base/Choice.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { useChangeReporting } from './org-chart.api.ts';
import { orgChartTexts } from './org-chart.messages.ts';

/** Of a circle, who answers to nobody of it any more; of several tops, whom the others answer to. */
export function ChooseTopModal({ problem }: { problem: ChartProblem }) {
  const t = useTexts(orgChartTexts);
  const [chosen, setChosen] = useState<string>();
  const [from, setFrom] = useState(todayHere);
  const change = useChangeReporting();
  const isCycle = problem.kind === 'cycle';
  const send = () => {
    if (chosen === undefined) return;
    const others = problem.people.map(one => one.id).filter(id => id !== chosen);
    const body = isCycle ? { ids: [chosen], acima: null } : { ids: others, acima: chosen };
    return change.mutateAsync({ ...body, aPartirDe: from }).then(({ total }) => {
      closeModal();
      toast(t.changed(total));
    }, tellFailure);
  };
  return (
    <Modal
      title={t.chooseTop}
      description={isCycle ? t.cycleTopLead : t.rootsTopLead}
      footer={
        <Button look="primary" blocked={chosen === undefined} busy={change.isPending} onClick={send}>
          {t.saveTop}
        </Button>
      }
    >
      <fieldset className="max-h-72 overflow-auto">
        <legend className="sr-only">{t.chooseTop}</legend>
        {problem.people.map(one => (
          <Radio
            key={one.id}
            name="topo"
            className="max-lg:min-h-11"
            checked={chosen === one.id}
            onChange={() => setChosen(one.id)}
          >
            {one.nome} <span className="text-ink-2">· {one.cargo ?? one.lotacao ?? '–'}</span>
          </Radio>
        ))}
      </fieldset>
      <DateField className="mt-4" label={t.from} value={from} onChange={setFrom} />
    </Modal>
  );
}
