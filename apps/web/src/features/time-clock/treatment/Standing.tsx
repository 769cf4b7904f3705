import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { hours } from '../clock-time.ts';
import type { DayToTreat } from '../day-treat.ts';
import { useRemoveExcuse, useUndoTreatment } from './treatment.api.ts';
import { treatmentTexts } from './treatment.messages.ts';

/** What was treated or excused and can be undone. */
export function Standing({ punches, excuses }: Pick<DayToTreat, 'punches' | 'excuses'>) {
  const t = useTexts(treatmentTexts);
  const undo = useUndoTreatment();
  const remove = useRemoveExcuse();
  const treated = punches.flatMap(({ idTratamento: id, fonte, hora }) => {
    const say = fonte === 'D' ? t.disregarded : fonte === 'I' ? t.included : t.assigned;
    return id === null ? [] : [{ id, what: hora, says: say(hora), by: undo }];
  });
  const excused = excuses.flatMap(({ idAbono: id, de, ate, minutos }) => {
    const what = de && ate ? t.span(de, ate) : hours(minutos ?? 0);
    return id === null ? [] : [{ id, what, says: t.excused(what), by: remove }];
  });
  const all = [...treated, ...excused];
  if (all.length === 0) return null;
  const act = ({ id, by }: (typeof all)[number]) =>
    void by.mutateAsync(id).then(() => {
      closeModal();
      toast(t.undone);
    }, tellFailure);
  return (
    <section>
      <h3 className="mb-1 text-sm font-bold">{t.standing}</h3>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {all.map(one => (
          <li key={one.id} className="num flex items-center justify-between gap-3 py-1.5">
            {one.says}
            <Button size="sm" aria-label={t.undoOf(one.what)} busy={one.by.isPending} onClick={() => act(one)}>
              {t.undo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
