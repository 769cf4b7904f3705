import { Download } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { Button } from '../base/Button.tsx';

/** The list as it is filtered, as a file. */
export function ExportButton({ words, save }: { words: string; save: () => Promise<void> }) {
  return (
    <Button data-exports onClick={() => void save().catch(tellFailure)}>
      <Download size={16} aria-hidden />
      {words}
    </Button>
  );
}
