import type { PayItemNature } from '@cracha/contract/features/receipt/pay-item-natures.ts';
import { defineTexts } from '#kernel/base/texts.ts';

type NatureTexts = Record<PayItemNature, string>;

/** One plain sentence a nature of pay item. */
export const natureTexts = defineTexts<NatureTexts>({
  salario: [
    'Seu salário do mês, pelo contrato.',
    'Your pay for the month, by contract.',
    'Tu salario del mes, según el contrato.',
  ],
  horasExtras: [
    'Horas além da sua jornada, pagas com acréscimo.',
    'Hours beyond your working day, paid with an increase.',
    'Horas más allá de tu jornada, pagadas con recargo.',
  ],
  descansoHorasExtras: [
    'Parte das horas extras que conta nos domingos e feriados.',
    'The part of overtime that counts on Sundays and holidays.',
    'Parte de las horas extra que cuenta en domingos y festivos.',
  ],
  adicionalNoturno: [
    'Horas trabalhadas à noite, das 22h às 5h, com acréscimo.',
    'Hours worked at night, from 10 pm to 5 am, with an increase.',
    'Horas trabajadas de noche, de 22 h a 5 h, con recargo.',
  ],
  periculosidade: [
    'Adicional por trabalho com risco.',
    'Extra pay for work with risk.',
    'Plus por trabajo con riesgo.',
  ],
  insalubridade: [
    'Adicional por trabalho que pode afetar a saúde.',
    'Extra pay for work that may affect health.',
    'Plus por trabajo que puede afectar a la salud.',
  ],
  comissao: [
    'Sua parte nas vendas ou serviços do período.',
    'Your share of the sales or services of the period.',
    'Tu parte en las ventas o servicios del periodo.',
  ],
  ferias: ['Pagamento dos dias de férias.', 'Pay for the days of vacation.', 'Pago de los días de vacaciones.'],
  tercoFerias: [
    'Um terço a mais sobre as férias, garantido por lei.',
    'One third more on vacation pay, granted by law.',
    'Un tercio más sobre las vacaciones, garantizado por ley.',
  ],
  decimoTerceiro: [
    'O 13º salário. Conta os meses trabalhados no ano.',
    'The 13th salary. It counts the months worked in the year.',
    'La paga 13. Cuenta los meses trabajados en el año.',
  ],
  adiantamento13: [
    'Primeira parcela do 13º. O resto vem até 20 de dezembro.',
    'First part of the 13th salary. The rest comes by 20 December.',
    'Primera parte de la paga 13. El resto llega hasta el 20 de diciembre.',
  ],
  participacaoLucros: [
    'Sua parte nos lucros ou resultados da empresa.',
    'Your share of the company’s profits or results.',
    'Tu parte en los beneficios o resultados de la empresa.',
  ],
  salarioFamilia: [
    'Valor por filho, pago com o salário. Vem do INSS.',
    'An amount per child, paid with the salary. It comes from INSS.',
    'Importe por hijo, pagado con el salario. Viene del INSS.',
  ],
  ajudaCusto: [
    'Valor combinado para despesas do trabalho.',
    'An agreed amount for work expenses.',
    'Importe acordado para gastos del trabajo.',
  ],
  inss: [
    'INSS: contribuição para aposentadoria e auxílios, calculada por faixas.',
    'INSS: contribution to pension and benefits, calculated by brackets.',
    'INSS: contribución para jubilación y ayudas, calculada por tramos.',
  ],
  irrf: [
    'Imposto de renda do mês, calculado por faixas.',
    'Income tax of the month, calculated by brackets.',
    'Impuesto sobre la renta del mes, calculado por tramos.',
  ],
  valeTransporte: [
    'Sua parte no vale-transporte: até 6% do salário. A empresa paga o resto.',
    'Your share of transport: up to 6% of pay. The company pays the rest.',
    'Tu parte del transporte: hasta el 6% del salario. La empresa paga el resto.',
  ],
  planoSaude: [
    'Sua parte no plano de saúde ou odontológico.',
    'Your share of the health or dental plan.',
    'Tu parte del plan de salud o dental.',
  ],
  alimentacao: [
    'Sua parte na alimentação ou refeição.',
    'Your share of meals or food.',
    'Tu parte de la comida o alimentación.',
  ],
  adiantamento: [
    'Valor que você já recebeu antes, descontado agora.',
    'An amount you received before, deducted now.',
    'Importe que ya recibiste antes, descontado ahora.',
  ],
  faltas: [
    'Horas ou dias sem trabalho que não foram abonados.',
    'Hours or days without work that were not excused.',
    'Horas o días sin trabajo que no fueron justificados.',
  ],
  pensao: [
    'Pensão definida pela Justiça, repassada pela empresa.',
    'Alimony set by the court, passed on by the company.',
    'Pensión fijada por la justicia, que la empresa entrega.',
  ],
  emprestimo: [
    'Parcela do empréstimo descontada do salário.',
    'Loan instalment deducted from pay.',
    'Cuota del préstamo descontada del salario.',
  ],
  sindicato: ['Contribuição para o sindicato.', 'Contribution to the union.', 'Contribución al sindicato.'],
  convenio: [
    'Compras ou serviços do convênio no período.',
    'Purchases or services of the agreement in the period.',
    'Compras o servicios del convenio en el periodo.',
  ],
  seguroVida: ['Sua parte no seguro de vida.', 'Your share of the life insurance.', 'Tu parte del seguro de vida.'],
});
