import type { ReactNode } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { ConfirmDelete } from '#ui/staff/ConfirmDelete.tsx';
import { useDeletedRecord, useRestore } from './history.api.ts';
import { historyTexts } from './history.messages.ts';
import { kindTexts } from './kinds.messages.ts';
import { useChangeWords } from './useChangeWords.ts';

/** One deletion with the record as it was. */
export function DeletionModal({ id }: { id: string }) {
  const t = useTexts(historyTexts);
  const kinds = useTexts(kindTexts);
  const words = useChangeWords();
  const { momentInFull } = useFormats();
  const found = useDeletedRecord(id);
  const row = found.data;
  return (
    <Modal
      shape="side"
      title={row?.sobre ?? t.record}
      description={row && kinds[row.tipo]}
      footer={
        row?.can.includes('restaurar') && (
          <Button look="primary" onClick={() => restoreModal.open({ id })}>
            {t.restore}
          </Button>
        )
      }
    >
      <ListBody {...loadOf(found)} empty={false} whenEmpty={null}>
        {row && (
          <dl className="grid gap-3 text-sm">
            <Told name={t.who}>{row.quem ?? t.system}</Told>
            <Told name={t.when}>{momentInFull(row.em)}</Told>
            {row.ip && <Told name={t.ip}>{row.ip}</Told>}
            <Told name={t.why}>{row.justificativa}</Told>
            {row.restauradoEm && (
              <Told name={t.restored}>
                {[row.restauradoPor ?? t.system, momentInFull(row.restauradoEm), row.motivoRestauracao ?? ''].join(
                  ' · ',
                )}
              </Told>
            )}
            {row.campos.map(({ campo, valor }) => (
              <Told key={campo} name={words.label(campo) ?? ''}>
                {words.value(campo, valor)}
              </Told>
            ))}
          </dl>
        )}
      </ListBody>
    </Modal>
  );
}

function Told({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="num break-words">{children}</dd>
    </div>
  );
}

const restoreModal = modal(async () => RestoreModal);

/** Asked twice, as a deletion is. */
function RestoreModal({ id }: { id: string }) {
  const t = useTexts(historyTexts);
  const restore = useRestore(id);
  const act = (why: string) =>
    restore.mutateAsync(why).then(
      () => toast(t.restoreDone),
      async error => {
        await tellFailure(error);
        throw error;
      },
    );
  return (
    <ConfirmDelete
      title={t.restoreTitle}
      consequence={<p>{t.restoreLead}</p>}
      words={{
        why: t.restoreWhy,
        type: t.restoreType,
        word: t.restoreWord,
        typeFirst: t.restoreFirst,
        act: t.restore,
      }}
      onConfirm={act}
    />
  );
}
