import { defineTexts } from '#kernel/texts.ts';
import type { PayItemNature } from './pay-item-nature.ts';

export type NatureTexts = Record<PayItemNature, string>;

const portuguese: NatureTexts = {
  salary: 'Seu salário do mês, pelo contrato.',
  overtime: 'Horas além da sua jornada, pagas com acréscimo.',
  restOnOvertime: 'Parte das horas extras que conta nos domingos e feriados.',
  night: 'Horas trabalhadas à noite, das 22h às 5h, com acréscimo.',
  hazard: 'Adicional por trabalho com risco.',
  unhealthy: 'Adicional por trabalho que pode afetar a saúde.',
  commission: 'Sua parte nas vendas ou serviços do período.',
  vacation: 'Pagamento dos dias de férias.',
  vacationThird: 'Um terço a mais sobre as férias, garantido por lei.',
  thirteenth: 'O 13º salário. Conta os meses trabalhados no ano.',
  thirteenthAdvance: 'Primeira parte do 13º. O resto vem até 20 de dezembro.',
  profitShare: 'Sua parte nos lucros ou resultados da empresa.',
  familyAllowance: 'Valor por filho, pago com o salário. Vem do INSS.',
  allowance: 'Valor combinado para despesas do trabalho.',
  socialSecurity: 'INSS: contribuição para aposentadoria e auxílios, calculada por faixas.',
  incomeTax: 'Imposto de renda do mês, calculado por faixas.',
  transport: 'Sua parte no vale-transporte: até 6% do salário. A empresa paga o resto.',
  health: 'Sua parte no plano de saúde ou odontológico.',
  meal: 'Sua parte na alimentação ou refeição.',
  advance: 'Valor que você já recebeu antes, descontado agora.',
  absence: 'Horas ou dias sem trabalho que não foram abonados.',
  alimony: 'Pensão definida pela Justiça, repassada pela empresa.',
  loan: 'Parcela do empréstimo descontada do salário.',
  union: 'Contribuição para o sindicato.',
  agreement: 'Compras ou serviços do convênio no período.',
  lifeInsurance: 'Sua parte no seguro de vida.',
};

/** One plain sentence a nature of pay item. */
export const natureTexts = defineTexts<NatureTexts>(portuguese, {
  'en-US': () => import('./natures.en-US.messages.ts'),
  'es-ES': () => import('./natures.es-ES.messages.ts'),
});
