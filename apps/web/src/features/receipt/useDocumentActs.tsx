import { type ReactNode, useState } from 'react';
import { tellFailure } from '#kernel/failure.ts';
import { openModal } from '#kernel/modals.ts';
import { toast } from '#kernel/toasts.ts';
import { ConfirmDelete } from '#ui/ConfirmDelete.tsx';

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
    dialogs: (
      <ConfirmDelete
        key={doomed.join()}
        name={removeModal}
        title={texts.removeTitle(doomed.length)}
        consequence={texts.removeLead}
        onConfirm={why => told(call({ ids: doomed, why }).then(() => toast(texts.removed(doomed.length))))}
      />
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
