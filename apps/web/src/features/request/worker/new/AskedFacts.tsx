import { fieldsBehind, isOwnFieldId, isRegistrationField } from '@cracha/contract/features/request/registration.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import { Facts } from '#ui/record/Facts.tsx';
import { benefitTexts } from '../../benefit.messages.ts';
import { useCost } from '../../benefit-words.ts';
import { requestTexts } from '../../request-words.messages.ts';
import { useRegistrationNames, useWeekday } from '../../request-words.ts';
import { useChosenPlan } from './BenefitSteps.tsx';
import { type RequestForm, useRegistration } from './new-request.api.ts';
import { ownFieldsIn } from './own-fields-asked.ts';

type Fact = readonly [name: string, value: ReactNode];

/** What is asked, as it will be sent. */
export function AskedFacts({ form }: { form: RequestForm }) {
  const t = useTexts(requestTexts);
  const { date, competence } = useFormats();
  const weekday = useWeekday();
  const registration = useAskedRegistration('campo' in form ? form.idVinculo : '');
  const benefit = useAskedBenefit(form);
  const factsOf = (): readonly Fact[] => {
    if ('inicio' in form)
      return [
        [t.starts, `${date(form.inicio)}, ${weekday(form.inicio)}`],
        [t.length, t.days(form.dias)],
        [t.sold, form.vender > 0 && t.days(form.vender)],
        [t.with13, form.adiantar13 && t.yes],
        [t.cover, form.cobertura?.nome],
      ];
    if ('mes' in form)
      return [
        [t.month, competence(form.mes, form.ano)],
        [t.reason, form.motivo],
      ];
    if ('idBeneficio' in form) return benefit(form);
    return 'campo' in form ? registration(form.campo, form.valor) : [[t.subject, form.assunto]];
  };
  return <Facts facts={[...factsOf(), [t.message, form.mensagem]]} />;
}

function useAskedBenefit({ idVinculo, ...form }: RequestForm) {
  const t = useTexts(benefitTexts);
  const { date, list } = useFormats();
  const cost = useCost();
  const idBeneficio = 'idBeneficio' in form ? form.idBeneficio : '';
  const { found, plan } = useChosenPlan({ idVinculo: idBeneficio === '' ? '' : idVinculo, idBeneficio });
  return ({ acao, dependentes, informacoes }: Extract<RequestForm, { idBeneficio: string }>): readonly Fact[] => {
    const names = plan?.dependentes.filter(({ cpf }) => dependentes.includes(cpf)).map(({ nome }) => nome) ?? [];
    const from = found.data && date(found.data.aPartirDe);
    return [
      [t.benefit, plan?.nome],
      [t.act, acao !== '' && t.acts[acao]],
      [t.dependants, acao !== 'sair' && plan && plan.maxDependentes > 0 && (names.length > 0 ? list(names) : t.none)],
      // money is told by the check, where it is known
      [t.share, acao !== 'sair' && plan && !plan.valor && cost(plan)],
      [t.starts, from !== undefined && (acao === 'sair' ? t.until(from) : t.from(from))],
      [t.info, informacoes],
    ];
  };
}

function useAskedRegistration(idVinculo: string) {
  const t = useTexts(requestTexts);
  const nameOf = useRegistrationNames();
  const own = ownFieldsIn(useRegistration(idVinculo).data);
  const { label, value } = useFieldWords(own);
  return (field: string, told: unknown): readonly Fact[] => {
    if (field === 'dependente') {
      const { acao, nome } = Object(told);
      return [[t.wholes.dependente, acao === 'excluir' ? t.goes(String(nome)) : t.comes(String(nome))]];
    }
    if (isOwnFieldId(field)) return [[label(field), value(field, isFieldValue(told) ? told : null)]];
    if (!isRegistrationField(field)) return [[t.field, nameOf(field)]];
    const names = fieldsBehind(field);
    const values: Record<string, FieldValue> = names.length === 1 ? { [names[0] ?? '']: told } : Object(told);
    return names.map(name => [label(name), values[name] && value(name, values[name])] as const);
  };
}

const isFieldValue = (told: unknown): told is FieldValue =>
  typeof told === 'string' || typeof told === 'number' || typeof told === 'boolean';
