import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useSplit } from './review.api.ts';
import type { ReviewDocument } from './review.types.ts';
import { partsTexts } from './split.messages.ts';
import { type Cuts, noCuts, partsOf, withCut } from './split-cuts.ts';

/** A page that is being split: its cuts, undefined while it isn't, and what becomes of them. */
export function useSplitting(id: string, document: ReviewDocument, onDone: () => void) {
  const t = useTexts(partsTexts);
  const [cuts, setCuts] = useState<Cuts>();
  const sending = useSplit(id);
  const parts = cuts ? partsOf(cuts) : [];
  const send = () =>
    sending.mutateAsync({ documento: document.id, partes: parts }).then(({ partes }) => {
      toast(t.done(partes));
      onDone();
    }, tellFailure);
  return {
    cuts,
    change: setCuts,
    count: parts.length,
    busy: sending.isPending,
    begin: () => setCuts({ ...noCuts, across: withCut([]) }),
    cancel: () => setCuts(undefined),
    send: () => void send(),
  };
}
