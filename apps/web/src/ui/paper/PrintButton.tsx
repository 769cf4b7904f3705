import { Printer } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '../base/Button.tsx';
import { uiTexts } from '../base/ui.messages.ts';

/** The page's sheet on paper. */
export function PrintButton() {
  const t = useTexts(uiTexts);
  return (
    <IconButton label={t.print} size="icon-lg" onClick={() => print()}>
      <Printer size={21} aria-hidden />
    </IconButton>
  );
}
