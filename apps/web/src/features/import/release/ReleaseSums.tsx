import { Scale } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { useConfirmSums } from './release.api.ts';
import type { ReleaseDesk } from './release.types.ts';
import { useReleaseTexts } from './release-words.ts';
import { sumsTexts } from './sums.messages.ts';

interface ReleaseSumsProps {
  id: string;
  sums: NonNullable<ReleaseDesk['somas']>;
  /** Who only reads is asked nothing. */
  readOnly: boolean;
}

/** What a file without totals comes to: a person compares it with the payroll and says so, once. */
export function ReleaseSums({ id, sums, readOnly }: ReleaseSumsProps) {
  const t = useTexts(sumsTexts);
  const desk = useReleaseTexts();
  const { amount, int, momentInFull } = useFormats();
  const confirm = useConfirmSums(id);
  const { documentos, ganhos, descontos, liquido, semComparacao, foraDoComum, confirmadaPor, confirmadaEm } = sums;
  if (confirmadaEm)
    return (
      <Notice tone="ok" icon={Scale} className="mb-4">
        {t.confirmed(confirmadaPor ?? '', momentInFull(confirmadaEm))}
      </Notice>
    );
  const figures = [
    [t.documents, int(documentos)],
    [desk.totalsOf.ganhos, amount(ganhos)],
    [desk.totalsOf.descontos, amount(descontos)],
    [desk.totalsOf.liquido, amount(liquido)],
  ] as const;
  const send = () =>
    confirm.mutate(
      { documentos, ganhos, descontos, liquido },
      { onSuccess: () => toast(t.confirmedToast), onError: tellFailure },
    );
  return (
    <Notice tone="warn" icon={Scale} className="mb-4" title={t.title}>
      <p>{t.why}</p>
      <p>
        {[semComparacao > 0 && t.unknown(semComparacao), foraDoComum > 0 && t.unusual(foraDoComum)]
          .filter(Boolean)
          .join(' ')}
      </p>
      <dl className="num mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {figures.map(([name, figure]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      {!readOnly && (
        <Button className="mt-3" busy={confirm.isPending} onClick={send}>
          {t.confirm}
        </Button>
      )}
    </Notice>
  );
}
