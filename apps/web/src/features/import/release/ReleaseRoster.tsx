import { to } from '@cracha/contract/navigation/paths.ts';
import { clsx } from 'clsx';
import { ChevronDown, CircleCheck, Copy, type LucideIcon, UserMinus, UserPlus, UserX } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { Button } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { useExpected } from './release.api.ts';
import type { Roster, RosterItem } from './release.types.ts';
import { useReleaseTexts } from './release-words.ts';
import { useReasons } from './useReasons.ts';

const tiles = ['faltando', 'sobrando', 'duplicados', 'desligados'] as const;
type Tile = (typeof tiles)[number];
const pictures: Record<Tile, LucideIcon> = {
  faltando: UserPlus,
  sobrando: UserX,
  duplicados: Copy,
  desligados: UserMinus,
};

/** Documents against active workers: four tiles, one of them open below. */
export function ReleaseRoster({ id, roster, readOnly }: { id: string; roster: Roster; readOnly: boolean }) {
  const t = useReleaseTexts();
  const { int } = useFormats();
  const [open, setOpen] = useState<Tile | undefined>(() => tiles.find(tile => unexplained(roster[tile].itens) > 0));
  const all = tiles.every(tile => roster[tile].total === 0);
  return (
    <section aria-labelledby="release-roster">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="release-roster" className="flex-1 text-base font-bold">
          {t.roster}
        </h2>
        <p className="num text-xs text-ink-2">{t.withReceipt(int(roster.ativosComRecibo), int(roster.ativos))}</p>
      </div>
      <div className="mt-2 grid grid-cols-2 gap-2.5 xl:grid-cols-4">
        {tiles.map(tile => (
          <TileButton
            key={tile}
            tile={tile}
            list={roster[tile]}
            open={open === tile}
            onClick={() => setOpen(open === tile ? undefined : tile)}
          />
        ))}
      </div>
      {all && (
        <p className="mt-3 flex items-center gap-2 text-ok">
          <CircleCheck size={17} aria-hidden />
          {t.allHave}
        </p>
      )}
      {open && roster[open].total > 0 && (
        <List id={id} tile={open} items={roster[open].itens} total={roster[open].total} readOnly={readOnly} />
      )}
    </section>
  );
}

function unexplained(items: readonly RosterItem[]): number {
  return items.filter(item => !item.esperado).length;
}

interface TileButtonProps {
  tile: Tile;
  list: Roster[Tile];
  open: boolean;
  onClick: () => void;
}

function TileButton({ tile, list, open, onClick }: TileButtonProps) {
  const t = useReleaseTexts();
  const { int } = useFormats();
  const Icon = pictures[tile];
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onClick}
      className={clsx(
        'flex min-h-13.5 items-center gap-2.5 rounded-lg border px-3 py-2 text-left',
        open ? 'border-brand bg-brand-soft/60' : 'border-line hover:bg-canvas',
      )}
    >
      <span className={clsx('num text-xl font-bold', unexplained(list.itens) > 0 && 'text-warn')}>
        {int(list.total)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5 text-xs font-semibold">
          <Icon size={15} aria-hidden className="shrink-0 text-ink-2" />
          {t.tiles[tile]}
        </span>
        <span className="block ellipsis text-xs text-ink-2">{t.tileLeads[tile]}</span>
      </span>
      <ChevronDown size={16} aria-hidden className={clsx('shrink-0 text-ink-2', open && 'rotate-180')} />
    </button>
  );
}

interface ListProps {
  id: string;
  tile: Tile;
  items: readonly RosterItem[];
  total: number;
  readOnly: boolean;
}

function List({ id, tile, items, total, readOnly }: ListProps) {
  const t = useReleaseTexts();
  const { int } = useFormats();
  return (
    <div className="mt-2.5 max-h-72 overflow-auto rounded-lg border border-line bg-canvas px-4">
      <ul aria-label={t.tiles[tile]} className="divide-y divide-line">
        {items.map(item => (
          <Row key={item.idDocumento ?? item.idVinculo} {...{ id, tile, item, readOnly }} />
        ))}
      </ul>
      {total > items.length && <p className="py-2 text-xs text-ink-2">{t.firstOf(int(items.length), int(total))}</p>}
    </div>
  );
}

function Row({ id, tile, item, readOnly }: { id: string; tile: Tile; item: RosterItem; readOnly: boolean }) {
  const t = useReleaseTexts();
  const reason = useReasons();
  const expected = useExpected(id);
  const { idVinculo } = item;
  const mark = (esperado: boolean) => idVinculo && expected.mutate({ idVinculo, esperado }, { onError: tellFailure });
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
      <span className="min-w-40 flex-1 ellipsis font-semibold">{item.nome || t.noName}</span>
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
