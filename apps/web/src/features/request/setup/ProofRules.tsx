import type { ReactNode } from 'react';
import { loadOf } from '#kernel/base/loaded.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Status } from '#ui/base/Status.tsx';
import { SettingsRow, SettingsRows, SettingsSection } from '#ui/record/Settings.tsx';
import { useProofWords } from '../proof-words.ts';
import { useRegistrationNames } from '../request-words.ts';
import { proofSetupTexts } from './proof-setup.messages.ts';
import { type ProofRule, useProofRules } from './setup.api.ts';

const proofModal = modal(async () => (await import('./ProofModal.tsx')).ProofModal);

/** What each field of a record asks as its proof in a company, and which of its own fields may be asked for. */
export function ProofRules({ id, choice, changes }: { id: string; choice: ReactNode; changes: boolean }) {
  const t = useTexts(proofSetupTexts);
  const nameOf = useRegistrationNames();
  const saysOf = useRuleWords();
  const rules = useProofRules(id);
  return (
    <SettingsSection title={t.proofs} lead={t.proofsLead}>
      {choice}
      {id !== '' && (
        <ListBody {...loadOf(rules)} empty={false} whenEmpty={null}>
          <SettingsRows>
            {rules.data?.map(rule => {
              const name = rule.nome ?? nameOf(rule.campo);
              const opens = changes && !rule.fixa;
              return (
                <SettingsRow
                  key={rule.campo}
                  name={name}
                  sub={<span className="inline-block first-letter:uppercase">{saysOf(rule)}</span>}
                  change={t.change}
                  onClick={opens ? () => proofModal.open({ idEmpresa: id, rule, name }) : undefined}
                >
                  {!rule.aberto ? (
                    <Status>{t.closed}</Status>
                  ) : (
                    rule.versao > 0 && <Status tone="brand">{rule.nome === null ? t.changed : t.opened}</Status>
                  )}
                </SettingsRow>
              );
            })}
          </SettingsRows>
        </ListBody>
      )}
    </SettingsSection>
  );
}

/** What a rule says in one line. */
function useRuleWords(): (rule: ProofRule) => string {
  const t = useTexts(proofSetupTexts);
  const words = useProofWords();
  return rule => {
    if (rule.fixa) return t.ownWord;
    if (rule.provas.length === 0) return t.noProof;
    return `${words(rule)} · ${rule.obrigatoria ? t.required : t.optional}`;
  };
}
