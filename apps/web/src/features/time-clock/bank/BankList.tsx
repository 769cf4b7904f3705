import { PiggyBank } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { balance, hours } from '../clock-time.ts';
import { clockTexts } from '../clock-words.messages.ts';
import { useBalances } from './bank.api.ts';
import { bankTexts } from './bank.messages.ts';

const moveModal = modal(async () => (await import('./MoveModal.tsx')).MoveModal);

/** Who holds what, and what of it falls due. */
export function BankList() {
  const t = useTexts(bankTexts);
  const clock = useTexts(clockTexts);
  const { dayShort } = useFormats();
  const { owner, to } = useStaffWay();
  const moves = useCan()('RhPontoBancoHorasEditar') && owner === 'hr';
  const address = useListAddress(['pesquisa', 'vencendo']);
  const { query, cursor } = address;
  const due = oneOf(['true'], query.vencendo);
  const list = useBalances({ pesquisa: query.pesquisa, vencendo: due }, cursor.after);
  return (
    <ListPage
      title={t.title}
      back={<BackLink href={to.clock()} label={clock.back} />}
      acts={moves && <Button onClick={() => moveModal.open({})}>{t.move}</Button>}
      address={address}
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      filters={[{ name: 'vencendo', label: t.due, every: t.everyDue, value: due, options: [['true', t.dueSoon]] }]}
      list={list}
      empty={{ icon: PiggyBank, title: t.none, lead: t.noneLead }}
      found={t.found}
      table={{
        caption: t.title,
        rowKey: row => row.idVinculo,
        rowName: row => row.nome,
        head: { title: t.worker, href: row => to.bankOf(row.idVinculo) },
        columns: [
          {
            key: 'department',
            title: t.department,
            quiet: true,
            card: 'line',
            cell: row => row.lotacao ?? row.empresa,
          },
          { key: 'balance', title: t.balance, width: 96, right: true, card: 'value', cell: row => balance(row.saldo) },
          { key: 'expected', title: t.expected, width: 112, right: true, cell: row => balance(row.previsto) },
          {
            key: 'soon',
            title: t.soon,
            width: 132,
            right: true,
            card: 'line',
            cell: ({ proximoVencimento: next, vencendo }) =>
              next && (vencendo > 0 ? `${hours(vencendo)}, ${dayShort(next)}` : dayShort(next)),
          },
          { key: 'debt', title: t.debt, width: 88, right: true, cell: row => hours(row.divida) },
        ],
      }}
    />
  );
}
