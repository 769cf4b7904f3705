import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { StatusText } from '#ui/base/Status.tsx';
import type { Column } from '#ui/list/table.ts';
import { balance } from '../../clock-time.ts';
import { Hours } from '../Hours.tsx';
import { mirrorTexts } from '../mirror.messages.ts';
import type { MirrorRow } from '../mirror.types.ts';
import { mirrorTones } from '../mirror-tones.ts';
import { staffMirrorTexts } from './staff-mirrors.messages.ts';

/** All of them, for the table and for the choice of columns. */
export function useMirrorColumns(): Array<Column<MirrorRow>> {
  const t = useTexts(staffMirrorTexts);
  const shared = useTexts(mirrorTexts);
  const f = useFormats();
  const count = (n: number) =>
    n === 0 ? <Hours minutes={0} /> : <b className="font-semibold text-warn">{f.int(n)}</b>;
  return [
    { key: 'place', title: t.place, quiet: true, cell: row => row.lotacao ?? row.empresa },
    {
      key: 'month',
      title: t.month,
      width: 132,
      sort: 'mes',
      card: 'line',
      cell: row => f.competence(row.mes, row.ano),
    },
    {
      key: 'state',
      title: t.state,
      width: 112,
      sort: 'status',
      card: 'status',
      cell: row => (
        <StatusText tone={mirrorTones[row.status]}>
          {row.visivel ? shared[row.status] : `${shared[row.status]}, ${t.hidden}`}
        </StatusText>
      ),
    },
    { key: 'incomplete', title: t.incomplete, width: 92, right: true, cell: row => count(row.diasIncompletos) },
    {
      key: 'justifications',
      title: t.justifications,
      width: 104,
      right: true,
      cell: row => count(row.justificativasPendentes),
    },
    {
      key: 'balance',
      title: t.balance,
      width: 84,
      right: true,
      card: 'value',
      cell: row => (row.origem === 'pdf' ? '' : <Hours minutes={row.saldoAtual} says={balance} />),
    },
    { key: 'seen', title: t.seen, width: 64, quiet: true, cell: row => (row.visualizado ? t.yes : t.no) },
    {
      key: 'answer',
      title: t.answer,
      width: 112,
      cell: row => (
        <StatusText tone={row.concorda === null ? 'neutral' : row.concorda ? 'ok' : 'bad'}>
          {row.concorda === null ? shared.unanswered : row.concorda ? shared.agreed : shared.disagreed}
        </StatusText>
      ),
    },
  ];
}
