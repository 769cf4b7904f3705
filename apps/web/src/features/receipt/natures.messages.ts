import type { PayItemNature } from '@cracha/contract/features/receipt/pay-item-natures.ts';
import { defineTexts } from '#kernel/texts.ts';

export type NatureTexts = Record<PayItemNature, string>;

const portuguese: NatureTexts = {
  salario: 'Seu salário do mês, pelo contrato.',
  horasExtras: 'Horas além da sua jornada, pagas com acréscimo.',
  descansoHorasExtras: 'Parte das horas extras que conta nos domingos e feriados.',
  adicionalNoturno: 'Horas trabalhadas à noite, das 22h às 5h, com acréscimo.',
  periculosidade: 'Adicional por trabalho com risco.',
  insalubridade: 'Adicional por trabalho que pode afetar a saúde.',
  comissao: 'Sua parte nas vendas ou serviços do período.',
  ferias: 'Pagamento dos dias de férias.',
  tercoFerias: 'Um terço a mais sobre as férias, garantido por lei.',
  decimoTerceiro: 'O 13º salário. Conta os meses trabalhados no ano.',
  adiantamento13: 'Primeira parte do 13º. O resto vem até 20 de dezembro.',
  participacaoLucros: 'Sua parte nos lucros ou resultados da empresa.',
  salarioFamilia: 'Valor por filho, pago com o salário. Vem do INSS.',
  ajudaCusto: 'Valor combinado para despesas do trabalho.',
  inss: 'INSS: contribuição para aposentadoria e auxílios, calculada por faixas.',
  irrf: 'Imposto de renda do mês, calculado por faixas.',
  valeTransporte: 'Sua parte no vale-transporte: até 6% do salário. A empresa paga o resto.',
  planoSaude: 'Sua parte no plano de saúde ou odontológico.',
  alimentacao: 'Sua parte na alimentação ou refeição.',
  adiantamento: 'Valor que você já recebeu antes, descontado agora.',
  faltas: 'Horas ou dias sem trabalho que não foram abonados.',
  pensao: 'Pensão definida pela Justiça, repassada pela empresa.',
  emprestimo: 'Parcela do empréstimo descontada do salário.',
  sindicato: 'Contribuição para o sindicato.',
  convenio: 'Compras ou serviços do convênio no período.',
  seguroVida: 'Sua parte no seguro de vida.',
};

/** One plain sentence a nature of pay item. */
export const natureTexts = defineTexts<NatureTexts>(portuguese, {
  'en-US': () => import('./natures.en-US.messages.ts'),
  'es-ES': () => import('./natures.es-ES.messages.ts'),
});
