import { to } from '@cracha/contract/navigation/paths.ts';
import { Briefcase, Plus } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { Button } from '#ui/base/Button.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { type OpeningRow, useOpenings } from './admission.api.ts';
import { admissionTexts } from './admission.messages.ts';
import { openingModal } from './admission-modals.ts';
import { PartTabs } from './PartTabs.tsx';

/** Openings, the newest first, with how many stand where. */
export function OpeningList() {
  const t = useTexts(admissionTexts);
  const { date, int } = useFormats();
  const can = useCan();
  const address = useListAddress(['pesquisa']);
  const list = useOpenings({ pesquisa: address.query.pesquisa }, address.cursor.after);
  const add = can('RhRecrutamentoCriar') && (
    <Button look="primary" onClick={() => openingModal.open({})}>
      <Plus size={16} aria-hidden />
      {t.newOpening}
    </Button>
  );
  return (
    <ListPage<OpeningRow>
      title={t.title}
      lead={t.lead}
      acts={add}
      over={<PartTabs part="openings" />}
      address={address}
      search={{ name: 'pesquisa', label: t.search, hint: t.openingTitle }}
      list={list}
      empty={{ icon: Briefcase, title: t.noOpening, lead: t.noOpeningLead, action: add }}
      found={t.openingTotal}
      table={{
        ...{ caption: t.openings, rowKey: row => row.id, rowName: row => row.titulo },
        head: { title: t.openingTitle, href: row => to.hr.vacancies(row.id) },
        columns: [
          { key: 'company', title: t.company, quiet: true, card: 'line', cell: row => row.empresa },
          {
            key: 'candidates',
            title: t.candidates,
            width: 120,
            card: 'value',
            cell: ({ candidatos: c }) => (
              <span className="num">{int(c.novo + c.conversa + c.escolhido + c.recusado)}</span>
            ),
          },
          { key: 'made', title: t.start, width: 120, quiet: true, cell: row => date(row.criadaEm) },
          {
            key: 'state',
            title: t.state,
            width: 120,
            card: 'status',
            cell: row => <StatusText tone={row.situacao === 'aberta' ? 'ok' : 'neutral'}>{t[row.situacao]}</StatusText>,
          },
        ],
      }}
    />
  );
}
