import { admissionTabs } from '@cracha/contract/features/admission/admission.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { UserPlus } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { Button } from '#ui/base/Button.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import type { Column } from '#ui/list/table.ts';
import { useAdmissionsToReview } from '../tiles.api.ts';
import { AdmissionTabs } from './AdmissionTabs.tsx';
import { type AdmissionRow, useAdmissions } from './admission.api.ts';
import { admissionTexts } from './admission.messages.ts';
import { inviteModal } from './admission-modals.ts';
import { PartTabs } from './PartTabs.tsx';
import { stateTone } from './state-tone.ts';

/** Admissions by the day of their start, in tabs by who has to act. */
export function AdmissionList() {
  const t = useTexts(admissionTexts);
  const can = useCan();
  const address = useListAddress(['pesquisa', 'aba']);
  const tab = oneOf(admissionTabs, address.query.aba);
  const list = useAdmissions({ pesquisa: address.query.pesquisa, aba: tab }, address.cursor.after);
  const totals = useAdmissionsToReview(true).data;
  const add = can('RhAdmissaoOnlineCriar') && (
    <Button look="primary" onClick={() => inviteModal.open({})}>
      <UserPlus size={16} aria-hidden />
      {t.invite}
    </Button>
  );
  return (
    <ListPage<AdmissionRow>
      title={t.title}
      lead={t.lead}
      acts={add}
      over={
        <>
          <PartTabs part="admissions" />
          <AdmissionTabs tab={tab} totals={totals} onChange={aba => address.change({ aba })} />
        </>
      }
      address={address}
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      list={list}
      empty={{ icon: UserPlus, title: t.none, lead: t.noneLead, action: add }}
      found={t.total}
      table={{
        ...{ caption: t.title, rowKey: row => row.id, rowName: row => row.nome || t.erased },
        head: { title: t.name, href: row => to.hr.onlineAdmission(row.id) },
        columns: useColumns(),
      }}
    />
  );
}

function useColumns(): Column<AdmissionRow>[] {
  const t = useTexts(admissionTexts);
  const { date } = useFormats();
  return [
    { key: 'job', title: t.job, quiet: true, card: 'line', cell: row => `${row.cargo} · ${row.empresa}` },
    { key: 'start', title: t.start, width: 120, cell: row => date(row.inicio) },
    { key: 'due', title: t.due, width: 120, quiet: true, cell: row => date(row.prazo) },
    { key: 'told', title: t.told, width: 110, card: 'value', cell: row => <span className="num">{row.pronto}%</span> },
    {
      key: 'state',
      title: t.state,
      width: 170,
      card: 'status',
      cell: row =>
        row.entrega === 'recusada' || row.entrega === 'semResposta' ? (
          <StatusText tone="bad">{t.notDelivered}</StatusText>
        ) : (
          <StatusText tone={stateTone[row.situacao]}>{t[row.situacao]}</StatusText>
        ),
    },
  ];
}
