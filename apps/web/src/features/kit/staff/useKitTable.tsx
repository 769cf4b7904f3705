import { Check, CircleDashed, Eye, FilePen, Minus, X } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { Progress } from '#ui/base/Progress.tsx';
import { StatusText, type Tone } from '#ui/base/Status.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import type { Column } from '#ui/list/table.ts';
import { kitWords } from '../kit.messages.ts';
import type { KitRow, ListedKind } from './staff-kit.api.ts';
import { staffKitTexts } from './staff-kit.messages.ts';

const itemModal = modal(async () => (await import('./ItemModal.tsx')).ItemModal);

export function useKitTable(kind: ListedKind, order: string, onSort: (order: string) => void) {
  const t = useTexts(staffKitTexts);
  const { to } = useStaffWay();
  const { dayShort } = useFormats();
  const by = order.replace('-', '');
  const isDown = order.startsWith('-');
  const columns: Column<KitRow>[] = [
    { key: 'done', title: t.delivered, width: 120, sort: 'percentual', card: 'value', cell: row => <Done row={row} /> },
    { key: 'papers', title: t.papers, cell: row => <Cells row={row} /> },
    { key: 'now', title: t.now, width: 200, card: 'status', cell: row => <Now row={row} /> },
    ...(kind === 'rescisao'
      ? [
          {
            key: 'counter',
            title: t.counter,
            width: 120,
            card: 'line' as const,
            cell: (row: KitRow) => <Counter row={row} />,
          },
        ]
      : []),
    {
      key: 'day',
      title: kind === 'admissao' ? t.starts : t.ends,
      width: 100,
      right: true,
      sort: 'inicio',
      cell: ({ inicio, rescisao }) => {
        const day = kind === 'admissao' ? inicio : (rescisao?.ultimoDia ?? null);
        return day === null ? '–' : dayShort(day);
      },
    },
  ];
  const path = kind === 'admissao' ? to.admission : to.termination;
  return {
    rowKey: ({ id }: KitRow) => id,
    rowName: ({ trabalhador }: KitRow) => trabalhador,
    head: {
      title: t.person,
      sort: 'nome',
      cell: ({ id, trabalhador, cargo, empresa }: KitRow) => (
        <>
          <RowLink href={path(id)}>{trabalhador}</RowLink>
          <span className="block text-2xs font-normal text-ink-2">{[cargo, empresa].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    columns,
    sorting: { by, descending: isDown },
    onSort: (next: string) => onSort(next === by && !isDown ? `-${next}` : next),
  };
}

function Done({ row: { percentual } }: { row: KitRow }) {
  const words = useTexts(kitWords);
  return (
    <span className="block">
      <span className="num block text-right text-xs font-semibold">{percentual}%</span>
      <Progress value={percentual} label={words.percent(percentual)} done={percentual === 100} />
    </span>
  );
}

const icons = { pedido: CircleDashed, entregue: Eye, aceito: Check, recusado: X, dispensado: Minus } as const;
const looks = {
  ...{ pedido: 'text-ink-3', aceito: 'text-ok', dispensado: 'text-ink-3', recusado: 'bg-bad-soft text-bad' },
  entregue: 'bg-brand text-on-brand',
} as const;

/** One cell an item, in the kit's order: only what its reader may decide now is a button. */
function Cells({ row }: { row: KitRow }) {
  const t = useTexts(staffKitTexts);
  const words = useTexts(kitWords);
  return (
    <ul aria-label={t.papers} className="flex flex-wrap gap-1">
      {row.itens.map(({ id, nome, situacao, tipo, can }) => {
        const isModel = (tipo === 'assina' || tipo === 'ciente') && situacao === 'pedido';
        const Icon = isModel ? FilePen : icons[situacao];
        const said = `${nome}: ${isModel ? words.toSign : words.states[situacao]}`;
        const look = `grid size-7 place-items-center rounded-md ${isModel ? 'bg-warn-soft text-warn' : looks[situacao]}`;
        return (
          <li key={id}>
            {situacao === 'entregue' && can.includes('aceita') ? (
              <button
                type="button"
                title={said}
                aria-label={`${t.check(nome)}, ${row.trabalhador}`}
                className={`${look} max-lg:size-11`}
                onClick={() => itemModal.open({ kit: row.id, item: id })}
              >
                <Icon size={16} aria-hidden />
              </button>
            ) : (
              <span role="img" title={said} aria-label={said} className={look}>
                <Icon size={16} aria-hidden />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What is next, in a few words. */
export function useNow() {
  const t = useTexts(staffKitTexts);
  return ({ situacao, entregues, recusados, paraAssinar, pronto, itens }: KitRow): readonly [Tone, string] => {
    if (situacao === 'concluido') return ['ok', t.done];
    if (situacao === 'cancelado') return ['neutral', t.canceled];
    const parts = [
      entregues > 0 && t.toCheck(entregues),
      recusados > 0 && t.refused(recusados),
      paraAssinar > 0 && t.toSign(paraAssinar),
    ].filter(part => part !== false);
    if (parts.length > 0) return [entregues > 0 ? 'brand' : 'warn', parts.slice(0, 2).join(', ')];
    if (pronto) return ['ok', t.ready];
    // what HR itself has to check off
    const points = itens.filter(({ tipo, situacao: state }) => tipo === 'conferencia' && state === 'pedido').length;
    return ['warn', points > 0 ? t.lacks(points) : t.waiting];
  };
}

function Now({ row }: { row: KitRow }) {
  const [tone, said] = useNow()(row);
  return <StatusText tone={tone}>{said}</StatusText>;
}

/** Days since the end, of those that the law gives. */
export function Counter({ row: { rescisao, situacao } }: { row: Pick<KitRow, 'rescisao' | 'situacao'> }) {
  const t = useTexts(staffKitTexts);
  if (!rescisao || situacao !== 'aberto' || rescisao.dia === 0) return '–';
  const { dia, dias } = rescisao;
  const near = dias - dia <= 3;
  const said = dia > dias ? t.late(dia - dias) : t.dayOf(dia, dias);
  return <span className={`num ${dia > dias ? 'font-bold text-bad' : near ? 'font-bold text-warn' : ''}`}>{said}</span>;
}
