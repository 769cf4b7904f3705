import { releaseContract } from '@cracha/contract/features/import/release.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { finishedTask } from '#kernel/lazy/finished-task.ts';
import { importKeys, useImportChange } from '../import.api.ts';
import { missingTexts } from './missing.messages.ts';
import type { Asking, ManyExpected, RuleAct, Rules, Sums } from './release.types.ts';

export function useReleaseDesk(id: string) {
  return useQuery({
    queryKey: [...importKeys, 'release', id],
    queryFn: () => call(releaseContract.releaseDesk, { params: { id } }),
  });
}

export function useAskRelease(id: string) {
  return useImportChange((body: Asking) => call(releaseContract.askRelease, { params: { id }, body }));
}

export function useWithdrawRelease(id: string) {
  return useImportChange(() => call(releaseContract.withdrawRelease, { params: { id } }));
}

export function useReturnRelease(id: string) {
  return useImportChange((motivo: string) => call(releaseContract.returnRelease, { params: { id }, body: { motivo } }));
}

export function useGrantRelease(id: string) {
  return useImportChange(() => call(releaseContract.grantRelease, { params: { id } }), finishedTask);
}

export function useConfirmSums(id: string) {
  return useImportChange((body: Sums) => call(releaseContract.confirmSums, { params: { id }, body }));
}

export function useExpected(id: string) {
  return useImportChange(({ idVinculo, esperado }: { idVinculo: string; esperado: boolean }) =>
    call(releaseContract.markExpected, { params: { id }, body: { idVinculo, esperado } }),
  );
}

/** Says the same of many who are missing; what it did is said with the way back. */
export function useExpectMany(id: string) {
  const t = useTexts(missingTexts);
  const many = useImportChange((body: ManyExpected) =>
    call(releaseContract.markManyExpected, { params: { id }, body }),
  );
  const undo = useImportChange((ato: string) =>
    call(releaseContract.undoManyExpected, { params: { id }, body: { ato } }),
  );
  const takeBack = (ato: string) => void undo.mutateAsync(ato).then(() => toast(t.undone), tellFailure);
  return {
    busy: many.isPending,
    say: (body: ManyExpected) =>
      many
        .mutateAsync(body)
        .then(({ total, ato }) => toast(t.done(total), { label: t.undo, act: () => takeBack(ato) })),
  };
}

/** The rules, and the change of them that waits; only where two persons release one can wait. */
export function useRulesInForce(enabled = true) {
  return useQuery({
    queryKey: [...importKeys, 'rules'],
    enabled,
    queryFn: () => call(releaseContract.releaseRules, {}),
  });
}

/** Confirms, refuses or takes back a change of the rules. */
export function useDecideRuleChange() {
  return useImportChange(({ id, act }: { id: string; act: RuleAct }) => call(releaseContract[act], { params: { id } }));
}

export function useReleaseRules() {
  return useImportChange((body: Rules) => call(releaseContract.setReleaseRules, { body }));
}
