import { Trash2 } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { PhotoChooser } from '#ui/photo/PhotoChooser.tsx';
import { Face } from '#ui/staff/Face.tsx';
import { recordPhotoTexts } from './record-photo.messages.ts';
import { useSetPhoto } from './worker.api.ts';
import type { WorkerRecord } from './worker.types.ts';

/** The photo in the record: HR's to set where the worker has none of their own. */
export function RecordPhoto({ record }: { record: WorkerRecord }) {
  const t = useTexts(recordPhotoTexts);
  const set = useSetPhoto(record.id);
  const remove = () =>
    set.mutateAsync(null).then(
      () => toast(t.removed),
      error => tellFailure(error),
    );
  return (
    <section aria-label={t.photo} className="mb-5 flex flex-wrap items-center gap-4">
      <Face name={record.nome} photo={record.foto} size={72} />
      <div className="grid min-w-0 flex-1 basis-60 justify-items-start gap-2">
        <p className="text-sm text-ink-2">{record.fotoPropria ? t.own : t.lead}</p>
        {!record.fotoPropria && (
          <PhotoChooser has={record.fotoRh} busy={set.isPending} onKeep={photo => set.mutateAsync(photo)} />
        )}
        {record.fotoPropria && record.fotoRh && (
          <>
            <p className="text-sm text-ink-2">{t.kept}</p>
            <Button look="ghost" className="-ml-3.5" busy={set.isPending} onClick={() => void remove()}>
              <Trash2 size={16} aria-hidden />
              {t.remove}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
