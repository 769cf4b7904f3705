import type { DocumentState } from '@cracha/contract/features/document/document-words.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { StatusText } from '#ui/base/Status.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import type { Column } from '#ui/list/table.ts';
import { RowActs } from '#ui/staff/RowActs.tsx';
import { daysTo } from '../days-to.ts';
import type { ListedDocument } from '../document.api.ts';
import { documentWords } from '../document-words.messages.ts';
import { followingTexts } from './following.messages.ts';
import { SignerRings } from './SignerRings.tsx';
import { lookedOf, standingOf, toneOf } from './standing.ts';
import type { Tab } from './tabs.ts';
import { useCauseWords } from './useCauseWords.ts';
import { useOfferedActs } from './useOfferedActs.ts';

/** Days before its end from which a deadline is said in amber. */
const soon = 3;

export function useDocumentTable(tab: Tab, order: string | undefined, onSort: (order: string) => void) {
  const t = useTexts(followingTexts);
  const { to } = useStaffWay();
  const offered = useOfferedActs();
  const by = (order ?? '-criadoEm').replace('-', '');
  const isWaiting = tab === 'aguardando';
  const isDown = order === undefined || order.startsWith('-');
  const columns: Column<ListedDocument>[] = [
    { key: 'who', title: t.who, sort: 'pessoa', quiet: true, cell: row => <Who row={row} tab={tab} /> },
    { key: 'done', title: isWaiting ? t.signatures : t.progress, width: 140, cell: row => <Done row={row} /> },
    { key: 'why', title: isWaiting ? t.why : t.standing, width: 300, card: 'status', cell: row => <Why row={row} /> },
    { key: 'since', title: t.since, width: 120, quiet: true, sort: 'criadoEm', cell: row => <Since row={row} /> },
    {
      key: 'due',
      title: t.deadline,
      width: 90,
      right: true,
      card: 'value',
      sort: 'prazo',
      cell: row => <Due row={row} />,
    },
  ];
  return {
    rowKey: ({ id }: ListedDocument) => id,
    rowName: ({ titulo, codigo }: ListedDocument) => `${titulo}, ${codigo}`,
    head: {
      title: t.document,
      sort: 'titulo',
      cell: ({ id, titulo, codigo, novo }: ListedDocument) => (
        <>
          <RowLink href={to.document(id)}>{titulo}</RowLink>
          <span className="num block text-2xs font-normal text-ink-2">
            {codigo}
            {novo && <b className="text-brand-ink"> · {t.fresh}</b>}
          </span>
        </>
      ),
    },
    columns,
    sorting: { by, descending: isDown },
    onSort: (next: string) => onSort(next === by && !isDown ? `-${next}` : next),
    actions: (row: ListedDocument) => {
      const acts = offered([row], () => undefined);
      return acts.some(({ may }) => may) ? <RowActs name={row.titulo} acts={acts} /> : null;
    },
  };
}

function Who({ row, tab }: { row: ListedDocument; tab: Tab }) {
  const t = useTexts(followingTexts);
  const { pessoas, totalPessoas, remetente, assinantes } = row;
  const [first] = pessoas;
  // signed by people from outside alone: it is about them
  const outsider = assinantes.find(({ papel }) => papel !== 'representante')?.nome;
  if (!first) return (tab === 'recebidos' ? remetente : outsider) ?? t.nobody;
  return totalPessoas > 1 ? `${first.nome} + ${totalPessoas - 1}` : first.nome;
}

function Done({ row }: { row: ListedDocument }) {
  const t = useTexts(followingTexts);
  const words = useTexts(documentWords);
  const { pede, assinaturas, leitura, assinantes } = row;
  if (pede === 'assinatura' && assinaturas.total === 0) return '–';
  if (pede === 'assinatura')
    return (
      <span className="flex items-center gap-2">
        <SignerRings signers={assinantes} />
        <span className="num">{words.signed(assinaturas.feitas, assinaturas.total)}</span>
      </span>
    );
  return (
    <span className="num">
      {pede === 'ciente' ? t.knownBy(leitura.cientes, leitura.total) : t.readBy(leitura.vistos, leitura.total)}
    </span>
  );
}

function Why({ row }: { row: ListedDocument }) {
  const t = useTexts(followingTexts);
  const say = useCauseWords();
  const standing = standingOf(lookedOf(row));
  return (
    <StatusText tone={toneOf(standing.cause)}>
      {say(standing)}
      {!row.visivel && ` · ${t.hidden}`}
    </StatusText>
  );
}

function Since({ row }: { row: ListedDocument }) {
  const { recent, dayShort } = useFormats();
  const at = standingOf(lookedOf(row)).since ?? row.criadoEm;
  const said = recent(at);
  return said.split(',')[0] === dayShort(at) ? dayShort(at) : (said.split(',')[0] ?? said);
}

const open: readonly DocumentState[] = ['enviado', 'visto', 'aguardando', 'vencido'];

function Due({ row: { prazo: day, situacao } }: { row: ListedDocument }) {
  const { dayShort } = useFormats();
  if (day === null) return '–';
  const isSoon = open.includes(situacao) && daysTo(day, todayHere()) <= soon;
  return isSoon ? <b className="text-warn">{dayShort(day)}</b> : dayShort(day);
}
