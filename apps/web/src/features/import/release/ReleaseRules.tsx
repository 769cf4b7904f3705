import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { RuleChange } from './RuleChange.tsx';
import { useReleaseRules, useRulesInForce } from './release.api.ts';
import type { ReleaseDesk } from './release.types.ts';
import { useReleaseTexts } from './release-words.ts';
import { ruleChangeTexts } from './rule-change.messages.ts';

/** How the access group releases from now on. The rule of two persons ends only with a second person's word. */
export function ReleaseRules({ desk: { duasPessoas, aoTerminar, podemLiberar } }: { desk: ReleaseDesk }) {
  const t = useReleaseTexts();
  const { alone } = useTexts(ruleChangeTexts);
  const can = useCan();
  const rules = useReleaseRules();
  const waits = useRulesInForce(duasPessoas).data?.mudanca;
  const set = (change: Partial<{ duasPessoas: boolean; aoTerminar: boolean }>) =>
    rules.mutate({ duasPessoas, aoTerminar, ...change }, { onError: tellFailure });
  if (!can('RhImportacaoEditar')) return null;
  const nobodyElse = podemLiberar.length === 0;
  return (
    <section className="px-5 py-4">
      <h2 className="mb-1 text-xs font-semibold text-ink-2">{t.rules}</h2>
      <Checkbox
        checked={duasPessoas}
        disabled={rules.isPending || nobodyElse || Boolean(waits)}
        onChange={event =>
          set({ duasPessoas: event.target.checked, aoTerminar: event.target.checked ? false : aoTerminar })
        }
      >
        {t.twoPeople}
      </Checkbox>
      {nobodyElse && <p className="ml-[30px] text-xs text-ink-2">{duasPessoas ? alone : t.nobodyElse}</p>}
      {waits && <RuleChange className="my-2" />}
      <Checkbox
        checked={aoTerminar}
        disabled={rules.isPending || duasPessoas}
        onChange={event => set({ aoTerminar: event.target.checked })}
      >
        {t.whenClean}
      </Checkbox>
    </section>
  );
}
