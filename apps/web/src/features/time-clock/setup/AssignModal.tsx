import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { assignTexts } from './assign.messages.ts';
import { chosenIn, lacksIn, nobody, PeopleFields, type PeopleForm } from './PeopleFields.tsx';
import { type Assignment, useAssignRules, useAssignSchedule } from './setup.api.ts';

type Assign = UseMutationResult<{ total: number }, Error, Assignment>;

interface AssignProps {
  title: string;
  lead: string;
  assign: Assign;
  /** What the act is called for so many. */
  act: (count: number) => string;
  /** Whom it begins with, such as who goes by the former version. */
  idHorario?: string | undefined;
}

/** People by name or filter, from a day on; how many it would concern is seen before it is done. */
function Assign({ title, lead, assign, act, idHorario }: AssignProps) {
  const t = useTexts(assignTexts);
  const { date } = useFormats();
  const [people, setPeople] = useState<PeopleForm>(() => nobody(idHorario));
  const [aPartirDe, setFrom] = useState(todayHere());
  const chosen = { ...chosenIn(people), aPartirDe };
  const asked = JSON.stringify(chosen);
  const [counted, setCounted] = useState<{ of: string; total: number }>();
  const preview = useMutation({
    mutationFn: async () => ({ of: asked, total: (await assign.mutateAsync({ ...chosen, simular: true })).total }),
    onSuccess: setCounted,
    onError: tellFailure,
  });
  // what was counted holds for what was chosen then
  const total = counted?.of === asked ? counted.total : undefined;
  const lacks = lacksIn(people);
  const why = lacks ? t[lacks] : /^\d{4}-\d{2}-\d{2}$/.test(aPartirDe) ? undefined : t.dayFirst;
  const confirm = () =>
    assign.mutate(chosen, {
      onError: tellFailure,
      onSuccess: done => {
        closeModal();
        toast(t.done(done.total));
      },
    });
  return (
    <Modal
      title={title}
      description={lead}
      dirty={people.workers.length > 0}
      footer={
        total === undefined ? (
          <FootAct act={t.preview} why={why} busy={preview.isPending} onClick={() => preview.mutate()} />
        ) : (
          <>
            <p role="status" className="num mr-auto self-center text-sm font-semibold">
              {t.concerns(total, date(aPartirDe))}
            </p>
            <Button look="primary" blocked={total === 0} busy={assign.isPending} onClick={confirm}>
              {act(total)}
            </Button>
          </>
        )
      }
    >
      <PeopleFields form={people} onChange={setPeople} />
      <DateField className="mt-4 max-w-48" label={t.from} value={aPartirDe} onChange={setFrom} />
    </Modal>
  );
}

/** Who goes by a schedule from a day on. */
export function AssignScheduleModal({ id, before }: { id: string; before?: string | undefined }) {
  const t = useTexts(assignTexts);
  return <Assign title={t.schedule} lead={t.lead} assign={useAssignSchedule(id)} act={t.put} idHorario={before} />;
}

/** For whom the clock ends on a day. */
export function EndClockModal() {
  const t = useTexts(assignTexts);
  return <Assign title={t.endOf} lead={t.endLead} assign={useAssignSchedule(null)} act={t.stop} />;
}

/** For whom a set of rules holds from a day on. */
export function AssignRulesModal({ id }: { id: string }) {
  const t = useTexts(assignTexts);
  return <Assign title={t.rules} lead={t.lead} assign={useAssignRules(id)} act={t.put} />;
}
