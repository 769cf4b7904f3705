import { admissionTabs } from '@cracha/contract/features/admission/admission.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { UserPlus } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { Link } from '#ui/base/Link.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import type { Column } from '#ui/list/table.ts';
import { AdmissionTabs } from './AdmissionTabs.tsx';
import { admissionTexts } from './admission.messages.ts';
import { stateTone } from './state-tone.ts';
import { type TeamAdmission, useTeamAdmissions, useTeamTotals } from './team.api.ts';

/** How far the admissions of a manager's people are: the state alone, no answer and no paper. */
export function TeamAdmissions() {
  const t = useTexts(admissionTexts);
  const can = useCan();
  const address = useListAddress(['pesquisa', 'aba']);
  const tab = oneOf(admissionTabs, address.query.aba);
  const list = useTeamAdmissions({ pesquisa: address.query.pesquisa, aba: tab }, address.cursor.after);
  const totals = useTeamTotals().data;
  return (
    <ListPage<TeamAdmission>
      title={t.title}
      lead={t.teamLead}
      over={<AdmissionTabs tab={tab} totals={totals} onChange={aba => address.change({ aba })} />}
      address={address}
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      list={list}
      empty={{ icon: UserPlus, title: t.none, lead: t.noneOfTeam }}
      found={t.total}
      table={{
        ...{ caption: t.title, rowKey: row => row.id, rowName: row => row.nome },
        head: {
          title: t.name,
          cell: ({ nome, idEmpregado }) =>
            idEmpregado && can('GestorTrabalhadorVisualizar') ? (
              <Link href={to.manager.worker(idEmpregado)}>{nome}</Link>
            ) : (
              nome
            ),
        },
        columns: useColumns(),
      }}
    />
  );
}

function useColumns(): Column<TeamAdmission>[] {
  const t = useTexts(admissionTexts);
  const { date } = useFormats();
  return [
    { key: 'job', title: t.job, quiet: true, card: 'line', cell: row => `${row.cargo} · ${row.empresa}` },
    { key: 'start', title: t.start, width: 120, card: 'value', cell: row => date(row.inicio) },
    {
      ...{ key: 'state', title: t.state, width: 170, card: 'status' },
      cell: row => <StatusText tone={stateTone[row.situacao]}>{t[row.situacao]}</StatusText>,
    },
  ];
}
