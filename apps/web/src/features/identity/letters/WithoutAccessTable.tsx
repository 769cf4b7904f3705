import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { StatusText } from '#ui/base/Status.tsx';
import { DateInput } from '#ui/form/DateField.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import type { Column } from '#ui/list/table.ts';
import type { WorkerWithoutAccess } from './access-letters.api.ts';
import { accessLettersTexts } from './access-letters.messages.ts';
import type { ChosenWorkers } from './useChosenWorkers.ts';

/** Who, where, whether the birth date is known (typed here where it is not), and until when a letter is good. */
export function WithoutAccessTable({ rows, chosen }: { rows: readonly WorkerWithoutAccess[]; chosen: ChosenWorkers }) {
  const t = useTexts(accessLettersTexts);
  return (
    <DataTable
      caption={t.list}
      rows={rows}
      rowKey={row => row.idUsuario}
      rowName={row => row.nome}
      head={{ title: t.worker, cell: row => <Name row={row} /> }}
      columns={useColumns(chosen)}
      compact={false}
      selection={{ chosen: chosen.ids, onChange: chosen.choose }}
    />
  );
}

function Name({ row }: { row: WorkerWithoutAccess }) {
  return (
    <>
      <span className="line-clamp-2 leading-4.5 font-semibold">{row.nome}</span>
      <span className="num block text-xs font-normal text-ink-2">{row.matricula}</span>
    </>
  );
}

function useColumns(chosen: ChosenWorkers): Array<Column<WorkerWithoutAccess>> {
  const t = useTexts(accessLettersTexts);
  const f = useFormats();
  return [
    { key: 'company', title: t.company, quiet: true, card: 'line', cell: row => row.empresa },
    {
      key: 'born',
      title: t.born,
      width: 190,
      card: 'status',
      cell: row =>
        row.temNascimento || !chosen.ids.has(row.idUsuario) ? (
          <span className="text-ink-2">{row.temNascimento ? t.bornKnown : t.bornUnknown}</span>
        ) : (
          <DateInput
            label={t.bornOf(row.nome)}
            className="inline-flex h-9 items-center rounded-md border border-line-strong bg-surface pl-2 text-sm focus-within:outline-2 focus-within:outline-focus max-lg:h-11"
            min="1900-01-01"
            max={todayHere()}
            value={chosen.births[row.idUsuario] ?? ''}
            onChange={day => chosen.tellBirth(row.idUsuario, day)}
          />
        ),
    },
    {
      key: 'letter',
      title: t.letter,
      width: 190,
      cell: row =>
        row.cartaAte ? (
          <StatusText tone="ok">{t.letterUntil(f.dayShort(row.cartaAte))}</StatusText>
        ) : (
          <StatusText>{t.letterNone}</StatusText>
        ),
    },
  ];
}
