import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { WorkerFile } from '../worker.types.ts';
import { filesTexts } from './files.messages.ts';

/** From which earlier employment of the same person a file comes; nothing of the present one's. */
export function FormerEmployment({ of: former }: { of: WorkerFile['vinculoAnterior'] }) {
  const t = useTexts(filesTexts);
  const { date } = useFormats();
  if (!former) return null;
  const { empresa, desde, ate } = former;
  return (
    <span className="block text-xs text-ink-2">
      {desde ? t.former(empresa, date(desde), date(ate)) : t.formerUntil(empresa, date(ate))}
    </span>
  );
}
