import { reportFailure, tellFailure } from '#kernel/base/failure.ts';
import { toast } from '#kernel/base/toasts.ts';
import { deletion } from '#ui/staff/questions.ts';

interface RemovalTexts {
  removeTitle: (count: number) => string;
  removeLead: string;
  removed: (count: number) => string;
}

interface DocumentActsTexts extends RemovalTexts {
  reminded: (count: number) => string;
}

type Remove = (doomed: { ids: string[]; why: string }) => Promise<unknown>;

interface DocumentActsCalls {
  remind: (ids: string[]) => Promise<{ total: number }>;
  remove: Remove;
}

/** What HR does alike with benefits and statements, one or many. */
export function useDocumentActs(
  texts: DocumentActsTexts,
  calls: DocumentActsCalls,
): {
  remind: (ids: readonly string[]) => void;
  remove: (ids: readonly string[]) => void;
} {
  return {
    remind: ids => void calls.remind([...ids]).then(({ total }) => toast(texts.reminded(total)), tellFailure),
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
