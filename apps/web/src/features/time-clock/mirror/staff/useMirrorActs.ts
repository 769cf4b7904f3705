import { reportFailure, tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { deletion } from '#ui/staff/questions.ts';
import { useDeleteMirrors, useHideMirror } from '../mirror.api.ts';
import type { MirrorRow } from '../mirror.types.ts';
import { staffMirrorTexts } from './staff-mirrors.messages.ts';

/** What HR does with one mirror or many. */
export function useMirrorActs() {
  const t = useTexts(staffMirrorTexts);
  const hide = useHideMirror();
  const erase = useDeleteMirrors();
  return {
    hideOrShow: (row: MirrorRow) =>
      void hide.mutateAsync(row).then(() => toast(row.visivel ? t.nowHidden : t.nowShown), tellFailure),
    remove: (rows: readonly Pick<MirrorRow, 'id'>[], onGone?: () => void) =>
      deletion.open({
        title: t.removeTitle(rows.length),
        consequence: t.removeLead,
        onConfirm: why =>
          reportFailure(
            erase.mutateAsync({ ids: rows.map(({ id }) => id), why }).then(() => {
              toast(t.removed(rows.length));
              onGone?.();
            }),
          ),
      }),
  };
}

export type MirrorActs = ReturnType<typeof useMirrorActs>;
