import { History } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { ChangeEntry } from '#ui/staff/ChangeEntry.tsx';
import { type RecordTexts, recordTexts } from './record.messages.ts';
import { useWorkerHistory } from './worker.api.ts';
import type { WorkerRecord } from './worker.types.ts';

/** Who changed what of the record, and when. */
export function HistoryList({ record }: { record: WorkerRecord }) {
  const t = useTexts(recordTexts);
  const words = useFieldWords(record.camposProprios);
  const { momentInFull } = useFormats();
  const found = useWorkerHistory(record.id);
  const rows = found.data ?? [];
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto px-4 py-5 lg:px-6">
      <ListBody
        {...loadOf(found)}
        empty={rows.length === 0}
        whenEmpty={<StateBlock icon={History} title={t.noHistory} />}
      >
        <ol className="grid max-w-[760px] gap-4 text-sm">
          {rows.map(({ id: row, em, quem, verbo, antes, depois, dependentes }) => (
            <ChangeEntry
              key={row}
              title={verbOf(verbo, t)}
              by={quem ?? t.system}
              at={momentInFull(em)}
              changes={[
                ...Object.keys({ ...antes, ...depois })
                  .filter(name => words.label(name) !== name)
                  .map(
                    name =>
                      `${words.label(name)}: ${words.value(name, antes?.[name])} → ${words.value(name, depois?.[name])}`,
                  ),
                ...(dependentes
                  ? [
                      `${t.dependentes}: ${words.dependants(dependentes.antes)} → ${words.dependants(dependentes.depois)}`,
                    ]
                  : []),
              ]}
            />
          ))}
        </ol>
      </ListBody>
    </div>
  );
}

function verbOf(verb: string, t: RecordTexts): string {
  return (
    Object.entries(t).find(
      (entry): entry is [string, string] => entry[0] === verb && typeof entry[1] === 'string',
    )?.[1] ?? verb
  );
}
