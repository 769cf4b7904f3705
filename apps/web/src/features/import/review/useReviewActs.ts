import { isRefusal, tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useConfirm, useIgnore, useReopen } from './review.api.ts';
import { reviewTexts } from './review.messages.ts';
import type { ReviewDocument } from './review.types.ts';
import { citedOf, type Draft, sentOf } from './review-draft.ts';

interface ReviewActsOptions {
  id: string;
  document: ReviewDocument;
  draft: Draft;
  setDraft: (draft: Draft) => void;
  onNext: () => void;
  onBack: () => void;
}

/** The decisions. The next document shows at once; a refused decision comes back to its document. */
export function useReviewActs({ id, document, draft, onNext, onBack }: ReviewActsOptions) {
  const t = useTexts(reviewTexts);
  const confirm = useConfirm(id);
  const ignore = useIgnore(id);
  const reopen = useReopen(id);
  const name = document.nome ?? t.pages(document.paginas);
  const onError = (error: unknown) => {
    onBack();
    void tellFailure(error);
  };
  const takeBack = () => void reopen.mutateAsync(document.id).then(onBack, onError);
  // promises, not the mutation's callbacks: by the time the answer comes another document is shown
  return {
    confirm: () => {
      const { worker, existing } = draft;
      const citados = citedOf(draft);
      const correction = sentOf(draft.correction);
      confirm
        .mutateAsync({
          documento: document.id,
          ...(Object.keys(correction).length > 0 ? { correcao: correction } : {}),
          ...(worker ? { idVinculo: worker.idVinculo } : {}),
          ...(existing ? { existente: existing } : {}),
          ...(citados ? { citados } : {}),
        })
        .catch(error => (isRefusal(error, 'STALE_VERSION') ? tellFailure(error) : onError(error)));
      onNext();
    },
    ignore: () => {
      ignore
        .mutateAsync(document.id)
        .then(() => toast(t.ignored(name), { label: t.undo, act: takeBack }))
        .catch(onError);
      onNext();
    },
    reopen: takeBack,
  };
}
