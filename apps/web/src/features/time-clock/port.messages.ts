import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** How a payroll clock stands, to whoever reads its months. */
export const portTexts = defineTexts({
  states: {
    funciona: ['Em funcionamento', 'Working', 'En funcionamiento'],
    indisponivel: ['Serviço indisponível', 'Service unavailable', 'Servicio no disponible'],
    desligada: ['Integração desligada', 'Integration off', 'Integración desactivada'],
  },
  readAt: [
    (day: string, time: string) => `lido em ${day} às ${time}`,
    (day, time) => `read on ${day} at ${time}`,
    (day, time) => `leído el ${day} a las ${time}`,
  ],
  copyOf: [
    (day: string, time: string) => `cópia de ${day} às ${time}`,
    (day, time) => `copy of ${day} at ${time}`,
    (day, time) => `copia del ${day} a las ${time}`,
  ],
  noCopy: ['ainda sem cópia', 'no copy yet', 'aún sin copia'],
  firstReading: ['primeira leitura em andamento', 'being read for the first time', 'primera lectura en curso'],
  downLead: [
    'O Ponto Fopag não respondeu e ainda não há cópia dos espelhos. Tentamos de novo sozinhos.',
    'Ponto Fopag did not answer, and there is no copy of the time sheets yet. We try again by ourselves.',
    'Ponto Fopag no respondió y aún no hay copia de las hojas. Lo intentamos de nuevo solos.',
  ],
  offLead: [
    'Sem a integração, justificativas só podem ser negadas.',
    'Without the integration, justifications can only be denied.',
    'Sin la integración, las justificaciones solo se pueden denegar.',
  ],
  choose: ['Escolha a empresa do Ponto Fopag', 'Choose the company of Ponto Fopag', 'Elige la empresa de Ponto Fopag'],
  chooseHint: ['Nome ou CNPJ', 'Name or CNPJ', 'Nombre o CNPJ'],
  change: ['Trocar empresa', 'Change company', 'Cambiar empresa'],
  company: word.company,
});
