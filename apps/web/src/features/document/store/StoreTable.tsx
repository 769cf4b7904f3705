import { sizeInWords } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { StatusText, type Tone } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { documentWords } from '../document-words.messages.ts';
import { stateTones } from '../document-words.ts';
import type { StoredRow } from './store.api.ts';
import { storeTexts } from './store.messages.ts';

const digits = 12;

/** Code or digest, group, size, state, until when it is kept. */
export function StoreTable({ rows, onOpen }: { rows: readonly StoredRow[]; onOpen: (id: string) => void }) {
  const t = useTexts(storeTexts);
  const words = useTexts(documentWords);
  const { int, date, recent } = useFormats();
  const name = (row: StoredRow) => row.codigo ?? row.hash?.slice(0, digits) ?? t.noCode;
  const stateOf = ({ situacao }: StoredRow): readonly [Tone, string] => {
    if (situacao === 'orfao') return ['warn', t.orphan];
    if (situacao === 'infectado') return ['bad', t.infected];
    return [stateTones[situacao], words.states[situacao]];
  };
  return (
    <DataTable
      caption={t.title}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={name}
      head={{
        title: t.document,
        cell: row => (
          <span className="block min-w-0">
            {row.codigo ? (
              <button
                type="button"
                className="num font-semibold text-brand-ink hover:underline"
                aria-label={t.open(row.codigo)}
                onClick={() => onOpen(row.id)}
              >
                {row.codigo}
              </button>
            ) : (
              <span className="num font-semibold">{name(row)}</span>
            )}
            {row.codigo && row.hash && (
              <span className="num block text-xs text-ink-2">{row.hash.slice(0, digits)}</span>
            )}
          </span>
        ),
      }}
      columns={[
        { key: 'group', title: t.group, card: 'line', cell: row => row.grupo },
        {
          ...{ key: 'type', title: t.type, quiet: true },
          cell: ({ tipo }) => Object.entries(words.types).find(([type]) => type === String(tipo))?.[1] ?? '–',
        },
        {
          ...{ key: 'size', title: t.size, width: 110, right: true, card: 'value' },
          cell: ({ tamanho }) => (tamanho === null ? '–' : sizeInWords(tamanho, int)),
        },
        { key: 'at', title: t.since, width: 150, quiet: true, cell: row => recent(row.criadoEm) },
        {
          ...{ key: 'kept', title: t.kept, width: 130, quiet: true },
          cell: ({ guardaAte }) => (guardaAte ? date(guardaAte) : t.noEnd),
        },
        {
          ...{ key: 'state', title: t.state, width: 170, card: 'status' },
          cell: row => {
            const [tone, said] = stateOf(row);
            return <StatusText tone={tone}>{said}</StatusText>;
          },
        },
      ]}
    />
  );
}
