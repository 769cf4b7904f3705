import { payrollStates } from '@cracha/contract/features/request/payroll-queue.contract.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { CalendarDays, Inbox } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { StatusText, type Tone } from '#ui/base/Status.tsx';
import { StateTabs } from '#ui/documents/StateTabs.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { requestTexts } from '../request-words.messages.ts';
import { benefitSaid } from '../request-words.ts';
import { EntryActs } from './EntryActs.tsx';
import { type PayrollEntry, type PayrollMonth, usePayrollMonths, usePayrollQueue } from './payroll.api.ts';
import { payrollTexts } from './payroll.messages.ts';

const exportModal = modal(async () => (await import('./ExportModal.tsx')).ExportModal);
const tones = { aberta: 'warn', levada: 'ok', estornada: 'neutral' } as const satisfies Record<string, Tone>;

/** What approved requests leave for payroll, and what of it went there. */
export function PayrollQueue() {
  const t = useTexts(payrollTexts);
  const { competence } = useFormats();
  const can = useCan();
  const address = useListAddress(['pesquisa', 'competencia', 'estado']);
  const { query, cursor, change } = address;
  const [ano, mes] = (query.competencia ?? '').split('-');
  const estado = oneOf(payrollStates, query.estado);
  const filter = { pesquisa: query.pesquisa, estado, ...(mes && ano && { mes: String(Number(mes)), ano }) };
  const list = usePayrollQueue(filter, cursor.after);
  const months = usePayrollMonths();
  const shown = months.data?.filter(one => !mes || (one.mes === Number(mes) && one.ano === Number(ano)));
  const sum = (count: (one: PayrollMonth) => number) => shown?.reduce((all, one) => all + count(one), 0) ?? 0;
  const total = shown && sum(one => one.total);
  const [aberta, levada] = [sum(one => one.abertas), sum(one => one.levadas)];
  const counts = total === undefined ? undefined : { aberta, levada, estornada: total - aberta - levada };
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      back={<BackLink href={to.hr.requests()} label={t.back} />}
      acts={
        can('RhSolicitacaoDownload') && (
          <Button look="primary" onClick={() => exportModal.open()}>
            {t.export}
          </Button>
        )
      }
      over={
        <StateTabs
          label={t.statesLabel}
          all={t.all}
          states={payrollStates}
          words={t.states}
          counts={counts}
          total={total}
          value={estado}
          onChange={next => change({ estado: next })}
        />
      }
      address={address}
      search={{ name: 'pesquisa', label: t.search, hint: t.hint }}
      filters={[
        {
          name: 'competencia',
          icon: CalendarDays,
          label: t.month,
          every: t.everyMonth,
          value: query.competencia,
          options: months.data?.map(one => [
            `${one.ano}-${String(one.mes).padStart(2, '0')}`,
            competence(one.mes, one.ano),
          ]),
        },
      ]}
      list={list}
      empty={{ icon: Inbox, title: t.none, lead: t.noneLead }}
      found={t.found}
      size={25}
      table={useTable()}
    />
  );
}

function useTable() {
  const t = useTexts(payrollTexts);
  const { competence, recent } = useFormats();
  const what = useWhat();
  return {
    rowKey: ({ id }: PayrollEntry) => id,
    rowName: ({ nome }: PayrollEntry) => nome,
    head: {
      title: t.worker,
      href: ({ idSolicitacao, idVinculo }: PayrollEntry) =>
        idSolicitacao === null ? to.hr.worker(idVinculo) : to.hr.request(idSolicitacao),
    },
    columns: [
      {
        key: 'kind',
        title: t.kind,
        width: 170,
        card: 'line' as const,
        cell: ({ tipo }: PayrollEntry) => t.kinds[tipo],
      },
      { key: 'what', title: t.what, width: 210, card: 'line' as const, cell: what },
      {
        key: 'month',
        title: t.month,
        card: 'value' as const,
        cell: ({ competencia: { mes, ano } }: PayrollEntry) => competence(mes, ano),
      },
      { key: 'company', title: t.company, quiet: true, cell: ({ empresa }: PayrollEntry) => empresa },
      {
        key: 'state',
        title: t.state,
        width: 110,
        card: 'status' as const,
        cell: ({ estado }: PayrollEntry) => <StatusText tone={tones[estado]}>{t.states[estado]}</StatusText>,
      },
      {
        key: 'taken',
        title: t.taken,
        quiet: true,
        cell: ({ levadaPor, levadaEm }: PayrollEntry) => levadaEm && t.by(levadaPor ?? '', recent(levadaEm)),
      },
    ],
    actions: (row: PayrollEntry) => <EntryActs row={row} />,
  };
}

/** What payroll has to do, in one line. */
function useWhat() {
  const t = useTexts(payrollTexts);
  const words = useTexts(requestTexts);
  const { date, competence } = useFormats();
  return ({ tipo, dados, codigo }: PayrollEntry) => {
    if (tipo === 'ferias')
      return t.vacation(Number(dados.dias ?? 0), date(String(dados.inicio ?? '')), Number(dados.vender ?? 0));
    if (tipo === 'beneficio') return benefitSaid(words.benefitActs, String(dados.acao), String(dados.beneficio));
    return tipo === 'adiantamento13' ? competence(Number(dados.mes), Number(dados.ano)) : codigo;
  };
}
