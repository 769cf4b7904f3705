import type { SeedArticle } from './help-articles.messages.ts';

/** The help of the service desk: to who asks, and to who answers. */
export const deskArticles: readonly SeedArticle[] = [
  {
    areas: ['worker'],
    kind: 'basics',
    position: 90,
    texts: {
      'pt-BR': {
        title: 'Como falar com o RH',
        body: `1. Abra Fale com o RH.
2. Escolha o assunto e conte o que você precisa. Dá para anexar até cinco arquivos.
3. Toque em Enviar. O atendimento ganha um número, como A-2026-000045.

A resposta aparece em Atendimento, e você é avisado. Quando o RH espera você, o prazo fica parado até a sua resposta.

## Depois da resposta final
Você pode avaliar de 1 a 5, o que encerra o atendimento. Se ainda falta algo, reabra em até 7 dias.

## Assuntos sigilosos
Só o grupo que cuida do assunto lê a conversa. Gestores e o resto do RH não veem.`,
      },
      'en-US': {
        title: 'How to talk to HR',
        body: `1. Open Talk to HR.
2. Choose the subject and tell what you need. You can attach up to five files.
3. Tap Send. The ticket gets a number, like A-2026-000045.

The answer appears in Service desk, and you are told. While HR waits for you, the clock stands until you answer.

## After the final answer
You can rate it from 1 to 5, which closes the ticket. If something is missing, reopen it within 7 days.

## Confidential subjects
Only the group that looks after the subject reads the conversation. Managers and the rest of HR don't see it.`,
      },
      'es-ES': {
        title: 'Cómo hablar con RR. HH.',
        body: `1. Abre Habla con RR. HH.
2. Elige el asunto y cuenta lo que necesitas. Puedes adjuntar hasta cinco archivos.
3. Toca Enviar. La atención recibe un número, como A-2026-000045.

La respuesta aparece en Atención, y te avisamos. Mientras RR. HH. te espera, el plazo está parado hasta tu respuesta.

## Después de la respuesta final
Puedes valorar de 1 a 5, lo que cierra la atención. Si aún falta algo, reábrela en 7 días.

## Asuntos confidenciales
Solo el grupo que cuida el asunto lee la conversación. Los gestores y el resto de RR. HH. no la ven.`,
      },
    },
  },
  {
    areas: ['hr'],
    kind: 'basics',
    position: 100,
    texts: {
      'pt-BR': {
        title: 'Como funciona o atendimento',
        body: `1. A fila mostra primeiro o que está atrasado. Abra um atendimento e toque em Assumir.
2. Escreva a resposta, ou escolha uma resposta pronta.
3. Responder continua a conversa. Perguntar e aguardar para o prazo até o trabalhador responder. Responder e resolver termina.

Uma nota interna só o RH lê. Ela nunca vai para o trabalhador.

## Prazos
Contam só os minutos dentro do horário do atendimento, fora dos feriados. Cada categoria tem o tempo da primeira resposta e o da solução. Urgente vale a metade.

## Categorias sigilosas
Só quem responde a categoria vê os atendimentos dela. Uma categoria sigilosa continua sigilosa.`,
      },
      'en-US': {
        title: 'How the service desk works',
        body: `1. The queue shows what is overdue first. Open a ticket and choose Take.
2. Write the answer, or choose a prepared one.
3. Answer goes on with the conversation. Ask and wait stops the clock until the worker answers. Answer and solve ends it.

Only HR reads an internal note. It never goes to the worker.

## Deadlines
Only minutes within the desk's hours count, holidays left out. Each category has the time of the first answer and that of the solution. Urgent is half of it.

## Confidential categories
Only who answers the category sees its tickets. A confidential category stays confidential.`,
      },
      'es-ES': {
        title: 'Cómo funciona la atención',
        body: `1. La cola muestra primero lo atrasado. Abre una atención y elige Asumir.
2. Escribe la respuesta, o elige una preparada.
3. Responder continúa la conversación. Preguntar y esperar para el plazo hasta que el trabajador responda. Responder y resolver termina.

Una nota interna solo la lee RR. HH. Nunca llega al trabajador.

## Plazos
Cuentan solo los minutos dentro del horario de atención, sin los festivos. Cada categoría tiene el tiempo de la primera respuesta y el de la solución. Urgente vale la mitad.

## Categorías confidenciales
Solo quien responde la categoría ve sus atenciones. Una categoría confidencial sigue confidencial.`,
      },
    },
  },
];
