import { reportFailure } from '#kernel/base/failure.ts';
import { toast } from '#kernel/base/toasts.ts';
import { deletion } from '#ui/staff/questions.ts';
import { tellReminded } from '#ui/staff/tell-reminded.ts';

interface RemovalTexts {
  removeTitle: (count: number) => string;
  removeLead: string;
  removed: (count: number) => string;
}

type Remove = (doomed: { ids: string[]; why: string }) => Promise<unknown>;

interface DocumentActsCalls {
  remind: (ids: string[]) => Parameters<typeof tellReminded>[0];
  remove: Remove;
}

/** What HR does alike with benefits and statements, one or many. */
export function useDocumentActs(
  texts: RemovalTexts,
  calls: DocumentActsCalls,
): {
  remind: (ids: readonly string[]) => void;
  remove: (ids: readonly string[]) => void;
} {
  return {
    remind: ids => void tellReminded(calls.remind([...ids])),
    ...useRemoval(texts, calls.remove),
  };
}

/** A deletion of one or many with its reason. */
export function useRemoval(texts: RemovalTexts, call: Remove) {
  return {
    remove: (ids: readonly string[]) => {
      const doomed = [...ids];
      deletion.open({
        title: texts.removeTitle(doomed.length),
        consequence: texts.removeLead,
        onConfirm: why => reportFailure(call({ ids: doomed, why }).then(() => toast(texts.removed(doomed.length)))),
      });
    },
  };
}
