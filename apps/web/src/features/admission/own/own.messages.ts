import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** The candidate's pages, in plain words. */
export const ownTexts = defineTexts({
  yours: [
    (name: string) => `Sua admissão, ${name}`,
    (name: string) => `Your admission, ${name}`,
    (name: string) => `Tu admisión, ${name}`,
  ],
  until: [
    (due: string, start: string) => `Responda tudo até ${due}. Você começa em ${start}.`,
    (due: string, start: string) => `Answer everything until ${due}. You start on ${start}.`,
    (due: string, start: string) => `Responde todo hasta el ${due}. Empiezas el ${start}.`,
  ],
  done: [
    (percent: string) => `${percent} respondido`,
    (percent: string) => `${percent} answered`,
    (percent: string) => `${percent} respondido`,
  ],
  missing: ['Falta você', 'Still yours to do', 'Te falta'],
  told: ['Já respondido', 'Already answered', 'Ya respondido'],
  change: ['Toque para ver ou mudar', 'Tap to see or change', 'Toca para ver o cambiar'],
  toAnswer: ['Falta responder', 'Not answered yet', 'Falta responder'],
  begin: ['Começar', 'Begin', 'Empezar'],
  goOn: ['Continuar', 'Go on', 'Continuar'],
  finish: ['Conferir e enviar', 'Check and send', 'Revisar y enviar'],
  back: word.back,
  step: [
    (at: number, of: number) => `Passo ${at} de ${of}`,
    (at: number, of: number) => `Step ${at} of ${of}`,
    (at: number, of: number) => `Paso ${at} de ${of}`,
  ],
  save: ['Guardar e continuar', 'Keep and go on', 'Guardar y continuar'],
  kept: [
    'Tudo fica guardado. Você pode parar e voltar depois.',
    'Everything is kept. You can stop and come back later.',
    'Todo queda guardado. Puedes parar y volver después.',
  ],
  optional: ['Se não tiver, deixe em branco.', 'Leave it empty if you have none.', 'Si no tienes, déjalo en blanco.'],
  // the notice
  noticeTitle: ['Antes de começar', 'Before you begin', 'Antes de empezar'],
  noticeWhy: ['Para que servem seus dados', 'What your data is for', 'Para qué sirven tus datos'],
  noticeWhyText: [
    (company: string) =>
      `${company} usa seus dados para registrar o seu contrato de trabalho. Ninguém mais os recebe, só quem a lei manda.`,
    (company: string) =>
      `${company} uses your data to register your contract of work. Nobody else gets them but those whom the law names.`,
    (company: string) =>
      `${company} usa tus datos para registrar tu contrato de trabajo. Nadie más los recibe, solo quien manda la ley.`,
  ],
  noticeBasis: ['Por que pode pedir', 'Why it may ask', 'Por qué puede pedirlos'],
  noticeBasisText: [
    'A lei manda informar estes dados ao governo. Raça ou cor é você quem declara, também por lei. Contar de uma deficiência é escolha sua.',
    'The law says these data must be told to the government. Race or colour is declared by you, also by law. Telling of a disability is your choice.',
    'La ley manda informar estos datos al gobierno. Raza o color lo declaras tú, también por ley. Contar una discapacidad es tu elección.',
  ],
  noticeKept: ['Por quanto tempo', 'For how long', 'Por cuánto tiempo'],
  noticeKeptText: [
    'Se você for contratado, ficam no seu cadastro. Se não for, são excluídos em 6 meses.',
    'If you are hired they stay in your record. If not, they are erased after 6 months.',
    'Si te contratan, quedan en tu ficha. Si no, se borran en 6 meses.',
  ],
  noticeAsk: ['Com quem falar', 'Whom to ask', 'Con quién hablar'],
  noticeAskText: [
    'Fale com o RH da empresa ou com o encarregado de dados dela. Você pode ver, corrigir ou desistir quando quiser.',
    'Talk to HR of the company or to its data officer. You can see, correct or give up whenever you want.',
    'Habla con RR. HH. de la empresa o con su encargado de datos. Puedes ver, corregir o desistir cuando quieras.',
  ],
  noticeRead: ['Li e quero continuar', 'I have read it, go on', 'Leí y quiero continuar'],
  // papers
  front: ['Frente', 'Front', 'Frente'],
  backSide: ['Verso', 'Back side', 'Reverso'],
  takeFront: ['Fotografar a frente', 'Take a picture of the front', 'Sacar foto del frente'],
  takeBack: ['Fotografar o verso', 'Take a picture of the back', 'Sacar foto del reverso'],
  take: ['Fotografar', 'Take a picture', 'Sacar foto'],
  file: ['Usar foto guardada ou PDF', 'Use a kept picture or a PDF', 'Usar foto guardada o PDF'],
  good: ['A foto ficou boa?', 'Is the picture good?', '¿La foto salió bien?'],
  goodFile: ['Este é o arquivo?', 'Is this the file?', '¿Es este el archivo?'],
  heic: [
    'Não dá para ver uma foto HEIC aqui. Ela vai como está, e o RH baixa para conferir.',
    'A HEIC picture can’t be shown here. It goes as it is, and HR downloads it to check.',
    'Una foto HEIC no se puede ver aquí. Va como está, y RR. HH. la descarga para revisarla.',
  ],
  thenBack: [
    (side: string) => `${side}. Depois vem o verso.`,
    (side: string) => `${side}. Then comes the back side.`,
    (side: string) => `${side}. Después viene el reverso.`,
  ],
  large: ['O tamanho da foto dá para ler', 'The picture is large enough to read', 'El tamaño de la foto permite leer'],
  small: [
    'A foto é pequena. Chegue mais perto e faça outra.',
    'The picture is small. Come closer and take another.',
    'La foto es pequeña. Acércate y saca otra.',
  ],
  corners: [
    'Veja se as quatro pontas aparecem',
    'See that all four corners show',
    'Mira que se vean las cuatro esquinas',
  ],
  letters: ['Veja se as letras estão nítidas', 'See that the letters are sharp', 'Mira que las letras estén nítidas'],
  again: ['De novo', 'Again', 'De nuevo'],
  use: ['Usar esta', 'Use it', 'Usar esta'],
  useThenBack: ['Usar e fazer o verso', 'Use it and do the back', 'Usar y hacer el reverso'],
  why: [
    (why: string) => `Por que pedimos: ${why}`,
    (why: string) => `Why we ask: ${why}`,
    (why: string) => `Por qué pedimos: ${why}`,
  ],
  notNeeded: ['Não é obrigatório.', 'It is not obligatory.', 'No es obligatorio.'],
  skip: ['Seguir sem isso', 'Go on without it', 'Seguir sin esto'],
  delivered: ['Entregue', 'Delivered', 'Entregado'],
  // a contact
  confirmLead: [
    'Mandamos um código de 6 números para ter certeza de que é seu.',
    'We send a 6-digit code to be sure that it is yours.',
    'Enviamos un código de 6 números para estar seguros de que es tuyo.',
  ],
  sendCode: ['Enviar código', 'Send the code', 'Enviar código'],
  codeOnItsWay: ['O código está a caminho.', 'The code is on its way.', 'El código está en camino.'],
  confirmed: ['Contato confirmado', 'Contact confirmed', 'Contacto confirmado'],
  otherContact: ['Corrigir este contato', 'Correct this contact', 'Corregir este contacto'],
  // dependants
  dependants: ['Alguém depende de você?', 'Does anybody depend on you?', '¿Alguien depende de ti?'],
  dependantsLead: [
    'Filhos, cônjuge, pais. Conta para o imposto de renda e o salário-família.',
    'Children, spouse, parents. It counts for income tax and family allowance.',
    'Hijos, cónyuge, padres. Cuenta para el impuesto a la renta y el salario familiar.',
  ],
  addOne: ['Incluir pessoa', 'Add a person', 'Incluir persona'],
  removeOne: [
    (name: string) => `Remover ${name || 'pessoa'}`,
    (name: string) => `Take out ${name || 'this person'}`,
    (name: string) => `Quitar ${name || 'persona'}`,
  ],
  nobody: ['Ninguém depende de mim', 'Nobody depends on me', 'Nadie depende de mí'],
  kinship: ['Parentesco', 'Kinship', 'Parentesco'],
  counts: ['Conta para', 'Counts for', 'Cuenta para'],
  // the end
  endTitle: ['Confira e envie', 'Check and send', 'Revisa y envía'],
  endMissing: [
    (n: number) => pt(n, 'resposta falta', 'respostas faltam'),
    (n: number) => en(n, 'answer is missing', 'answers are missing'),
    (n: number) => es(n, 'respuesta falta', 'respuestas faltan'),
  ],
  truth: ['Tudo o que respondi é verdade.', 'All that I answered is true.', 'Todo lo que respondí es verdad.'],
  send: ['Enviar ao RH', 'Send to HR', 'Enviar a RR. HH.'],
  truthFirst: [
    'Marque que é verdade para enviar.',
    'Tick that it is true to send.',
    'Marca que es verdad para enviar.',
  ],
  // where it stands
  sent: ['Pronto, enviado!', 'Done, it is sent!', '¡Listo, enviado!'],
  sentLead: [
    'O RH vai conferir. Se faltar algo, você recebe uma mensagem.',
    'HR will check it. If something is missing you get a message.',
    'RR. HH. lo revisará. Si falta algo, recibes un mensaje.',
  ],
  approved: ['Está tudo certo', 'Everything is fine', 'Todo está bien'],
  approvedLead: [
    (start: string) => `O RH aprovou seus dados. Você começa em ${start}.`,
    (start: string) => `HR approved your data. You start on ${start}.`,
    (start: string) => `RR. HH. aprobó tus datos. Empiezas el ${start}.`,
  ],
  over: ['Esta admissão foi encerrada', 'This admission is over', 'Esta admisión terminó'],
  overLead: ['Fale com o RH se foi engano.', 'Talk to HR if this is a mistake.', 'Habla con RR. HH. si es un error.'],
});
