import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** What a request comes to: findings, balance, money. */
export const checkedTexts = defineTexts({
  allRight: ['Nada impede este pedido', 'Nothing stands against it', 'Nada impide esta solicitud'],
  warning: ['Atenção', 'Attention', 'Atención'],
  refusal: ['Não dá', 'Not possible', 'No se puede'],
  back: ['Volta ao trabalho', 'Back at work', 'Vuelta al trabajo'],
  balance: ['Saldo de dias', 'Balance of days', 'Saldo de días'],
  fromTo: [
    (before: string, after: string) => `${before}, depois ${after}`,
    (before, after) => `${before}, then ${after}`,
    (before, after) => `${before}, después ${after}`,
  ],
  payUntil: ['Pagamento até', 'Paid until', 'Pago hasta'],
  vacation: ['Férias', 'Vacation', 'Vacaciones'],
  third: ['Um terço', 'One third', 'Un tercio'],
  allowance: ['Dias vendidos', 'Sold days', 'Días vendidos'],
  allowanceThird: ['Um terço dos vendidos', 'One third of the sold', 'Un tercio de los vendidos'],
  double: ['Em dobro', 'Double pay', 'Pago doble'],
  total: word.total,
  twelfths: ['Meses que contam', 'Months that count', 'Meses que cuentan'],
  amount: ['Valor do adiantamento', 'Amount of the advance', 'Valor del anticipo'],
  share: ['Desconto por mês', 'Deduction a month', 'Descuento por mes'],
  gross: ['Valores antes dos descontos.', 'Amounts before deductions.', 'Valores antes de los descuentos.'],
});
