import { to } from '@cracha/contract/navigation/paths.ts';
import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { missingTexts } from './missing.messages.ts';
import { useExpected } from './release.api.ts';
import type { RosterItem, Tile } from './release.types.ts';
import { useReleaseTexts } from './release-words.ts';
import { useReasons } from './useReasons.ts';

interface RosterListProps {
  id: string;
  tile: Tile;
  label: string;
  items: readonly RosterItem[];
  readOnly: boolean;
}

/** Who stands on the roster, and why; homonyms are told apart by their registration. */
export function RosterList({ id, tile, label, items, readOnly }: RosterListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {items.map(item => (
        <Row key={item.idDocumento ?? item.idVinculo} {...{ id, tile, item, readOnly }} />
      ))}
    </ul>
  );
}

function Row({ id, tile, item, readOnly }: Omit<RosterListProps, 'items' | 'label'> & { item: RosterItem }) {
  const t = useReleaseTexts();
  const m = useTexts(missingTexts);
  const reason = useReasons();
  const expected = useExpected(id);
  const { idVinculo } = item;
  const mark = (esperado: boolean) => idVinculo && expected.mutate({ idVinculo, esperado }, { onError: tellFailure });
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
      <span className="min-w-40 flex-1">
        <span className="font-semibold">{item.nome || t.noName}</span>
        {item.matricula && <span className="num ml-2 text-xs text-ink-2">{m.registration(item.matricula)}</span>}
      </span>
      <span className={clsx('flex-1 basis-40', item.esperado ? 'text-ink-2' : 'font-semibold text-warn')}>
        {item.motivo ? reason(item.motivo) : item.esperado ? t.saidRight : t.noReason}
      </span>
      {item.esperado && (
        <span className="flex items-center gap-1.5 text-xs text-ink-2">
          <CircleCheck size={15} aria-hidden className="text-ok" />
          {t.expected}
        </span>
      )}
      {tile === 'faltando' && item.motivo?.codigo !== 'ADMITTED_ON' && !readOnly && (
        <Button look="ghost" size="sm" busy={expected.isPending} onClick={() => mark(!item.esperado)}>
          {item.esperado ? t.notExpected : t.isExpected}
        </Button>
      )}
      {(tile === 'sobrando' || tile === 'duplicados') && item.idDocumento && !readOnly && (
        <Link href={to.hr.review(id, item.idDocumento)} className="text-xs font-semibold text-brand-ink underline">
          {t.reviewIt}
        </Link>
      )}
    </li>
  );
}
