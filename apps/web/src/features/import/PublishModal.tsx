import { useState } from 'react';
import { tellFailure } from '#kernel/failure.ts';
import { closeModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Radio } from '#ui/Choice.tsx';
import { Field } from '#ui/Field.tsx';
import { Modal } from '#ui/Modal.tsx';
import { usePublish } from './import.api.ts';
import type { ImportItem } from './import.types.ts';
import { importModals } from './import-modals.ts';
import { importTexts } from './imports.messages.ts';

/** How many are told and what stays behind, then now or at a chosen time. */
export function PublishModal({ row }: { row: ImportItem }) {
  const t = useTexts(importTexts);
  const [later, setLater] = useState(false);
  const [moment, setMoment] = useState('');
  const publish = usePublish();
  const at = later ? inBrasilia(moment) : undefined;
  const blocked = later && (at === undefined || Date.parse(at) <= Date.now());
  const act = () =>
    publish.mutate(
      { id: row.id, at },
      {
        onSuccess: () => {
          closeModal();
          toast(later ? t.scheduled : t.publishing);
        },
        onError: tellFailure,
      },
    );
  return (
    <Modal
      name={importModals.publish}
      title={t.publish(row.limpos)}
      description={row.nome}
      footer={
        <>
          <p id="quando-publicar" aria-live="polite" className="mr-auto self-center text-xs text-ink-2">
            {blocked && t.publishPast}
          </p>
          <Button
            look="primary"
            blocked={blocked}
            busy={publish.isPending}
            aria-describedby="quando-publicar"
            onClick={act}
          >
            {later ? t.schedule : t.publishNow}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-sm">
        <p>
          {t.publishLead(row.limpos)} {row.paraConferir > 0 && t.publishHeld(row.paraConferir)}
        </p>
        <fieldset>
          <legend className="sr-only">{t.when}</legend>
          <Radio name="when" checked={!later} onChange={() => setLater(false)}>
            {t.publishNow}
          </Radio>
          <Radio name="when" checked={later} onChange={() => setLater(true)}>
            {t.publishLater}
          </Radio>
        </fieldset>
        {later && (
          <Field
            type="datetime-local"
            label={t.publishAt}
            value={moment}
            onChange={event => setMoment(event.target.value)}
          />
        )}
      </div>
    </Modal>
  );
}

/** `2026-11-25T08:00` on the wall clock of Brasília (UTC−3 all year since 2019) as an instant. */
function inBrasilia(moment: string): string | undefined {
  const instant = new Date(`${moment}:00-03:00`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}
