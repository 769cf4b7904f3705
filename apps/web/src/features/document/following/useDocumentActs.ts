import { reportFailure, tellFailure } from '#kernel/base/failure.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { askedFirst } from '#kernel/lazy/asked-first.ts';
import { deletion, question } from '#ui/staff/questions.ts';
import { actTexts } from './acts.messages.ts';
import { type Asked, useCancel, useDelete, useExtend, useRemind, useShow } from './following.api.ts';

const manyModal = modal(async () => (await import('./ManyModal.tsx')).ManyModal);

const signModal = modal(async () => (await import('./SignManyModal.tsx')).SignManyModal);

type Rows = readonly Asked[];
const idsOf = (rows: Rows) => rows.map(({ id }) => id);

/** What is done with one document or with many. */
export function useDocumentActs() {
  const t = useTexts(actTexts);
  const [remind, extend, cancel, show, erase] = [useRemind(), useExtend(), useCancel(), useShow(), useDelete()];
  const changed = ({ total }: { total: number }) => toast(t.changed(total));

  const setVisible = (rows: Rows, visivel: boolean, onDone: () => void) => {
    const wish = { ids: idsOf(rows), visivel };
    const done = (answer: { total: number }) => {
      changed(answer);
      onDone();
    };
    show.mutate(wish, {
      onSuccess: done,
      onError: error => {
        const counted = askedFirst(error);
        if (!counted) return void tellFailure(error);
        question.open({
          title: visivel ? t.showAsk(rows.length) : t.hideAsk(rows.length),
          act: visivel ? t.show : t.hide,
          children: visivel ? t.gain(counted('ganham')) : t.lose(counted('perdem')),
          onConfirm: () => reportFailure(show.mutateAsync({ ...wish, confirmado: true }).then(done)),
        });
      },
    });
  };

  return {
    setVisible,
    sign: (rows: Rows, onDone: () => void) => signModal.open({ rows, onDone }),
    remind: (rows: Rows, onDone: () => void) =>
      manyModal.open({
        ...{ rows, onDone, asks: 'nothing', title: t.remindAsk(rows.length), lead: t.remindLead, act: t.remind },
        done: t.reminded,
        run: async ({ id }) => ((await remind.mutateAsync(id)).total === 0 ? t.nobodyLeft : undefined),
      }),
    extend: (rows: Rows, onDone: () => void) =>
      manyModal.open({
        ...{ rows, onDone, asks: 'day', title: t.extendAsk(rows.length), lead: t.extendLead, act: t.extend },
        done: t.extended,
        run: (row, prazo) => extend.mutateAsync({ row, prazo }).then(() => undefined),
      }),
    cancel: (rows: Rows, onDone: () => void) =>
      manyModal.open({
        ...{ rows, onDone, asks: 'reason', title: t.cancelAsk(rows.length), lead: t.cancelLead, act: t.cancel },
        done: t.canceled,
        run: (row, motivo) => cancel.mutateAsync({ row, motivo }).then(() => undefined),
      }),
    remove: (rows: Rows, onDone: () => void) =>
      deletion.open({
        title: t.eraseAsk(rows.length),
        consequence: t.eraseLead,
        onConfirm: why =>
          reportFailure(
            erase.mutateAsync({ ids: idsOf(rows), why }).then(({ total }) => {
              toast(t.erased(total));
              onDone();
            }),
          ),
      }),
  };
}
