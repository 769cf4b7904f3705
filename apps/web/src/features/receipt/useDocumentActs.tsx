import { lazy, type ReactNode, Suspense, useState } from 'react';
import { tellFailure } from '#kernel/failure.ts';
import { openModal } from '#kernel/modals.ts';
import { toast } from '#kernel/toasts.ts';

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

const removeModal = 'documents.remove';
// few lists end in it: its code comes when it is asked for
const ConfirmDelete = lazy(async () => ({ default: (await import('#ui/ConfirmDelete.tsx')).ConfirmDelete }));

/** What HR does alike with benefits and statements, one or many; the question asked before a deletion is in `dialogs`. */
export function useDocumentActs(
  texts: DocumentActsTexts,
  calls: DocumentActsCalls,
): {
  remind: (ids: readonly string[]) => void;
  remove: (ids: readonly string[]) => void;
  dialogs: ReactNode;
} {
  return {
    remind: ids => void calls.remind([...ids]).then(({ total }) => toast(texts.reminded(total)), tellFailure),
    ...useRemoval(texts, calls.remove),
  };
}

/** A deletion of one or many with its reason; the question asked before is in `dialogs`. */
export function useRemoval(texts: RemovalTexts, call: Remove) {
  const [doomed, setDoomed] = useState<string[]>([]);
  return {
    remove: (ids: readonly string[]) => {
      setDoomed([...ids]);
      openModal(removeModal);
    },
    dialogs: doomed.length > 0 && (
      <Suspense>
        <ConfirmDelete
          key={doomed.join()}
          name={removeModal}
          title={texts.removeTitle(doomed.length)}
          consequence={texts.removeLead}
          onConfirm={why => told(call({ ids: doomed, why }).then(() => toast(texts.removed(doomed.length))))}
        />
      </Suspense>
    ),
  };
}

/** Said to the person and passed on, so that the dialog stays open. */
export function told(act: Promise<unknown>): Promise<unknown> {
  return act.catch(async error => {
    await tellFailure(error);
    throw error;
  });
}
