import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Many requests decided at once. */
export const manyTexts = defineTexts({
  title: ['Decidir vários pedidos', 'Decide several requests', 'Decidir varias solicitudes'],
  lead: [
    'Escolha até 200 e decida de uma vez.',
    'Choose up to 200 and decide them at once.',
    'Elige hasta 200 y decide de una vez.',
  ],
  search: word.searchWorker,
  searchHint: ['Nome ou código', 'Name or code', 'Nombre o código'],
  state: ['Situação', 'State', 'Estado'],
  due: ['Prazo', 'Deadline', 'Plazo'],
  worker: word.worker,
  what: ['Pedido', 'Request', 'Solicitud'],
  sent: ['Enviado', 'Sent', 'Enviada'],
  found: [
    (count: number) => pt(count, 'pedido', 'pedidos'),
    count => en(count, 'request', 'requests'),
    count => es(count, 'solicitud', 'solicitudes'),
  ],
  chooseAll: [
    (count: string) => `Escolher todos os ${count} deste filtro`,
    count => `Choose all ${count} of this filter`,
    count => `Elegir las ${count} de este filtro`,
  ],
  allChosen: [
    (count: string) => `Todos os ${count} deste filtro estão escolhidos`,
    count => `All ${count} of this filter are chosen`,
    count => `Las ${count} de este filtro están elegidas`,
  ],
  tooMany: [
    (count: string) => `O filtro acha ${count}. Decida até 200 por vez: diminua o filtro.`,
    count => `The filter finds ${count}. Decide up to 200 at a time: narrow the filter.`,
    count => `El filtro encuentra ${count}. Decide hasta 200 por vez: reduce el filtro.`,
  ],
  ask: {
    aprova: [
      (count: number) => `Aprovar ${pt(count, 'pedido', 'pedidos')}?`,
      count => `Approve ${en(count, 'request', 'requests')}?`,
      count => `¿Aprobar ${es(count, 'solicitud', 'solicitudes')}?`,
    ],
    nega: [
      (count: number) => `Negar ${pt(count, 'pedido', 'pedidos')}?`,
      count => `Deny ${en(count, 'request', 'requests')}?`,
      count => `¿Denegar ${es(count, 'solicitud', 'solicitudes')}?`,
    ],
    finaliza: [
      (count: number) => `Finalizar ${pt(count, 'pedido', 'pedidos')}?`,
      count => `Finish ${en(count, 'request', 'requests')}?`,
      count => `¿Finalizar ${es(count, 'solicitud', 'solicitudes')}?`,
    ],
  },
  leads: {
    aprova: [
      'Cada um segue as regras da decisão única. O que não puder fica como está, com a razão.',
      'Each follows the rules of a single decision. What can’t be decided stays, with its reason.',
      'Cada una sigue las reglas de la decisión única. Lo que no se pueda queda igual, con su razón.',
    ],
    nega: [
      'Cada pessoa abaixo lê este motivo, e também quem já aprovou.',
      'Each person below reads this reason, and so does who approved before.',
      'Cada persona de abajo lee este motivo, y también quien ya aprobó.',
    ],
    finaliza: [
      'Depois disso nada muda mais nestes pedidos.',
      'After that nothing changes in these requests any more.',
      'Después de esto nada más cambia en estas solicitudes.',
    ],
  },
  who: ['Quem recebe', 'Who gets it', 'Quién lo recibe'],
  more: [(count: string) => `e mais ${count}`, count => `and ${count} more`, count => `y ${count} más`],
  recent: ['Seus últimos motivos', 'Your last reasons', 'Tus últimos motivos'],
  result: ['Resultado da decisão', 'Result of the decision', 'Resultado de la decisión'],
  running: ['Decidindo', 'Deciding', 'Decidiendo'],
  summary: [
    (done: string, refused: string) => `Decididos: ${done}. Ficaram como estavam: ${refused}.`,
    (done, refused) => `Decided: ${done}. Stayed as they were: ${refused}.`,
    (done, refused) => `Decididas: ${done}. Quedaron igual: ${refused}.`,
  ],
  outcome: ['Resultado', 'Result', 'Resultado'],
  outcomes: {
    waiting: ['Na fila', 'Queued', 'En cola'],
    done: ['Decidido', 'Decided', 'Decidida'],
    refused: ['Ficou como estava', 'Stayed as it was', 'Quedó igual'],
  },
  reason: word.reason,
  unknown: ['Pedido não encontrado', 'Request not found', 'Solicitud no encontrada'],
  toList: ['Voltar para os pedidos', 'Back to the requests', 'Volver a las solicitudes'],
});
