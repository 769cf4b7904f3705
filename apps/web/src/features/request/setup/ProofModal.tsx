import { type ProofKind, proofKinds } from '@cracha/contract/features/request/registration.ts';
import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { proofTexts } from '../proof-words.messages.ts';
import { proofSetupTexts } from './proof-setup.messages.ts';
import { type ProofRule, useSaveProof } from './setup.api.ts';

type Said = ProofRule['padrao'];
const saidBy = ({ aberto, provas, frenteVerso, idadeMaxima, obrigatoria }: Said): Said => ({
  ...{ aberto, provas, frenteVerso, idadeMaxima, obrigatoria },
});
const isAge = (text: string) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 3650;

/** What a field asks as its proof; one of the company's own is opened here, too. */
export function ProofModal({ idEmpresa, rule, name }: { idEmpresa: string; rule: ProofRule; name: string }) {
  const t = useTexts(proofSetupTexts);
  const words = useTexts(proofTexts);
  const [said, setSaid] = useState(() => saidBy(rule));
  const [age, setAge] = useState(rule.idadeMaxima === null ? '' : String(rule.idadeMaxima));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useSaveProof(idEmpresa, rule);
  const set = (part: Partial<Said>) => setSaid({ ...said, ...part });
  const asksProof = said.provas.length > 0;
  // what is asked of a proof goes with the last kind of it
  const asked: Said = asksProof
    ? { ...said, idadeMaxima: age === '' ? null : Number(age) }
    : { ...said, frenteVerso: false, idadeMaxima: null, obrigatoria: false };
  const changed = JSON.stringify(asked) !== JSON.stringify(saidBy(rule));
  const why = asksProof && age !== '' && !isAge(age) ? t.ageFirst : !changed && t.unchanged;
  const keep = (body: Said) =>
    save.mutate(body, {
      onError: error => void tellBeside(error, setErrors),
      onSuccess: () => {
        closeModal();
        toast(t.saved);
      },
    });
  const tick = (kind: ProofKind, is: boolean) =>
    set({ provas: proofKinds.filter(one => (one === kind ? is : said.provas.includes(one))) });
  return (
    <Modal
      title={name}
      dirty={changed}
      footer={
        <>
          {rule.versao > 0 && (
            <Button busy={save.isPending} onClick={() => keep(saidBy(rule.padrao))}>
              {t.backToUsual}
            </Button>
          )}
          <FootAct act={t.save} why={why} busy={save.isPending} onClick={() => keep(asked)} />
        </>
      }
    >
      <div className="grid gap-4">
        {rule.nome !== null && (
          <Checkbox checked={said.aberto} onChange={event => set({ aberto: event.target.checked })}>
            <span className="text-sm">{t.open}</span>
          </Checkbox>
        )}
        {said.aberto && (
          <>
            <fieldset>
              <legend className="text-xs font-semibold">{t.kinds}</legend>
              <p className="text-sm text-ink-2">{t.kindsHelp}</p>
              {proofKinds.map(kind => (
                <Checkbox
                  key={kind}
                  className="max-lg:min-h-11"
                  checked={said.provas.includes(kind)}
                  onChange={event => tick(kind, event.target.checked)}
                >
                  <span className="inline-block text-sm first-letter:uppercase">{words.kinds[kind]}</span>
                </Checkbox>
              ))}
            </fieldset>
            {asksProof && (
              <>
                <Checkbox checked={said.obrigatoria} onChange={event => set({ obrigatoria: event.target.checked })}>
                  <span className="text-sm">{t.must}</span>
                </Checkbox>
                <Checkbox checked={said.frenteVerso} onChange={event => set({ frenteVerso: event.target.checked })}>
                  <span className="text-sm">{t.bothSides}</span>
                </Checkbox>
                <Field
                  className="max-w-60"
                  label={t.age}
                  help={t.ageHelp}
                  inputMode="numeric"
                  error={errors.idadeMaxima}
                  value={age}
                  onChange={event => setAge(event.target.value)}
                />
              </>
            )}
          </>
        )}
      </div>
    </Modal>
  );
}
