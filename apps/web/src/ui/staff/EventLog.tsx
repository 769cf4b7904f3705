import { useFormats } from '#kernel/base/formats.ts';

interface EventLogProps {
  entries: readonly {
    id: string;
    quando: string;
    quem: string | null;
    codigo: string;
    valores: { motivo?: unknown };
  }[];
  /** What happened, in words. */
  what: (code: string) => string;
  /** Who did what nobody did. */
  machine: string;
}

/** What was done, by whom and why, oldest first. */
export function EventLog({ entries, what, machine }: EventLogProps) {
  const { momentInFull } = useFormats();
  return (
    <ol className="grid gap-3 border-l-2 border-line pl-4 text-sm">
      {entries.map(entry => (
        <li key={entry.id}>
          <p className="font-semibold">{what(entry.codigo)}</p>
          {typeof entry.valores.motivo === 'string' && <p>{entry.valores.motivo}</p>}
          <p className="num text-xs text-ink-2">
            {momentInFull(entry.quando)} · {entry.quem ?? machine}
          </p>
        </li>
      ))}
    </ol>
  );
}
