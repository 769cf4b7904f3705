import type { SeedArticle } from '../help-articles.messages.ts';

/** The help of kits of papers, to HR. */
export const kitArticles: readonly SeedArticle[] = [
  {
    areas: ['hr'],
    kind: 'basics',
    position: 120,
    texts: {
      'pt-BR': {
        title: 'Kits de admissão e rescisão',
        body: `1. Abra Admissão e rescisão e depois Kits. Um kit é a lista do que pedir, em ordem.
2. Em Novo kit, escolha a pessoa e o kit. Ela recebe a lista e envia pelo celular.
3. Só o que espera você é um botão. Abra, veja a foto, aceite ou recuse com o motivo.

## Rescisão
Os pontos obrigatórios vêm prontos, com o prazo para pagar e entregar os papéis. Ninguém é desligado por aqui: no fim você registra o desligamento no cadastro.

## O que não pode ser pedido
O sistema recusa o que a lei proíbe e mostra a lei. A certidão criminal pede motivo e outra pessoa do RH.`,
      },
      'en-US': {
        title: 'Kits of admission and termination',
        body: `1. Open Admission and termination, then Kits. A kit is the list of what to ask for, in order.
2. In New kit, choose the person and the kit. They get the list and send from the phone.
3. Only what waits for you is a button. Open it, look at the picture, accept or refuse with the reason.

## Termination
The obligatory points are there, with the deadline for pay and papers. Nobody is dismissed here: at the end you record it in the worker’s record.

## What may not be asked
The system refuses what the law forbids and shows the law. A criminal record needs a reason and another person of HR.`,
      },
      'es-ES': {
        title: 'Kits de admisión y rescisión',
        body: `1. Abre Admisión y rescisión y luego Kits. Un kit es la lista de lo que se pide, en orden.
2. En Nuevo kit, elige la persona y el kit. Ella recibe la lista y envía desde el móvil.
3. Solo lo que te espera es un botón. Ábrelo, mira la foto, acepta o rechaza con el motivo.

## Rescisión
Los puntos obligatorios ya están, con el plazo para pagar y entregar los papeles. Nadie es cesado aquí: al final registras el cese en la ficha.

## Lo que no se puede pedir
El sistema rechaza lo que la ley prohíbe y muestra la ley. El certificado penal pide motivo y otra persona de RR. HH.`,
      },
    },
  },
];
