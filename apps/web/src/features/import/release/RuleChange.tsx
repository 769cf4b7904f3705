import { UsersRound } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { useDecideRuleChange, useRulesInForce } from './release.api.ts';
import type { RuleAct } from './release.types.ts';
import { ruleChangeTexts } from './rule-change.messages.ts';

/** The end of the rule of two persons that one asked for and a second decides; nothing where none waits. */
export function RuleChange({ className }: { className?: string }) {
  const t = useTexts(ruleChangeTexts);
  const { momentInFull, list } = useFormats();
  const change = useRulesInForce().data?.mudanca;
  const decide = useDecideRuleChange();
  if (!change) return null;
  const { id, meu, possoDecidir, pedidoPor, podemConfirmar, expiraEm, aoTerminar } = change;
  const act = (what: RuleAct) =>
    decide.mutate(
      { id, act: what },
      { onSuccess: () => toast(what === 'confirmRuleChange' ? t.confirmed : t.stays), onError: tellFailure },
    );
  return (
    <Notice
      role="region"
      aria-label={t.label}
      tone="warn"
      icon={UsersRound}
      title={meu ? t.mine : t.asks(pedidoPor)}
      className={className}
    >
      <p className="text-xs">
        {aoTerminar ? t.meaningAtOnce : t.meaning} {meu && podemConfirmar.length > 0 && t.who(list(podemConfirmar))}{' '}
        <span className="num">{t.until(momentInFull(expiraEm))}</span>
      </p>
      {(meu || possoDecidir) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {possoDecidir && (
            <>
              <Button size="sm" look="outline" busy={decide.isPending} onClick={() => act('confirmRuleChange')}>
                {t.confirm}
              </Button>
              <Button size="sm" look="ghost" busy={decide.isPending} onClick={() => act('refuseRuleChange')}>
                {t.refuse}
              </Button>
            </>
          )}
          {meu && (
            <Button size="sm" look="outline" busy={decide.isPending} onClick={() => act('withdrawRuleChange')}>
              {t.giveUp}
            </Button>
          )}
        </div>
      )}
    </Notice>
  );
}
