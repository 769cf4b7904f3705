import { to } from '@cracha/contract/navigation/paths.ts';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { useWide } from '#ui/base/wide.ts';
import { PageHead } from '#ui/list/PageHead.tsx';
import { NoSuch, Opened } from '#ui/staff/Opened.tsx';
import { clockTexts } from '../clock-words.messages.ts';
import { assignTexts } from './assign.messages.ts';
import { RuleEditor } from './RuleEditor.tsx';
import { RuleTable } from './RuleTable.tsx';
import { textsOf } from './rule-parameters.ts';
import { rulesTexts } from './rules.messages.ts';
import { assignRulesModal } from './schedule-modals.ts';
import { type RuleSet, useRuleSets } from './setup.api.ts';

/** One set: its versions beside the law, or a new version (`nova`). */
export function RulePage({ id }: { id: string }) {
  const t = useTexts(rulesTexts);
  const { query } = useAddress();
  const can = useCan();
  const wide = useWide();
  const back = { href: to.hr.clockRules(), label: t.back };
  return (
    <Opened found={useRuleSets()} title={t.title} back={back}>
      {all => {
        const set = all.find(one => one.id === id);
        if (!set) return <NoSuch title={t.title} back={back} />;
        const edits = query.nova !== undefined && wide && can('RhPontoRegraEditar');
        return edits ? <RuleEditor set={set} /> : <Versions set={set} />;
      }}
    </Opened>
  );
}

const atOnce = 3;

function Versions({ set }: { set: RuleSet }) {
  const t = useTexts(rulesTexts);
  const clock = useTexts(clockTexts);
  const assign = useTexts(assignTexts);
  const { date } = useFormats();
  const { setQuery } = useAddress();
  const can = useCan();
  const wide = useWide();
  const [first, setFirst] = useState(0);
  useTitle(set.nome);
  const shown = set.versoes.slice(first, first + (wide ? atOnce : 1));
  const inUse = set.versoes.find(({ aPartirDe }) => aPartirDe <= todayHere());
  const edits = can('RhPontoRegraEditar');
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead
        title={set.nome}
        lead={[t.kinds[set.tipo], clock.people(set.pessoas)].join(' · ')}
        back={<BackLink href={to.hr.clockRules()} label={t.back} />}
      >
        {edits && (
          <Button onClick={() => assignRulesModal.open({ id: set.id })}>
            <Users size={16} aria-hidden />
            {assign.rules}
          </Button>
        )}
        {edits && wide && (
          <Button look="primary" onClick={() => setQuery({ nova: '1' })}>
            <Plus size={16} aria-hidden />
            {t.newVersion}
          </Button>
        )}
      </PageHead>
      <div className="overflow-x-auto px-4 pb-8 lg:px-6">
        {edits && !wide && <p className="text-xs text-ink-2">{t.readOnly}</p>}
        <RuleTable
          caption={set.nome}
          columns={shown.map(one => ({
            title:
              one === inUse ? `${t.inUse}, ${t.from(date(one.aPartirDe)).toLowerCase()}` : t.from(date(one.aPartirDe)),
            texts: textsOf(one.definicao),
          }))}
        />
        {set.versoes.length > first + shown.length && (
          <Button size="sm" className="mt-4" onClick={() => setFirst(first + 1)}>
            {t.older}
          </Button>
        )}
      </div>
    </div>
  );
}
