import { Download } from 'lucide-react';
import { tellFailure } from '#kernel/failure.ts';
import { useTexts } from '#kernel/texts.ts';
import { Button } from '#ui/Button.tsx';
import { listTexts } from './lists.messages.ts';

/** The list as it is filtered, as a file. */
export function ExportButton({ save }: { save: () => Promise<void> }) {
  const t = useTexts(listTexts);
  return (
    <Button onClick={() => void save().catch(tellFailure)}>
      <Download size={16} aria-hidden />
      {t.export}
    </Button>
  );
}
