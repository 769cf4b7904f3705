import { RotateCw } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { useRetry } from './import.api.ts';
import type { ImportItem } from './import.types.ts';
import { importTexts } from './imports.messages.ts';

/** Has a file that failed or was cancelled read again. */
export function RetryButton({ row }: { row: ImportItem }) {
  const t = useTexts(importTexts);
  const retry = useRetry();
  if (!row.can.includes('repetir')) return null;
  return (
    <Button size="sm" busy={retry.isPending} onClick={() => retry.mutate(row.id, { onError: tellFailure })}>
      <RotateCw size={15} aria-hidden />
      {t.retry}
    </Button>
  );
}
