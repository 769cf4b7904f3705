import { clsx } from 'clsx';
import { ChevronDown, CircleCheck, Copy, type LucideIcon, UserMinus, UserPlus, UserX } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { ReleaseMissing } from './ReleaseMissing.tsx';
import { RosterList } from './RosterList.tsx';
import type { ReleaseDesk, Roster, RosterItem, Tile } from './release.types.ts';
import { useReleaseTexts } from './release-words.ts';

const tiles: readonly Tile[] = ['faltando', 'sobrando', 'duplicados', 'desligados'];
const pictures: Record<Tile, LucideIcon> = {
  faltando: UserPlus,
  sobrando: UserX,
  duplicados: Copy,
  desligados: UserMinus,
};

/** Documents against active workers: four tiles, one of them open below. */
export function ReleaseRoster({ id, desk, readOnly }: { id: string; desk: ReleaseDesk; readOnly: boolean }) {
  const roster = desk.quadro;
  const t = useReleaseTexts();
  const { int } = useFormats();
  const [open, setOpen] = useState<Tile | undefined>(() => tiles.find(tile => unexplained(roster[tile].itens) > 0));
  const already = roster.ativosComRecibo - roster.ativosNoArquivo;
  const all = tiles.every(tile => roster[tile].total === 0);
  return (
    <section aria-labelledby="release-roster">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="release-roster" className="flex-1 text-base font-bold">
          {t.roster}
        </h2>
        <p className="num text-xs text-ink-2">
          {t.withReceipt(int(roster.ativosComRecibo), int(roster.ativos))}
          {already > 0 && `: ${t.whereFrom(int(roster.ativosNoArquivo), int(already))}`}
        </p>
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
        <div className="mt-2.5 max-h-80 overflow-auto rounded-lg border border-line bg-canvas px-4">
          {open === 'faltando' && <ReleaseMissing {...{ id, desk, readOnly }} />}
          {open !== 'faltando' && (
            <List id={id} tile={open} items={roster[open].itens} total={roster[open].total} readOnly={readOnly} />
          )}
        </div>
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
        <span className="block text-xs leading-4 text-ink-2">{t.tileLeads[tile]}</span>
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
    <>
      <RosterList {...{ id, tile, items, readOnly }} label={t.tiles[tile]} />
      {total > items.length && <p className="py-2 text-xs text-ink-2">{t.firstOf(int(items.length), int(total))}</p>}
    </>
  );
}
