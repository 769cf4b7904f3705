import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** What the worker's home says of requests. */
export const ownLineTexts = defineTexts({
  title: ['Seus pedidos', 'Your requests', 'Tus solicitudes'],
  types: {
    ferias: ['Férias', 'Vacation', 'Vacaciones'],
    adiantamento13: ['Adiantamento do 13º', '13th salary advance', 'Anticipo del 13.º'],
    alteracaoCadastral: ['Mudança de cadastro', 'Change of record', 'Cambio de registro'],
    beneficio: word.benefit,
    outros: ['Outro pedido', 'Other request', 'Otra solicitud'],
    ponto: ['Correção de ponto', 'Time clock correction', 'Corrección de fichaje'],
  },
  waits: [
    (count: number) => `${pt(count, 'pedido espera', 'pedidos esperam')} você`,
    count => `${en(count, 'request waits', 'requests wait')} for you`,
    count => `${es(count, 'solicitud te espera', 'solicitudes te esperan')}`,
  ],
  waitsLead: ['Veja o que falta', 'See what is missing', 'Mira qué falta'],
  inReview: [
    (count: number) => `${pt(count, 'pedido', 'pedidos')} em análise`,
    count => `${en(count, 'request', 'requests')} in review`,
    count => `${es(count, 'solicitud', 'solicitudes')} en análisis`,
  ],
  toCome: ['Dinheiro a receber', 'Money to come', 'Dinero por recibir'],
  amountToCome: [
    (amount: string) => `A receber: ${amount}`,
    amount => `To come: ${amount}`,
    amount => `Por recibir: ${amount}`,
  ],
});
