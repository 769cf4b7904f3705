import { ruleSetKinds } from '@cracha/contract/features/time-clock/clock-setup.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { Plus, Scale } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { useWide } from '#ui/base/wide.ts';
import { ListPage } from '#ui/list/ListPage.tsx';
import { clockTexts } from '../clock-words.messages.ts';
import { rulesTexts } from './rules.messages.ts';
import { useRuleList } from './setup.api.ts';

/** The sets of rules by name, and since when each is as it is. */
export function RuleList() {
  const t = useTexts(rulesTexts);
  const clock = useTexts(clockTexts);
  const { int, date } = useFormats();
  const can = useCan();
  const address = useListAddress(['pesquisa', 'tipo']);
  const { query } = address;
  const tipo = oneOf(ruleSetKinds, query.tipo);
  const wide = useWide();
  // on a phone the rules are for reading only
  const add = wide && can('RhPontoRegraCriar') && (
    <Link href={to.hr.newRuleSet()} className={buttonLook({ look: 'primary' })}>
      <Plus size={16} aria-hidden />
      {t.create}
    </Link>
  );
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      back={<BackLink href={to.hr.clock()} label={clock.back} />}
      acts={add}
      address={address}
      search={{ name: 'pesquisa', label: t.search, hint: t.name }}
      filters={[
        {
          name: 'tipo',
          label: t.kind,
          every: t.every,
          value: tipo,
          options: ruleSetKinds.map(kind => [kind, t.kinds[kind]]),
        },
      ]}
      list={useRuleList(query.pesquisa, tipo)}
      empty={{ icon: Scale, title: t.none, lead: t.noneLead, action: add }}
      found={t.total}
      table={{
        rowKey: row => row.id,
        rowName: row => row.nome,
        head: { title: t.name, href: row => to.hr.ruleSet(row.id) },
        columns: [
          { key: 'kind', title: t.kind, width: 180, quiet: true, card: 'line', cell: row => t.kinds[row.tipo] },
          { key: 'people', title: t.people, width: 110, right: true, card: 'value', cell: row => int(row.pessoas) },
          {
            key: 'since',
            title: t.since,
            width: 130,
            quiet: true,
            card: 'line',
            cell: ({ versoes }) => {
              const holds = versoes.find(({ aPartirDe }) => aPartirDe <= todayHere()) ?? versoes[0];
              return holds ? date(holds.aPartirDe) : '–';
            },
          },
        ],
      }}
    />
  );
}
