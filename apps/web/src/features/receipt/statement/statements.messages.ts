import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** HR's income statements. */
export const statementTexts = defineTexts({
  title: ['Informes de rendimentos', 'Income statements', 'Certificados de ingresos'],
  lead: [(year: string) => `Ano-calendário ${year}`, year => `Calendar year ${year}`, year => `Año ${year}`],
  everything: ['Todos os anos', 'All years', 'Todos los años'],
  import: ['Importar informes', 'Import statements', 'Importar certificados'],
  switchYear: ['Mostrar ou esconder um ano', 'Turn the year on or off', 'Activar o desactivar el año'],
  switchTitle: [
    'Informes do ano para os trabalhadores',
    'The year’s statements for the workers',
    'Certificados del año para los trabajadores',
  ],
  switchLead: [
    'Vale para todos os informes da empresa e do ano. Ao ligar, quem passa a ver é avisado.',
    'Holds for all statements of the company and year. Turned on, those who now see one are told.',
    'Vale para todos los certificados de la empresa y del año. Al activar, se avisa a quien pasa a verlo.',
  ],
  turnOn: ['Mostrar aos trabalhadores', 'Show to the workers', 'Mostrar a los trabajadores'],
  turnOff: ['Esconder dos trabalhadores', 'Hide from the workers', 'Ocultar a los trabajadores'],
  sureOn: [
    (year: number, company: string) => `Mostrar os informes de ${year} de ${company}?`,
    (year, company) => `Show the ${year} statements of ${company}?`,
    (year, company) => `¿Mostrar los informes de ${year} de ${company}?`,
  ],
  sureOff: [
    (year: number, company: string) => `Esconder os informes de ${year} de ${company}?`,
    (year, company) => `Hide the ${year} statements of ${company}?`,
    (year, company) => `¿Ocultar los informes de ${year} de ${company}?`,
  ],
  onAll: [
    'Todos os trabalhadores da empresa passam a ver o informe do ano, e quem não via é avisado.',
    'All workers of the company will see their statement of the year, and those who did not are told.',
    'Todos los trabajadores de la empresa verán el informe del año, y se avisa a quien no lo veía.',
  ],
  offAll: [
    'Todos os trabalhadores da empresa deixam de ver o informe do ano.',
    'All workers of the company will no longer see their statement of the year.',
    'Todos los trabajadores de la empresa dejan de ver el informe del año.',
  ],
  switchOne: [(name: string) => `Informe de ${name}`, name => `Statement of ${name}`, name => `Certificado de ${name}`],
  onOne: [
    'A pessoa passa a ver o informe e é avisada.',
    'The person sees the statement from now on and is told.',
    'La persona pasa a ver el certificado y se le avisa.',
  ],
  offOne: [
    'A pessoa deixa de ver o informe.',
    'The person no longer sees the statement.',
    'La persona deja de ver el certificado.',
  ],
  switched: [
    (count: number) => (count === 0 ? 'Nada mudou' : pt(count, 'informe mudou', 'informes mudaram')),
    count => (count === 0 ? 'Nothing changed' : en(count, 'statement changed', 'statements changed')),
    count => (count === 0 ? 'Nada cambió' : es(count, 'certificado cambió', 'certificados cambiaron')),
  ],
  search: word.searchWorker,
  searchHint: word.nameCpfOrRegistration,
  year: word.year,
  everyYear: ['todos', 'all', 'todos'],
  company: word.company,
  everyCompany: ['todas', 'all', 'todas'],
  state: word.state,
  habilitado: ['Visível', 'Visible', 'Visible'],
  desabilitado: ['Escondido', 'Hidden', 'Oculto'],
  worker: word.worker,
  cpf: word.cpf,
  earned: ['Rendimentos', 'Earnings', 'Ingresos'],
  totalEarned: ['Total do filtro: rendimentos', 'Filter total: earnings', 'Total del filtro: rendimientos'],
  withheld: ['Imposto retido', 'Tax withheld', 'Impuesto retenido'],
  list: ['Lista de informes de rendimentos', 'List of income statements', 'Lista de certificados de ingresos'],
  found: [
    (count: number) => pt(count, 'informe', 'informes'),
    count => en(count, 'statement', 'statements'),
    count => es(count, 'certificado', 'certificados'),
  ],
  none: ['Nenhum informe deste ano', 'No statements of this year', 'Ningún certificado de este año'],
  noneLead: [
    'Importe o arquivo com os informes. Cada trabalhador recebe o seu.',
    'Import the file with the statements. Each worker gets theirs.',
    'Importe el archivo con los certificados. Cada trabajador recibe el suyo.',
  ],
  open: ['Abrir informe', 'Open statement', 'Abrir certificado'],
  pdf: word.downloadPdf,
  email: ['Enviar por e-mail', 'Send by e-mail', 'Enviar por correo'],
  sentTo: [
    (address: string) => `Enviado para ${address}`,
    address => `Sent to ${address}`,
    address => `Enviado a ${address}`,
  ],
  remind: ['Lembrar de abrir', 'Remind to open', 'Recordar que lo abra'],
  mailed: [
    (sent: number, left: number) =>
      [
        pt(sent, 'e-mail enviado', 'e-mails enviados'),
        left > 0 && `${left} sem e-mail confirmado, oculto ou já enviado`,
      ]
        .filter(Boolean)
        .join(' · '),
    (sent, left) =>
      [
        en(sent, 'e-mail sent', 'e-mails sent'),
        left > 0 && `${left} without a confirmed address, hidden or sent already`,
      ]
        .filter(Boolean)
        .join(' · '),
    (sent, left) =>
      [es(sent, 'correo enviado', 'correos enviados'), left > 0 && `${left} sin correo confirmado, oculto o ya enviado`]
        .filter(Boolean)
        .join(' · '),
  ],
  withdraw: ['Excluir', 'Withdraw', 'Retirar'],
  withdrawTitle: [
    (count: number) => `Excluir ${pt(count, 'informe', 'informes')}?`,
    count => `Withdraw ${en(count, 'statement', 'statements')}?`,
    count => `¿Retirar ${es(count, 'certificado', 'certificados')}?`,
  ],
  withdrawLead: [
    'O informe some da lista e da vista do trabalhador, que é avisado. Fica no histórico de exclusão, com quem excluiu e por quê.',
    'The statement leaves the list and the sight of the worker, who is told. It stays in the deletion history, with who withdrew it and why.',
    'El certificado sale de la lista y de la vista del trabajador, a quien se avisa. Queda en el historial de eliminación, con quién lo retiró y por qué.',
  ],
  withdrawn: [
    (count: number) => pt(count, 'informe excluído', 'informes excluídos'),
    count => en(count, 'statement withdrawn', 'statements withdrawn'),
    count => es(count, 'certificado retirado', 'certificados retirados'),
  ],
  check: ['Informe e recibos do ano', 'Statement and the year’s payslips', 'Certificado y recibos del año'],
  agrees: [
    (months: number) => `Confere com ${pt(months, 'recibo mensal', 'recibos mensais')} do ano.`,
    months => `Agrees with ${en(months, 'monthly payslip', 'monthly payslips')} of the year.`,
    months => `Coincide con ${es(months, 'recibo mensual', 'recibos mensuales')} del año.`,
  ],
  notFound: ['Informe não encontrado', 'Statement not found', 'Certificado no encontrado'],
});
