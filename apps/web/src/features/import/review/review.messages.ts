import { defineTexts, type TextsIn } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const reviewTexts = defineTexts({
  title: ['Conferir documentos', 'Review documents', 'Revisar documentos'],
  back: ['Voltar para importações', 'Back to imports', 'Volver a importaciones'],
  queue: ['Documentos para conferir', 'Documents to review', 'Documentos por revisar'],
  page: ['Página do arquivo', 'Page of the file', 'Página del archivo'],
  picture: ['Imagem da página', 'Picture of the page', 'Imagen de la página'],
  read: ['O que lemos na página', 'What was read on the page', 'Lo que leímos en la página'],
  fields: ['Campos do documento', 'Fields of the document', 'Campos del documento'],
  findings: ['Problemas', 'Problems', 'Problemas'],
  previous: ['Documento anterior', 'Previous document', 'Documento anterior'],
  next: ['Próximo documento', 'Next document', 'Documento siguiente'],
  zoomIn: ['Aumentar', 'Zoom in', 'Ampliar'],
  zoomOut: ['Diminuir', 'Zoom out', 'Reducir'],
  fit: ['Ajustar', 'Fit', 'Ajustar'],
  noPage: ['Arquivo sem páginas', 'File without pages', 'Archivo sin páginas'],
  noPageLead: [
    'Este arquivo é uma tabela ou um texto. Confira os valores lidos ao lado.',
    'This file is a table or a text. Check the values read beside it.',
    'Este archivo es una tabla o un texto. Revise los valores leídos al lado.',
  ],
  noPicture: [
    'Não deu para mostrar a página. Os valores lidos estão ao lado.',
    'The page can not be shown. The values read are beside it.',
    'No se puede mostrar la página. Los valores leídos están al lado.',
  ],
  drawing: ['Abrindo a página', 'Opening the page', 'Abriendo la página'],
  copy: ['2ª via igual, não conta', '2nd copy alike, not counted', '2ª copia igual, no cuenta'],
  decisions: {
    confirmado: ['Conferido', 'Reviewed', 'Revisado'],
    substituir: ['Substitui o publicado', 'Replaces the published one', 'Sustituye al publicado'],
    manter: ['Fica ao lado do publicado', 'Stays beside the published one', 'Queda junto al publicado'],
    ignorado: ['Ignorado', 'Ignored', 'Ignorado'],
    separado: ['Separado em partes', 'Split into parts', 'Separado en partes'],
    arquivado: ['Arquivado', 'Filed', 'Archivado'],
  },
  decidedBy: [
    (who: string, when: string) => `por ${who}, ${when}`,
    (who, when) => `by ${who}, ${when}`,
    (who, when) => `por ${who}, ${when}`,
  ],
  same: ['igual', 'same', 'igual'],
  sameIgnored: [
    (n: number) => (n > 1 ? `Igual ao publicado: ignorar (${n})` : 'Igual ao publicado: ignorar'),
    n => (n > 1 ? `Same as published: ignore (${n})` : 'Same as published: ignore'),
    n => (n > 1 ? `Igual al publicado: ignorar (${n})` : 'Igual al publicado: ignorar'),
  ],
  manyDone: [
    (n: number) => (n === 1 ? '1 conferido' : `${n} conferidos`),
    n => `${n} reviewed`,
    n => (n === 1 ? '1 revisado' : `${n} revisados`),
  ],
  manyIgnored: [
    (n: number) => (n === 1 ? '1 ignorado' : `${n} ignorados`),
    n => `${n} ignored`,
    n => (n === 1 ? '1 ignorado' : `${n} ignorados`),
  ],
  manyUndone: [
    (n: number) => (n === 1 ? '1 documento volta a esperar' : `${n} documentos voltam a esperar`),
    n => (n === 1 ? '1 document waits again' : `${n} documents wait again`),
    n => (n === 1 ? '1 documento vuelve a esperar' : `${n} documentos vuelven a esperar`),
  ],
  mayNot: [
    'Seu perfil só consulta. Quem edita importações confere.',
    'Your profile only reads. Who edits imports reviews.',
    'Su perfil solo consulta. Quien edita importaciones revisa.',
  ],
  reopen: ['Reabrir', 'Reopen', 'Reabrir'],
  ignore: ['Ignorar', 'Ignore', 'Ignorar'],
  correct: ['Corrigir', 'Correct', 'Corregir'],
  confirm: ['Confirmar e ir ao próximo', 'Confirm and go on', 'Confirmar y seguir'],
  undo: word.undo,
  allDone: ['Tudo conferido', 'All reviewed', 'Todo revisado'],
  toRelease: ['Ir para a liberação', 'Go to the release', 'Ir a la liberación'],
  nothingFound: [
    'Nada a corrigir. Confirme para liberar este recibo.',
    'Nothing to correct. Confirm to release this payslip.',
    'Nada que corregir. Confirme para liberar este recibo.',
  ],
  inDoubt: ['com dúvida', 'in doubt', 'en duda'],
  notRead: ['não lido', 'not read', 'no leído'],
  notAmount: ['Escreva um valor, como 47,22', 'Write an amount, such as 47.22', 'Escriba un importe, como 47,22'],
  whichDay: ['Crédito', 'Day of credit', 'Día del abono'],
  dayOptional: [
    'Pode ser liberado sem o dia: o trabalhador só vê o dia que você informar.',
    'It can be released without the day: the worker only sees the day you set.',
    'Se puede liberar sin el día: el trabajador solo ve el día que indiques.',
  ],
  farDay: [
    'Este dia está longe demais do mês',
    'This day is too far from the month',
    'Este día está demasiado lejos del mes',
  ],
  owner: ['De quem é', 'Whose it is', 'De quién es'],
  nobody: [
    'Nenhum trabalhador combina com este recibo.',
    'No worker matches this payslip.',
    'Ninguna persona coincide con este recibo.',
  ],
  choose: ['Escolha o trabalhador', 'Choose the worker', 'Elija a la persona'],
  otherPerson: ['Outra pessoa', 'Another person', 'Otra persona'],
  change: word.change,
  inactive: ['Desligado(a)', 'No longer employed', 'Ya no trabaja aquí'],
  register: ['Cadastrar com este recibo', 'Register with this payslip', 'Registrar con este recibo'],
  registerAll: ['Cadastrar todos os parecidos', 'Register all alike', 'Registrar todas las parecidas'],
  searchWorker: ['Buscar trabalhador', 'Search worker', 'Buscar persona'],
  searchWorkerHint: word.nameOrRegistration,
  found: ['Trabalhadores encontrados', 'Workers found', 'Personas encontradas'],
  nobodyFound: [
    'Ninguém com esse nome ou matrícula.',
    'Nobody with this name or registration.',
    'Nadie con ese nombre o matrícula.',
  ],
  field: ['Campo', 'Field', 'Campo'],
  thisFile: ['Este arquivo', 'This file', 'Este archivo'],
  existing: [
    'O que fazer com o recibo que já existe',
    'What to do with the payslip that exists',
    'Qué hacer con el recibo que ya existe',
  ],
  sameForAll: [
    'Fazer o mesmo com todos os que só esperam por isto',
    'Do the same with all that wait for this alone',
    'Hacer lo mismo con todos los que solo esperan por esto',
  ],
  sameDay: ['Mesmo dia para vários', 'Same day for several', 'El mismo día para varios'],
  daysTitle: ['Um dia para vários documentos', 'One day for several documents', 'Un día para varios documentos'],
  daysLead: [
    'O dia vale para os marcados. O que já foi conferido fica como está.',
    'The day holds for those checked. What was already reviewed stays as it is.',
    'El día vale para los marcados. Lo que ya se revisó queda como está.',
  ],
  daysAll: ['Todos os que estão em dúvida', 'All that are in doubt', 'Todos los que están en duda'],
  daysSet: [
    (count: string, n: number) => (n === 1 ? 'Definir em 1' : `Definir em ${count}`),
    (count, n) => (n === 1 ? 'Set for 1' : `Set for ${count}`),
    (count, n) => (n === 1 ? 'Definir en 1' : `Definir en ${count}`),
  ],
  daysDone: [
    (count: number, held: number) =>
      [
        count === 1 ? 'Dia definido em 1 documento' : `Dia definido em ${count} documentos`,
        held > 0 && (held === 1 ? '1 está com outra pessoa' : `${held} estão com outra pessoa`),
      ]
        .filter(Boolean)
        .join('. '),
    (count, held) =>
      [
        count === 1 ? 'Day set for 1 document' : `Day set for ${count} documents`,
        held > 0 && (held === 1 ? '1 is with somebody else' : `${held} are with somebody else`),
      ]
        .filter(Boolean)
        .join('. '),
    (count, held) =>
      [
        count === 1 ? 'Día definido en 1 documento' : `Día definido en ${count} documentos`,
        held > 0 && (held === 1 ? '1 está con otra persona' : `${held} están con otra persona`),
      ]
        .filter(Boolean)
        .join('. '),
  ],
  daysUndone: [
    (count: number) =>
      count === 1 ? '1 documento voltou a esperar o dia' : `${count} documentos voltaram a esperar o dia`,
    count => (count === 1 ? '1 document waits for its day again' : `${count} documents wait for their day again`),
    count => (count === 1 ? '1 documento vuelve a esperar el día' : `${count} documentos vuelven a esperar el día`),
  ],
  whatIsIt: ['O que é esta página?', 'What is this page?', '¿Qué es esta página?'],
  line: ['Verba', 'Item', 'Concepto'],
  addLine: ['Incluir verba', 'Add item', 'Añadir concepto'],
  more: [(n: number) => `mais ${n}`, n => `${n} more`, n => `${n} más`],
  of: [(total: string) => `de ${total}`, total => `of ${total}`, total => `de ${total}`],
  progress: [
    (done: number, total: number) => `${done} de ${total} documentos conferidos`,
    (done, total) => `${done} of ${total} documents reviewed`,
    (done, total) => `${done} de ${total} documentos revisados`,
  ],
  heldBy: [
    (name: string) => `${name} está conferindo`,
    name => `${name} is reviewing it`,
    name => `${name} lo está revisando`,
  ],
  // a row of a table stands on none
  pages: [
    (pages: readonly number[]) =>
      pages.length === 0 ? 'Sem nome' : pages.length > 1 ? `Páginas ${pages.join(', ')}` : `Página ${pages[0]}`,
    pages => (pages.length === 0 ? 'No name' : pages.length > 1 ? `Pages ${pages.join(', ')}` : `Page ${pages[0]}`),
    pages =>
      pages.length === 0 ? 'Sin nombre' : pages.length > 1 ? `Páginas ${pages.join(', ')}` : `Página ${pages[0]}`,
  ],
  pictureOf: [
    (page: number) => `Página ${page} do arquivo`,
    page => `Page ${page} of the file`,
    page => `Página ${page} del archivo`,
  ],
  ofOthers: [
    (count: number) =>
      count === 1
        ? '1 documento é de outra empresa e fica para o RH dela.'
        : `${count} documentos são de outras empresas e ficam para o RH delas.`,
    count =>
      count === 1
        ? '1 document is of another company and stays for its HR.'
        : `${count} documents are of other companies and stay for their HR.`,
    count =>
      count === 1
        ? '1 documento es de otra empresa y queda para su RR. HH.'
        : `${count} documentos son de otras empresas y quedan para su RR. HH.`,
  ],
  allDoneLead: [
    (count: number) => `${count === 1 ? '1 documento conferido' : `${count} documentos conferidos`}. Falta liberar.`,
    count => `${count === 1 ? '1 document reviewed' : `${count} documents reviewed`}. The release is left.`,
    count => `${count === 1 ? '1 documento revisado' : `${count} documentos revisados`}. Falta liberar.`,
  ],
  ignored: [
    (name: string) => `${name} fica fora da publicação`,
    name => `${name} stays out of the publication`,
    name => `${name} queda fuera de la publicación`,
  ],
  valueOf: [(name: string) => `Valor de ${name}`, name => `Amount of ${name}`, name => `Importe de ${name}`],
  use: [(value: string) => `Usar ${value}`, value => `Use ${value}`, value => `Usar ${value}`],
  closes: [
    (value: string) => `Com ${value} a conta fecha.`,
    value => `With ${value} the sum closes.`,
    value => `Con ${value} la cuenta cierra.`,
  ],
  ofCompany: [
    (registration: string, company: string) => `Matrícula ${registration} · ${company}`,
    (registration, company) => `Registration ${registration} · ${company}`,
    (registration, company) => `Matrícula ${registration} · ${company}`,
  ],
  registered: [
    (count: number) => (count === 1 ? '1 trabalhador cadastrado' : `${count} trabalhadores cadastrados`),
    count => (count === 1 ? '1 worker registered' : `${count} workers registered`),
    count => (count === 1 ? '1 persona registrada' : `${count} personas registradas`),
  ],
  publishedOn: [(day: string) => `Publicado ${day}`, day => `Published ${day}`, day => `Publicado ${day}`],
  lines: [
    (count: number) => (count === 1 ? '1 verba' : `${count} verbas`),
    count => (count === 1 ? '1 item' : `${count} items`),
    count => (count === 1 ? '1 concepto' : `${count} conceptos`),
  ],
  lineName: [(at: number) => `Nome da verba ${at}`, at => `Name of item ${at}`, at => `Nombre del concepto ${at}`],
  lineEarnings: [(name: string) => `Provento de ${name}`, name => `Earnings of ${name}`, name => `Haber de ${name}`],
  lineDeductions: [
    (name: string) => `Desconto de ${name}`,
    name => `Deductions of ${name}`,
    name => `Descuento de ${name}`,
  ],
  removeLine: [(name: string) => `Remover ${name}`, name => `Remove ${name}`, name => `Quitar ${name}`],
  agrees: {
    cpf: ['CPF igual', 'Same CPF', 'CPF igual'],
    registration: ['Matrícula igual', 'Same registration', 'Matrícula igual'],
    pis: ['PIS igual', 'Same PIS', 'PIS igual'],
    name: ['Nome igual', 'Same name', 'Nombre igual'],
  },
  differs: {
    cpf: ['CPF diferente', 'Other CPF', 'CPF distinto'],
    registration: ['Matrícula diferente', 'Other registration', 'Matrícula distinta'],
    pis: ['PIS diferente', 'Other PIS', 'PIS distinto'],
    name: ['Nome diferente', 'Other name', 'Nombre distinto'],
  },
  causes: {
    soma: ['A soma não bate', 'The sum does not close', 'La suma no cuadra'],
    dono: ['Mais de um trabalhador possível', 'More than one possible worker', 'Más de una persona posible'],
    semTrabalhador: ['Sem trabalhador', 'No worker', 'Sin persona'],
    jaExiste: ['Já existe neste mês', 'Exists this month', 'Ya existe en este mes'],
    mes: ['Mês em dúvida', 'Month in doubt', 'Mes en duda'],
    empresa: ['Empresa em dúvida', 'Company in doubt', 'Empresa en duda'],
    outro: ['Outras dúvidas', 'Other doubts', 'Otras dudas'],
    naoReconhecido: ['Não reconhecidas', 'Not recognised', 'No reconocidas'],
    dia: ['Crédito em dúvida', 'Day of credit in doubt', 'Día de abono en duda'],
  },
  questions: {
    soma: ['A conta não fecha', 'The sum does not close', 'La cuenta no cierra'],
    dono: ['De quem é este recibo?', 'Whose payslip is this?', '¿De quién es este recibo?'],
    semTrabalhador: ['Quem é este trabalhador?', 'Who is this worker?', '¿Quién es esta persona?'],
    jaExiste: ['Já existe um recibo deste mês', 'A payslip of this month exists', 'Ya existe un recibo de este mes'],
    mes: ['De que mês é?', 'Which month is it?', '¿De qué mes es?'],
    empresa: ['De que empresa é?', 'Which company is it?', '¿De qué empresa es?'],
    outro: ['Confira este documento', 'Check this document', 'Revise este documento'],
    naoReconhecido: ['O que é esta página?', 'What is this page?', '¿Qué es esta página?'],
    dia: ['Em que dia o valor é creditado?', 'On which day is the amount credited?', '¿Qué día se abona el valor?'],
  },
  values: {
    nome: word.name,
    cpf: word.cpf,
    matricula: word.registration,
    cnpj: word.cnpj,
    empresa: word.company,
    mes: ['Mês', 'Month', 'Mes'],
    especie: word.kind,
    dataPagamento: ['Crédito', 'Day of credit', 'Día del abono'],
    totalVencimentos: ['Proventos', 'Earnings', 'Haberes'],
    totalDescontos: word.deductions,
    liquido: word.net,
  },
  existingChoices: {
    substituir: ['Substituir o que existe', 'Replace what exists', 'Sustituir lo que existe'],
    manter: ['Manter os dois', 'Keep both', 'Mantener los dos'],
  },
  types: {
    1: word.payslip,
    2: word.benefit,
    3: ['Informe de rendimentos', 'Income statement', 'Informe de rendimientos'],
    6: word.employeeRecord,
    7: ['Espelho de ponto', 'Time sheet', 'Registro de jornada'],
    9: ['Outro documento', 'Other document', 'Otro documento'],
  },
  obstacles: {
    others: [
      () => 'Separe a página ou diga por que são citadas',
      () => 'Split the page or say why they are named',
      () => 'Separe la página o diga por qué se las nombra',
    ],
    sums: [() => 'Acerte a conta', () => 'Make the sum close', () => 'Cuadre la cuenta'],
    month: [() => 'Informe o mês', () => 'Say the month', () => 'Indique el mes'],
    day: [() => 'Acerte o dia', () => 'Correct the day', () => 'Corrige el día'],
    kind: [() => 'Informe o tipo', () => 'Say the kind', () => 'Indique el tipo'],
    worker: [() => 'Escolha o trabalhador', () => 'Choose the worker', () => 'Elija a la persona'],
    existing: [() => 'Substituir ou manter?', () => 'Replace or keep?', () => '¿Sustituir o mantener?'],
    type: [() => 'Diga o que é a página', () => 'Say what the page is', () => 'Diga qué es la página'],
    reserved: [
      (who: string) => `${who} está neste documento`,
      who => `${who} is at this document`,
      who => `${who} está en este documento`,
    ],
  },
  keys: {
    move: ['mudar de documento', 'change document', 'cambiar de documento'],
    choose: ['escolher', 'choose', 'elegir'],
    use: ['usar sugestão', 'use suggestion', 'usar sugerencia'],
    day: ['dia de crédito', 'day of credit', 'día del abono'],
    correct: ['corrigir', 'correct', 'corregir'],
    ignore: ['ignorar', 'ignore', 'ignorar'],
    confirm: ['confirmar', 'confirm', 'confirmar'],
  },
});

export type ReviewTexts = TextsIn<typeof reviewTexts>;
