import {
  justificationSources,
  justificationStates,
} from '@cracha/contract/features/time-clock/clock-justification.schemas.ts';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { justificationStateTexts } from '../../justification-states.messages.ts';
import { useJustifications } from './desk.api.ts';
import { deskTexts } from './desk.messages.ts';
import { justificationTones } from './justification-tones.ts';
import { LotsBulk } from './LotsBulk.tsx';

const filterNames = ['situacao', 'origem', 'pesquisa'];

/** Justifications with boxes: several, or all of a filter, are decided as one job. */
export function JustificationLots() {
  const t = useTexts(deskTexts);
  const states = useTexts(justificationStateTexts);
  const { dayShort } = useFormats();
  const place = useStaffWay();
  const address = useListAddress(filterNames);
  const { query, cursor } = address;
  const filter = {
    situacao: oneOf(justificationStates, query.situacao),
    origem: oneOf(justificationSources, query.origem),
    pesquisa: query.pesquisa,
  };
  const list = useJustifications(filter, cursor.after);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = list.data?.items ?? [];
  return (
    <ListPage
      title={t.lots}
      lead={t.lotsLead}
      back={<BackLink href={place.to.clock()} label={t.back} />}
      acts={
        <Link href={place.to.justifications()} className={buttonLook()}>
          {t.oneByOne}
        </Link>
      }
      address={address}
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      filters={[
        {
          name: 'situacao',
          label: t.state,
          every: t.everyState,
          value: filter.situacao,
          options: justificationStates.map(each => [each, states[each]]),
        },
        {
          name: 'origem',
          label: t.source,
          every: t.everySource,
          value: filter.origem,
          options: justificationSources.map(each => [each, t.sources[each]]),
        },
      ]}
      list={list}
      empty={{ icon: ClipboardCheck, title: t.none, lead: t.noneLead }}
      found={t.found}
      bulk={
        <LotsBulk
          key={JSON.stringify(filter)}
          rows={rows.filter(({ id }) => chosen.has(id))}
          shown={rows.length}
          total={list.data?.total ?? 0}
          filter={filter}
          owner={place.owner}
          onDone={() => setChosen(new Set())}
        />
      }
      table={{
        caption: t.lots,
        rowKey: row => row.id,
        rowName: row => row.nomeEmpregado,
        head: { title: t.worker, href: row => place.to.justification(row.id) },
        columns: [
          { key: 'day', title: t.day, width: 92, card: 'line', cell: row => dayShort(row.data) },
          {
            key: 'reason',
            title: t.reason,
            card: 'line',
            cell: row => (row.comprovanteComRh ? t.proof : (row.justificativa ?? t.manual)),
          },
          { key: 'words', title: t.words, quiet: true, cell: row => row.motivo ?? '–' },
          {
            key: 'state',
            title: t.state,
            width: 120,
            card: 'status',
            cell: row => <StatusText tone={justificationTones[row.status]}>{states[row.status]}</StatusText>,
          },
        ],
        selection: { chosen, onChange: setChosen },
      }}
    />
  );
}
