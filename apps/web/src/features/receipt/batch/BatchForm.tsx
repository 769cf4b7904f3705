import {
  type BatchCategory,
  batchCategories,
  type BatchForm as Form,
  type NamePart,
} from '@cracha/contract/features/receipt/batch-download.schemas.ts';
import { receiptStates } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { Chip } from '#ui/cards/Chip.tsx';
import { listTexts } from '../list/lists.messages.ts';
import { readList } from '../list/receipt-filter.ts';
import { ReceiptFilters } from '../ReceiptFilters.tsx';
import { BatchNames } from './BatchNames.tsx';
import { useBatchFilters, useBatchPreview, useStartBatch } from './batch.api.ts';
import { batchTexts } from './batch.messages.ts';

/** What the next ZIP holds: a filter, how many documents it finds, and the one button. */
export function BatchForm() {
  const t = useTexts(batchTexts);
  const { many } = useTexts(listTexts);
  const can = useCan();
  const { query, setQuery } = useAddress();
  const category = batchCategories.find(one => one === query.categoria) ?? 'recibos';
  const values = useBatchFilters(category).data;
  const shown = values && readList(query, values);
  const form = shown && formOf(category, shown.filter);
  const change = (next: Record<string, string | undefined>) => setQuery({ ...next, apos: undefined });
  const [names, setNames] = useState<readonly NamePart[]>([]);
  const open = values?.categorias ?? [category];
  return (
    <section aria-label={t.which} className="mx-4 mb-4 rounded-xl border border-line bg-canvas lg:mx-6">
      <div className="px-4 pt-4 lg:px-6">
        <div className="max-w-3xl">
          <Segmented
            label={t.which}
            options={open.map(one => [one, t.categories[one]] as const)}
            value={category}
            onChange={categoria => setQuery({ categoria, situacao: undefined })}
          />
        </div>
      </div>
      <ReceiptFilters
        isAsked
        values={values}
        shown={shown}
        query={query}
        onChange={change}
        kinds={category === 'recibos'}
      >
        <Chip
          label={t.state}
          value={shown?.state}
          onChange={situacao => change({ situacao })}
          every={t.everyState}
          options={statesOf(category).map(state => [state, many[state]])}
        />
      </ReceiptFilters>
      {can('RhDownloadLoteCriar') && <BatchNames parts={names} onChange={setNames} />}
      <Prepare form={form} names={names} may={can('RhDownloadLoteCriar')} />
    </section>
  );
}

function Prepare({ form, names, may }: { form: Form | undefined; names: readonly NamePart[]; may: boolean }) {
  const t = useTexts(batchTexts);
  const { int } = useFormats();
  const preview = useBatchPreview(form).data;
  const start = useStartBatch();
  const ask = () => {
    if (form) start.mutateAsync({ ...form, nomes: [...names] }).then(() => toast(t.begun), tellFailure);
  };
  const none = preview?.total === 0;
  const tooMany = preview !== undefined && preview.total > preview.maximo;
  const said = preview
    ? tooMany
      ? t.tooMany(int(preview.maximo))
      : none
        ? t.nothing
        : t.found(preview.total, preview.trabalhadores)
    : t.counting;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 lg:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <p id="batch-found" aria-live="polite" className="num font-semibold">
          {said}
        </p>
        {preview && <p className="num text-xs text-ink-2">{t.meter(preview.baixados, preview.limite)}</p>}
      </div>
      {may && (
        <Button
          look="primary"
          className="max-sm:w-full"
          busy={start.isPending}
          blocked={!preview || none || tooMany}
          aria-describedby="batch-found"
          onClick={ask}
        >
          {!start.isPending && <Archive size={16} aria-hidden />}
          {t.prepare}
        </Button>
      )}
    </div>
  );
}

/** Only payslips and benefits are answered. */
function statesOf(category: BatchCategory) {
  return category === 'recibos' || category === 'beneficios' ? receiptStates : receiptStates.slice(0, 2);
}

/** Only what the category has: a kind is a payslip's. */
function formOf(categoria: BatchCategory, filter: Omit<Form, 'categoria'>): Form {
  return { ...filter, especie: categoria === 'recibos' ? filter.especie : undefined, categoria };
}
