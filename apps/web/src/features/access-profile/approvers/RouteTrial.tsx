import { approvedKinds } from '@cracha/contract/features/approver-profile/approver-profile.schemas.ts';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { FoundWorker } from '#kernel/lazy/found-workers.api.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { WorkerPick } from '#ui/choose/WorkerPick.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { ReasonedButton } from '#ui/form/ReasonedButton.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { approvedKindTexts } from '../approved-kinds.messages.ts';
import { useRouteTrial } from './approver-profile.api.ts';
import { approversTexts } from './approvers.messages.ts';
import { TriedRoute } from './TriedRoute.tsx';
import { trialTexts } from './trial.messages.ts';

/** Whose request, which days: this route. Nothing is sent. */
export function RouteTrial({ onLeave }: { onLeave: () => void }) {
  const t = useTexts(trialTexts);
  const words = useTexts(approversTexts);
  const kinds = useTexts(approvedKindTexts);
  const [worker, setWorker] = useState<FoundWorker>();
  const [kind, setKind] = useState<(typeof approvedKinds)[number]>('ferias');
  const [days, setDays] = useState('30');
  const [on, setOn] = useState(todayHere);
  const trial = useRouteTrial();
  const count = /^\d{1,3}$/.test(days) ? Number(days) : undefined;
  const asksDays = kind === 'ferias';
  const why = !worker ? t.workerFirst : asksDays && count === undefined ? t.daysFirst : undefined;
  const act = () => {
    const dados = asksDays && count !== undefined ? { dados: { dias: count } } : {};
    if (worker) trial.mutate({ idVinculo: worker.id, tipo: kind, em: on, ...dados }, { onError: tellFailure });
  };
  return (
    <>
      <PageHead
        title={t.title}
        lead={t.lead}
        back={
          <IconButton label={words.back} onClick={onLeave}>
            <ArrowLeft size={18} aria-hidden />
          </IconButton>
        }
      />
      <div className="grid content-start gap-6 px-4 pb-8 text-sm lg:min-h-0 lg:flex-1 lg:grid-cols-[24rem_1fr] lg:overflow-auto lg:px-6">
        <div className="grid content-start gap-4">
          <WorkerPick worker={worker} onChange={setWorker} />
          <Select
            label={t.kind}
            value={kind}
            onChange={event => setKind(approvedKinds.find(one => one === event.target.value) ?? 'ferias')}
          >
            {approvedKinds.map(one => (
              <option key={one} value={one}>
                {kinds[one]}
              </option>
            ))}
          </Select>
          {asksDays && (
            <Field label={t.days} inputMode="numeric" value={days} onChange={event => setDays(event.target.value)} />
          )}
          <DateField label={t.on} value={on} onChange={setOn} />
          <ReasonedButton look="primary" why={why} busy={trial.isPending} onClick={act}>
            {t.act}
          </ReasonedButton>
        </div>
        <div aria-live="polite">{trial.data && <TriedRoute tried={trial.data} />}</div>
      </div>
    </>
  );
}
