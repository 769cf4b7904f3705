import { Copy, Download, Printer } from 'lucide-react';
import { saveFile } from '#kernel/base/files.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { registrationTexts } from './registration.messages.ts';

/** The recovery codes, and the three ways to keep them. */
export function CodesList({ codes }: { codes: readonly string[] }) {
  const t = useTexts(registrationTexts);
  const text = codes.join('\n');
  return (
    <>
      <ul
        aria-label={t.codes}
        className="num mt-5 grid grid-cols-2 gap-x-4 gap-y-2 rounded-2xl border border-line bg-surface p-4 text-lg font-semibold"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="no-print mt-3 flex flex-wrap gap-2 [&>*]:h-11">
        <Button onClick={() => void navigator.clipboard.writeText(text).then(() => toast(t.copied))}>
          <Copy size={16} aria-hidden />
          {t.copy}
        </Button>
        <Button onClick={() => saveFile(new Blob([`Crachá\n\n${text}\n`], { type: 'text/plain' }), t.fileName)}>
          <Download size={16} aria-hidden />
          {t.download}
        </Button>
        <Button onClick={() => print()}>
          <Printer size={16} aria-hidden />
          {t.print}
        </Button>
      </div>
    </>
  );
}
