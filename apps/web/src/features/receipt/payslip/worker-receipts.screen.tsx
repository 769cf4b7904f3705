import { receiptKinds } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { ReceiptText } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useHiddenAmounts } from '#kernel/base/hidden-amounts.ts';
import { kindTexts } from '#kernel/base/kinds.messages.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { ListHead } from '#ui/base/ListHead.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { Chip } from '#ui/cards/Chip.tsx';
import { MoreButton } from '#ui/cards/MoreButton.tsx';
import { ReceiptCards } from '../ReceiptCards.tsx';
import { useWorkerReceipts } from '../receipt.api.ts';
import { workerTexts } from '../worker.messages.ts';

export function Screen() {
  const t = useTexts(workerTexts);
  const { query, setQuery } = useAddress();
  const kind = receiptKinds.find(each => each === query.especie);
  const list = useWorkerReceipts({ year: query.ano, kind });
  const pages = list.data?.pages ?? [];
  const rows = pages.flatMap(page => page.items);
  const filtered = query.ano !== undefined || kind !== undefined;
  const [hidden] = useHiddenAmounts();
  useTitle(t.receipts);
  return (
    <div className="mx-auto max-w-xl px-4 pt-3">
      <ListHead title={t.receipts}>
        <Link href={to.worker.pay()} className="flex min-h-11 items-center px-1 text-sm font-semibold text-brand-ink">
          {t.payMenu}
        </Link>
      </ListHead>
      <Filters years={pages[0]?.anos ?? []} year={query.ano} kind={kind} setQuery={setQuery} />
      <ListBody
        large
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={filtered ? () => setQuery({ ano: undefined, especie: undefined }) : undefined}
        whenEmpty={
          <div className="mt-2 w-full rounded-2xl border border-line bg-surface">
            <StateBlock large icon={ReceiptText} title={t.none}>
              {t.noneLead}
            </StateBlock>
          </div>
        }
      >
        <ReceiptCards rows={rows} hidden={hidden} />
        {list.hasNextPage && <MoreButton busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />}
      </ListBody>
    </div>
  );
}

interface FiltersProps {
  years: readonly number[];
  year?: string;
  kind?: string;
  setQuery: (change: Record<string, string | undefined>) => void;
}

function Filters({ years, year, kind, setQuery }: FiltersProps) {
  const t = useTexts(workerTexts);
  const kinds = useTexts(kindTexts);
  return (
    <div className="mt-1 flex flex-wrap gap-2 lg:[&_label]:h-11">
      <Chip
        bare
        label={t.year}
        value={year}
        onChange={ano => setQuery({ ano })}
        every={t.everyYear}
        options={years.map(each => [String(each), String(each)])}
      />
      <Chip
        bare
        label={t.kind}
        value={kind}
        onChange={especie => setQuery({ especie })}
        every={t.everyKind}
        options={receiptKinds.map(each => [each, kinds[each]])}
      />
    </div>
  );
}
