import { clsx } from 'clsx';
import { useFormats } from '#kernel/base/formats.ts';
import type { ImportItem } from './import.types.ts';
import type { ImportTexts } from './imports.messages.ts';

type CountItem = readonly [name: string, count: number, warn?: boolean];

/** Name and number, side by side; `true` marks what wants a look when there is any. */
export function Counts({ items }: { items: readonly CountItem[] }) {
  const { int } = useFormats();
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-2">
      {items.map(([name, count, warn]) => (
        <div key={name} className="min-w-14">
          <dt className="text-2xs text-ink-2">{name}</dt>
          <dd className={clsx('num text-base font-semibold', warn && count > 0 && 'text-warn')}>{int(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Clean documents whose day of credit is in doubt, where there are any. */
export function undatedCount({ semDia }: ImportItem, t: ImportTexts): CountItem[] {
  return semDia > 0 ? [[t.undated, semDia, true]] : [];
}

/** What else the file holds: documents of other types, empty pages and what was not recognised. */
export function otherCounts({ porTipo }: ImportItem, t: ImportTexts): CountItem[] {
  const others: CountItem[] = [
    [t.benefits, porTipo.beneficios],
    [t.statements, porTipo.informes],
    [t.records, porTipo.fichas],
    [t.timesheets, porTipo.pontos],
  ];
  return [
    ...others.filter(([, count]) => count > 0),
    [t.empty, porTipo.vazias],
    [t.unknown, porTipo.naoReconhecidas, true],
  ];
}
