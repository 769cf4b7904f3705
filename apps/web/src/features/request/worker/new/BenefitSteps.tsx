import { CircleCheck } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { masked } from '#kernel/lazy/masks.ts';
import { Button } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { benefitTexts } from '../../benefit.messages.ts';
import { useCost } from '../../benefit-words.ts';
import { useFindingWords } from '../../finding-words.ts';
import { type OfferedBenefit, useBenefits } from './new-request.api.ts';
import type { NewRequest } from './new-request.ts';

interface StepProps {
  typed: NewRequest;
  set: (part: Partial<NewRequest>) => void;
}

type Act = 'incluir' | 'alterar' | 'sair';

/** The plans as cards: what each costs, what is held already, and why one is not possible. */
export function PlanStep({ typed, set }: StepProps) {
  const t = useTexts(benefitTexts);
  const found = useBenefits(typed.idVinculo);
  const choose = (plan: OfferedBenefit, acao: Act) =>
    set({
      ...{ idBeneficio: plan.id, acao, aceitaTermo: false },
      dependentes: acao === 'sair' ? [] : (plan.possui?.dependentes ?? []).map(({ cpf }) => cpf),
      ...{ comDependentes: acao !== 'sair' && plan.maxDependentes > 0, comTermo: acao !== 'sair' && plan.termo !== '' },
    });
  return (
    <ListBody
      large
      {...loadOf(found)}
      empty={found.data?.planos.length === 0}
      whenEmpty={<p className="text-ink-2">{t.nothing}</p>}
    >
      <ul className="grid gap-3">
        {found.data?.planos.map(plan => (
          <PlanCard key={plan.id} plan={plan} typed={typed} onChoose={acao => choose(plan, acao)} />
        ))}
      </ul>
      {typed.idBeneficio !== '' && (
        <TextArea
          className="mt-4"
          size="worker"
          label={t.info}
          optional
          rows={3}
          maxLength={2000}
          value={typed.informacoes}
          onChange={event => set({ informacoes: event.target.value })}
        />
      )}
    </ListBody>
  );
}

interface PlanCardProps {
  plan: OfferedBenefit;
  typed: NewRequest;
  onChoose: (act: Act) => void;
}

function PlanCard({ plan, typed, onChoose }: PlanCardProps) {
  const t = useTexts(benefitTexts);
  const { date } = useFormats();
  const say = useFindingWords();
  const cost = useCost();
  const acts = actsOf(plan);
  const chosen = typed.idBeneficio === plan.id;
  return (
    <li
      className={`rounded-2xl border bg-surface px-4 py-4 ${chosen ? 'border-brand outline outline-1 outline-brand' : 'border-line'}`}
    >
      <h3 className="text-lg font-bold [overflow-wrap:anywhere]">{plan.nome}</h3>
      <p className="text-sm text-ink-2">
        {t.kinds[plan.tipo]}
        {plan.maxDependentes > 0 && ` · ${t.upTo(plan.maxDependentes)}`}
      </p>
      <p className="num mt-2 text-lg font-semibold">{cost(plan)}</p>
      {plan.possui && (
        <p className="num mt-1 flex items-center gap-2 text-sm">
          <CircleCheck size={18} aria-hidden className="shrink-0 text-ok" />
          {t.held(date(plan.possui.desde))}
        </p>
      )}
      {plan.motivos.map(finding => (
        <p key={finding.codigo} className="mt-1 text-sm text-ink-2">
          {say(finding)}
        </p>
      ))}
      {acts.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-3">
          {acts.map(act => (
            <Button
              key={act}
              size="lg"
              className="flex-1 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
              aria-pressed={chosen && typed.acao === act}
              aria-label={`${t.acts[act]}: ${plan.nome}`}
              onClick={() => onChoose(act)}
            >
              {t.acts[act]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** Who holds it leaves at any time, unless a request about it waits; the rest asks that nothing stands against it. */
function actsOf({ possui, motivos, maxDependentes }: OfferedBenefit): Act[] {
  const isFree = motivos.length === 0;
  if (!possui) return isFree ? ['incluir'] : [];
  const waits = motivos.some(({ codigo }) => codigo === 'BENEFIT_WAITS');
  return [...(isFree && maxDependentes > 0 ? (['alterar'] as const) : []), ...(waits ? [] : (['sair'] as const))];
}

/** The plan that is chosen. */
export function useChosenPlan({ idVinculo, idBeneficio }: Pick<NewRequest, 'idVinculo' | 'idBeneficio'>) {
  const found = useBenefits(idVinculo);
  return { found, plan: found.data?.planos.find(({ id }) => id === idBeneficio) };
}

/** Who comes along: dependants that the record has. */
export function FamilyStep({ typed, set }: StepProps) {
  const t = useTexts(benefitTexts);
  const { found, plan } = useChosenPlan(typed);
  const most = plan?.maxDependentes ?? 0;
  const named = typed.dependentes;
  const tick = (cpf: string, is: boolean) =>
    set({ dependentes: is ? [...named, cpf] : named.filter(one => one !== cpf) });
  return (
    <ListBody large {...loadOf(found)} empty={plan?.dependentes.length === 0} whenEmpty={<p>{t.nobody}</p>}>
      <fieldset>
        <legend className="mb-2 text-ink-2">{t.upTo(most)}</legend>
        {plan?.dependentes.map(({ nome, cpf }) => (
          <Checkbox
            key={cpf}
            large
            checked={named.includes(cpf)}
            disabled={!named.includes(cpf) && named.length >= most}
            onChange={event => tick(cpf, event.target.checked)}
          >
            {nome} <span className="num text-sm text-ink-2">{masked('cpf', cpf)}</span>
          </Checkbox>
        ))}
      </fieldset>
    </ListBody>
  );
}

/** What is accepted, in full. */
export function TermStep({ typed, set }: StepProps) {
  const t = useTexts(benefitTexts);
  const { found, plan } = useChosenPlan(typed);
  return (
    <ListBody large {...loadOf(found)} empty={plan?.termo === ''} whenEmpty={<p>{t.noTerm}</p>}>
      <section aria-label={t.term} className="rounded-2xl border border-line bg-sunken px-4 py-4">
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{plan?.termo}</p>
      </section>
      <Checkbox
        large
        className="mt-4"
        checked={typed.aceitaTermo}
        onChange={event => set({ aceitaTermo: event.target.checked })}
      >
        {t.accept}
      </Checkbox>
    </ListBody>
  );
}
