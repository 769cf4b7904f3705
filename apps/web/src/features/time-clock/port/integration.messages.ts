import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** HR's settings of a payroll clock, and what waits to be told to it. */
export const integrationTexts = defineTexts({
  title: ['Integração com o Ponto Fopag', 'Integration with Ponto Fopag', 'Integración con Ponto Fopag'],
  lead: [
    'De onde vêm os espelhos de cada empresa e o que espera resposta.',
    'Where the time sheets of each company come from, and what waits for an answer.',
    'De dónde vienen las hojas de cada empresa y qué espera respuesta.',
  ],
  company: word.company,
  chooseFirst: ['Escolha a empresa', 'Choose the company', 'Elige la empresa'],
  noCompany: ['Nenhuma empresa usa o Ponto Fopag', 'No company uses Ponto Fopag', 'Ninguna empresa usa Ponto Fopag'],
  noCompanyLead: [
    'O tipo de ponto muda nas configurações da empresa.',
    'The kind of time clock is changed in the company’s settings.',
    'El tipo de fichaje se cambia en la configuración de la empresa.',
  ],
  settings: ['Conexão', 'Connection', 'Conexión'],
  adapter: ['Adaptador', 'Adapter', 'Adaptador'],
  chooseAdapter: ['Escolha o adaptador', 'Choose the adapter', 'Elige el adaptador'],
  double: ['Simulador (demonstração)', 'Simulator (demonstration)', 'Simulador (demostración)'],
  noAdapter: [
    'Esta instalação não tem adaptador. Sem um, justificativas só podem ser negadas.',
    'This installation has no adapter. Without one, justifications can only be denied.',
    'Esta instalación no tiene adaptador. Sin uno, las justificaciones solo se pueden denegar.',
  ],
  code: [
    'Código da empresa no Ponto Fopag',
    'The company’s code in Ponto Fopag',
    'Código de la empresa en Ponto Fopag',
  ],
  codeHelp: [
    'Como o outro sistema chama esta empresa',
    'What the other system calls this company',
    'Cómo llama el otro sistema a esta empresa',
  ],
  active: ['Integração ligada', 'Integration on', 'Integración activa'],
  activeLead: [
    'Desligada: os espelhos já copiados ficam, e justificativas só podem ser negadas.',
    'Off: time sheets that were copied stay, and justifications can only be denied.',
    'Desactivada: las hojas copiadas quedan, y las justificaciones solo se pueden denegar.',
  ],
  adapterFirst: ['Escolha o adaptador', 'Choose the adapter', 'Elige el adaptador'],
  codeFirst: ['Escreva o código da empresa', 'Write the company’s code', 'Escribe el código de la empresa'],
  changed: ['Há mudanças por salvar', 'There are changes to save', 'Hay cambios por guardar'],
  unchanged: ['Nada mudou ainda', 'Nothing has changed yet', 'Nada ha cambiado aún'],
  save: word.save,
  discard: word.discard,
  saved: ['Integração salva', 'Integration saved', 'Integración guardada'],
  stale: ['Alguém salvou antes', 'Somebody saved first', 'Alguien guardó antes'],
  staleLead: [
    'Outra pessoa mudou esta integração enquanto você editava.',
    'Somebody else changed this integration while you were editing.',
    'Otra persona cambió esta integración mientras editabas.',
  ],
  seeTheirs: ['Ver o que mudou', 'See what changed', 'Ver qué cambió'],
  queue: ['Esperando o Ponto Fopag', 'Waiting for Ponto Fopag', 'Esperando a Ponto Fopag'],
  tryNow: ['Tentar agora', 'Try now', 'Intentar ahora'],
  tried: ['Tentando de novo', 'Trying again', 'Intentando de nuevo'],
  empty: ['Nada espera resposta', 'Nothing waits for an answer', 'Nada espera respuesta'],
  acts: {
    pedido: ['Justificativa feita', 'Justification made', 'Justificación hecha'],
    decisao: ['Decisão da justificativa', 'Decision on a justification', 'Decisión de la justificación'],
    espelho: ['Decisão do espelho', 'Decision on a time sheet', 'Decisión de la hoja'],
  },
  failures: {
    indisponivel: ['o serviço não respondeu', 'the service did not answer', 'el servicio no respondió'],
    demorou: [
      'a resposta passou de 10 segundos',
      'the answer took over 10 seconds',
      'la respuesta pasó de 10 segundos',
    ],
    recusou: ['o Ponto Fopag recusou', 'Ponto Fopag refused', 'Ponto Fopag rechazó'],
  },
  waiting: ['Esperando', 'Waiting', 'Esperando'],
  refused: ['Recusado', 'Refused', 'Rechazado'],
  tries: [
    (count: number) => pt(count, 'tentativa', 'tentativas'),
    count => en(count, 'try', 'tries'),
    count => es(count, 'intento', 'intentos'),
  ],
  next: [(at: string) => `próxima ${at}`, at => `next ${at}`, at => `próximo ${at}`],
  since: [(at: string) => `desde ${at}`, at => `since ${at}`, at => `desde ${at}`],
});
