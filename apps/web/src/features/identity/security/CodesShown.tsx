import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { CodesList } from '../CodesList.tsx';
import { securityTexts } from './security.messages.ts';
import './codes-print.css';

/** Once: closing the dialog is the end of them on the screen. */
export function CodesShown({ codes }: { codes: readonly string[] }) {
  const t = useTexts(securityTexts);
  return (
    <div className="codes-alone">
      <p className="hidden font-bold print:block">{t.codesTitle}</p>
      <CodesList codes={codes} />
      <Button look="primary" size="lg" className="no-print mt-5 w-full" onClick={closeModal}>
        {t.kept}
      </Button>
    </div>
  );
}
