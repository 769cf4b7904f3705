import { defineTexts } from '#kernel/base/texts.ts';

/** Single papers that HR asks of a worker, in the worker's folder. */
export const askedTexts = defineTexts({
  title: ['Pedidos e faltando', 'Asked for and missing', 'Pedidos y faltantes'],
  nothing: ['Nada foi pedido a esta pessoa.', 'Nothing is asked of this person.', 'No se pidió nada a esta persona.'],
  ask: ['Pedir documento', 'Ask for a paper', 'Pedir documento'],
  name: ['O que pedir', 'What to ask for', 'Qué pedir'],
  nameFirst: ['Escreva o que pedir', 'Write what to ask for', 'Escribe qué pedir'],
  asked: ['Pedido enviado', 'Asked for', 'Pedido enviado'],
  doubtTitle: ['Pedir mesmo assim?', 'Ask all the same?', '¿Pedir de todos modos?'],
  doubtLead: [
    (law: string) => `Olhe com atenção: ${law}. Peça só se o que você precisa é outra coisa.`,
    law => `Look carefully: ${law}. Ask only if what you need is something else.`,
    law => `Mira con atención: ${law}. Pide solo si lo que necesitas es otra cosa.`,
  ],
});
