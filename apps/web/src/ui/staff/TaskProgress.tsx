import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Progress } from '#ui/base/Progress.tsx';
import { taskTexts } from './task.messages.ts';

interface TaskProgressProps {
  label: string;
  done: number;
  total: number;
}

/** How far something is that goes on by itself; told aloud at each tenth. */
export function TaskProgress({ label, done, total }: TaskProgressProps) {
  const t = useTexts(taskTexts);
  const { int } = useFormats();
  const part = total > 0 ? done / total : 0;
  return (
    <section aria-label={label} className="mb-4 rounded-xl border border-line p-4">
      <p className="flex flex-wrap justify-between gap-2 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="num text-ink-2">{t.done(int(done), int(total))}</span>
      </p>
      <Progress className="mt-2" value={part * 100} label={label} />
      <p role="status" className="sr-only">
        {Math.floor(part * 10) * 10}%
      </p>
    </section>
  );
}
