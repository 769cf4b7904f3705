import { defineTexts, en, es, pt, type TextsIn } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const releaseTexts = defineTexts({
  title: ['Liberar recibos', 'Release payslips', 'Liberar recibos'],
  back: ['Voltar para importações', 'Back to imports', 'Volver a importaciones'],
  notPublished: ['Ainda não publicado', 'Not published yet', 'Aún no publicado'],
  waitingYou: ['Esperando você', 'Waiting for you', 'Esperando por usted'],
  figures: ['Números da folha', 'Figures of the payroll', 'Cifras de la nómina'],
  toReview: ['Conferir', 'Review', 'Revisar'],
  drawn: [
    (count: number) => (count === 1 ? '1 PDF será desenhado por nós' : `${count} PDFs serão desenhados por nós`),
    count => (count === 1 ? '1 PDF will be drawn by us' : `${count} PDFs will be drawn by us`),
    count => (count === 1 ? '1 PDF lo dibujaremos nosotros' : `${count} PDF los dibujaremos nosotros`),
  ],
  drawnLead: [
    'O arquivo não permite recortar a página de cada pessoa. O PDF delas mostra os valores lidos.',
    'The file does not let us cut out the page of each person. Their PDF shows the values read.',
    'El archivo no permite recortar la página de cada persona. Su PDF muestra los valores leídos.',
  ],
  undated: [
    (count: number) =>
      count === 1 ? '1 documento sai sem o dia de crédito' : `${count} documentos saem sem o dia de crédito`,
    count =>
      count === 1
        ? '1 document goes out without its day of credit'
        : `${count} documents go out without their day of credit`,
    count => (count === 1 ? '1 documento sale sin el día de abono' : `${count} documentos salen sin el día de abono`),
  ],
  roster: ['Recibos × trabalhadores ativos', 'Payslips × active workers', 'Recibos × personas activas'],
  allHave: [
    'Todos os ativos têm recibo.',
    'All active workers have a payslip.',
    'Todas las personas activas tienen recibo.',
  ],
  noName: ['Sem nome lido', 'No name read', 'Sin nombre leído'],
  noReason: ['Sem motivo conhecido', 'No known reason', 'Sin motivo conocido'],
  saidRight: ['Marcado como esperado', 'Marked as expected', 'Marcado como esperado'],
  expected: ['Esperado', 'Expected', 'Esperado'],
  isExpected: ['É esperado', 'Is expected', 'Es esperado'],
  notExpected: ['Não é esperado', 'Is not expected', 'No es esperado'],
  reviewIt: ['Conferir', 'Review', 'Revisar'],
  totals: ['Totais', 'Totals', 'Totales'],
  noMonthBefore: ['Sem mês anterior', 'No month before', 'Sin mes anterior'],
  thisMonth: ['Este mês', 'This month', 'Este mes'],
  difference: ['Diferença', 'Difference', 'Diferencia'],
  howMany: ['(quantos)', '(how many)', '(cuántos)'],
  changes: [
    'As cinco maiores mudanças no líquido',
    'The five largest changes of net pay',
    'Los cinco mayores cambios en el neto',
  ],
  changesOfOthers: [
    'Quem já tinha antes tem o mesmo valor. A diferença é de quem não tinha.',
    'Whoever had one before has the same amount. The difference is of those who had none.',
    'Quien ya tenía antes tiene el mismo valor. La diferencia es de quien no tenía.',
  ],
  partialFile: ['O arquivo é parcial', 'The file is partial', 'El archivo es parcial'],
  keepAndLeave: ['Guardar e sair', 'Keep and leave', 'Guardar y salir'],
  noChanges: ['Nenhum líquido mudou.', 'No net pay changed.', 'Ningún neto cambió.'],
  worker: ['Trabalhador', 'Worker', 'Persona'],
  reason: word.reason,
  severalLines: ['Várias verbas', 'Several items', 'Varios conceptos'],
  decision: ['Decisão', 'Decision', 'Decisión'],
  what: ['O que liberar', 'What to release', 'Qué liberar'],
  request: ['O pedido', 'The request', 'La solicitud'],
  when: word.when,
  atOnce: ['Assim que liberar', 'As soon as released', 'En cuanto se libere'],
  later: ['Marcar dia e hora', 'Choose day and time', 'Elegir día y hora'],
  moment: ['Dia e hora, horário de Brasília', 'Day and time, Brasília time', 'Día y hora, horario de Brasilia'],
  tell: ['Avisar', 'Tell', 'Avisar'],
  portal: ['Crachá', 'Portal', 'Portal'],
  mail: ['e-mail', 'e-mail', 'correo'],
  portalAlone: ['Só o Crachá', 'Portal only', 'Solo el portal'],
  byMail: word.email,
  noMail: [
    'Ninguém recebe e-mail desta liberação.',
    'Nobody gets an e-mail of this release.',
    'Nadie recibe un correo de esta liberación.',
  ],
  bySms: ['SMS', 'SMS', 'SMS'],
  noSms: [
    'Ninguém recebe SMS desta liberação.',
    'Nobody gets an SMS of this release.',
    'Nadie recibe un SMS de esta liberación.',
  ],
  noSmsCompany: [
    'Nenhuma empresa deste arquivo avisa por SMS.',
    'No company of this file tells by SMS.',
    'Ninguna empresa de este archivo avisa por SMS.',
  ],
  who: ['Quem libera', 'Who releases', 'Quién libera'],
  youRelease: ['você, libera', 'you release', 'usted libera'],
  youReview: ['você, conferindo agora', 'you, reviewing now', 'usted, revisando ahora'],
  releasesAfter: ['libera depois', 'releases afterwards', 'libera después'],
  askWhom: ['Pedir liberação a', 'Ask for release by', 'Pedir liberación a'],
  choose: ['Escolha a pessoa', 'Choose the person', 'Elija a la persona'],
  message: ['Mensagem', 'Message', 'Mensaje'],
  done: ['feito', 'done', 'hecho'],
  now: ['Agora', 'Now', 'Ahora'],
  rules: ['Como esta empresa libera', 'How this company releases', 'Cómo libera esta empresa'],
  twoPeople: [
    'Duas pessoas: quem confere não libera',
    'Two people: who reviews does not release',
    'Dos personas: quien revisa no libera',
  ],
  nobodyElse: [
    'Ninguém mais do RH pode liberar.',
    'Nobody else of HR may release.',
    'Nadie más de RR. HH. puede liberar.',
  ],
  whenClean: [
    'Publicar automaticamente quando não há dúvida',
    'Publish by itself when nothing is in doubt',
    'Publicar solo cuando no hay dudas',
  ],
  nothingBefore: [
    'Nada aparece para o trabalhador antes de liberar.',
    'Nothing shows to workers before the release.',
    'Nada aparece a las personas antes de liberar.',
  ],
  nothingBeforeSecond: [
    'Nada aparece para o trabalhador antes da segunda liberação.',
    'Nothing shows to workers before the second release.',
    'Nada aparece a las personas antes de la segunda liberación.',
  ],
  canCollect: [
    'Depois, dá para recolher com um motivo.',
    'Afterwards it can be collected with a reason.',
    'Después se puede recoger con un motivo.',
  ],
  giveBack: ['Devolver', 'Return', 'Devolver'],
  returnWhy: ['O que precisa mudar?', 'What has to change?', '¿Qué tiene que cambiar?'],
  takeBack: ['Cancelar pedido', 'Take the request back', 'Retirar solicitud'],
  collect: ['Recolher', 'Collect', 'Recoger'],
  cancelSchedule: ['Cancelar agendamento', 'Cancel schedule', 'Cancelar programación'],
  askedToast: ['Liberação pedida', 'Release asked for', 'Liberación solicitada'],
  releasedToast: ['Publicação começou', 'Publication has begun', 'Publicación iniciada'],
  scheduledToast: ['Publicação agendada', 'Publication scheduled', 'Publicación programada'],
  titleOf: [
    (month: string) => `Liberar recibos de ${month}`,
    month => `Release payslips of ${month}`,
    month => `Liberar recibos de ${month}`,
  ],
  count: [
    (shown: string, companies: number) =>
      `${shown} ${shown === '1' ? 'recibo' : 'recibos'} de ${companies} ${companies === 1 ? 'empresa' : 'empresas'}`,
    (shown, companies) =>
      `${shown} ${shown === '1' ? 'payslip' : 'payslips'} of ${companies} ${companies === 1 ? 'company' : 'companies'}`,
    (shown, companies) =>
      `${shown} ${shown === '1' ? 'recibo' : 'recibos'} de ${companies} ${companies === 1 ? 'empresa' : 'empresas'}`,
  ],
  waitingOther: [(name: string) => `Esperando ${name}`, name => `Waiting for ${name}`, name => `Esperando a ${name}`],
  asked: [
    (by: string, to: string) => `${by} conferiu e pediu a liberação de ${to}.`,
    (by, to) => `${by} reviewed and asks ${to} to release.`,
    (by, to) => `${by} revisó y pidió la liberación de ${to}.`,
  ],
  askedYou: [
    (by: string) => `${by} conferiu e pediu a sua liberação.`,
    by => `${by} reviewed it and asked for your release.`,
    by => `${by} revisó y pidió su liberación.`,
  ],
  toChange: [
    (by: string) => `Para mudar algo, devolva a ${by.split(' ')[0]}.`,
    by => `To change something, return it to ${by.split(' ')[0]}.`,
    by => `Para cambiar algo, devuélvalo a ${by.split(' ')[0]}.`,
  ],
  withReceipt: [
    (have: string, all: string) => `${have} de ${all} ativos com recibo`,
    (have, all) => `${have} of ${all} active with payslip`,
    (have, all) => `${have} de ${all} personas activas con recibo`,
  ],
  whereFrom: [
    (here: string, out: string) => `${here} neste arquivo, ${out} já ${out === '1' ? 'publicado' : 'publicados'}`,
    (here, out) => `${here} in this file, ${out} published already`,
    (here, out) => `${here} en este archivo, ${out} ya ${out === '1' ? 'publicado' : 'publicados'}`,
  ],
  ofTheSame: [
    (n: number) =>
      `Só de quem está neste arquivo. ${n === 1 ? 'Mais 1 recibo de antes é de outra pessoa.' : `Mais ${n} recibos de antes são de outras pessoas.`}`,
    n =>
      `Only of those who are in this file. ${n === 1 ? '1 more payslip of before is of somebody else.' : `${n} more payslips of before are of others.`}`,
    n =>
      `Solo de quien está en este archivo. ${n === 1 ? '1 recibo más de antes es de otra persona.' : `${n} recibos más de antes son de otras personas.`}`,
  ],
  ofOtherMonths: [
    (n: number) =>
      n === 1
        ? '1 documento deste arquivo é de outro mês ou tipo e não entra aqui.'
        : `${n} documentos deste arquivo são de outro mês ou tipo e não entram aqui.`,
    n =>
      n === 1
        ? '1 document of this file is of another month or kind and is not counted here.'
        : `${n} documents of this file are of another month or kind and are not counted here.`,
    n =>
      n === 1
        ? '1 documento de este archivo es de otro mes o tipo y no entra aquí.'
        : `${n} documentos de este archivo son de otro mes o tipo y no entran aquí.`,
  ],
  firstOf: [
    (shown: string, all: string) => `Mostrando ${shown} de ${all}.`,
    (shown, all) => `Showing ${shown} of ${all}.`,
    (shown, all) => `Mostrando ${shown} de ${all}.`,
  ],
  above: [
    (count: string) => `${count} acima de 10%`,
    count => `${count} above 10%`,
    count => `${count} por encima del 10%`,
  ],
  clean: [
    (count: string) => `${count} ${count === '1' ? 'recibo' : 'recibos'} sem pendência`,
    count => `${count} ${count === '1' ? 'payslip' : 'payslips'} without doubts`,
    count => `${count} ${count === '1' ? 'recibo' : 'recibos'} sin dudas`,
  ],
  stay: [
    (count: string) => `${count} ${count === '1' ? 'fica' : 'ficam'} para conferir.`,
    count => `${count} ${count === '1' ? 'stays' : 'stay'} to be reviewed.`,
    count => `${count} ${count === '1' ? 'queda' : 'quedan'} por revisar.`,
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
  workers: [
    (count: number) => pt(count, 'trabalhador', 'trabalhadores'),
    count => en(count, 'worker', 'workers'),
    count => es(count, 'trabajador', 'trabajadores'),
  ],
  mailed: [
    (count: number, withPdf: number) =>
      `${pt(count, 'trabalhador', 'trabalhadores')} com e-mail confirmado${withPdf > 0 ? `, ${pt(withPdf, 'recebe', 'recebem')} o PDF junto` : ''}`,
    (count, withPdf) =>
      `${en(count, 'worker', 'workers')} with a confirmed e-mail${withPdf > 0 ? `, ${en(withPdf, 'gets', 'get')} the PDF with it` : ''}`,
    (count, withPdf) =>
      `${es(count, 'trabajador', 'trabajadores')} con correo confirmado${withPdf > 0 ? `, ${es(withPdf, 'recibe', 'reciben')} también el PDF` : ''}`,
  ],
  texted: [
    (count: number, someCompanies: boolean) =>
      `${pt(count, 'trabalhador', 'trabalhadores')} com celular confirmado${someCompanies ? ', das empresas que avisam por SMS' : ''}`,
    (count, someCompanies) =>
      `${en(count, 'worker', 'workers')} with a confirmed cell phone${someCompanies ? ', of the companies that tell by SMS' : ''}`,
    (count, someCompanies) =>
      `${es(count, 'trabajador', 'trabajadores')} con celular confirmado${someCompanies ? ', de las empresas que avisan por SMS' : ''}`,
  ],
  reviewed: [(when: string) => `conferiu ${when}`, when => `reviewed ${when}`, when => `revisó ${when}`],
  release: [
    (count: number) => `Liberar ${pt(count, 'recibo', 'recibos')}`,
    count => `Release ${en(count, 'payslip', 'payslips')}`,
    count => `Liberar ${es(count, 'recibo', 'recibos')}`,
  ],
  scheduleFor: [
    (when: string) => `Agendar para ${when}`,
    when => `Schedule for ${when}`,
    when => `Programar para ${when}`,
  ],
  askFor: [
    (name: string | undefined) => (name ? `Pedir liberação a ${name.split(' ')[0]}` : 'Pedir liberação'),
    name => (name ? `Ask ${name.split(' ')[0]} to release` : 'Ask for release'),
    name => (name ? `Pedir liberación a ${name.split(' ')[0]}` : 'Pedir liberación'),
  ],
  goesOut: [
    (when: string) => `Publica em ${when}. Depois, dá para recolher com um motivo.`,
    when => `Goes out on ${when}. Afterwards it can be collected with a reason.`,
    when => `Sale el ${when}. Después se puede recoger con un motivo.`,
  ],
  moreLetters: [
    (count: number) => `Faltam ${pt(count, 'letra', 'letras')}`,
    count => `${en(count, 'letter', 'letters')} left`,
    count => `Faltan ${es(count, 'letra', 'letras')}`,
  ],
  admitted: [(day: string) => `Admissão em ${day}`, day => `Admitted on ${day}`, day => `Admisión el ${day}`],
  dismissed: [(day: string) => `Desligamento em ${day}`, day => `Left on ${day}`, day => `Salida el ${day}`],
  lineNew: [
    (name: string, value: string) => `${name} de ${value}, só neste mês`,
    (name, value) => `${name} of ${value}, this month only`,
    (name, value) => `${name} de ${value}, solo este mes`,
  ],
  lineGone: [
    (name: string, value: string) => `Sem ${name}, que era ${value}`,
    (name, value) => `No ${name}, which was ${value}`,
    (name, value) => `Sin ${name}, que era ${value}`,
  ],
  lineChanged: [
    (name: string, value: string) => `${name}: ${value}`,
    (name, value) => `${name}: ${value}`,
    (name, value) => `${name}: ${value}`,
  ],
  tiles: {
    faltando: ['Faltando', 'Missing', 'Faltan'],
    sobrando: ['Sobrando', 'Extra', 'Sobran'],
    duplicados: ['Duplicados', 'Duplicated', 'Duplicados'],
    desligados: ['Desligados', 'Left', 'Salieron'],
  },
  tileLeads: {
    faltando: ['ativos sem recibo', 'active without payslip', 'activas sin recibo'],
    sobrando: ['fora do cadastro', 'not registered', 'fuera del registro'],
    duplicados: ['mesmo mês e tipo', 'same month and kind', 'mismo mes y tipo'],
    desligados: ['saíram da empresa', 'no longer employed', 'ya no trabajan aquí'],
  },
  totalsOf: {
    recibos: word.payslips,
    ganhos: ['Proventos', 'Earnings', 'Haberes'],
    descontos: word.deductions,
    liquido: word.net,
    fgts: ['FGTS', 'FGTS', 'FGTS'],
  },
  obstacles: {
    perfil: ['Seu perfil só consulta.', 'Your profile only reads.', 'Su perfil solo consulta.'],
    semLimpos: [
      'Não há documento pronto para liberar.',
      'No document is ready to be released.',
      'No hay documentos listos para liberar.',
    ],
    somas: [
      'O arquivo não traz totais: confirme as somas acima.',
      'The file prints no totals: confirm the sums above.',
      'El archivo no trae totales: confirme las sumas de arriba.',
    ],
    duasPessoas: [
      'Esta folha precisa de duas pessoas.',
      'This payroll needs two people.',
      'Esta nómina necesita dos personas.',
    ],
    conferiu: ['Quem confere não libera.', 'Who reviews does not release.', 'Quien revisa no libera.'],
    pedidoAberto: [
      'Há um pedido esperando outra pessoa.',
      'A request waits for another person.',
      'Hay una solicitud que espera a otra persona.',
    ],
    momento: [
      'Escolha um momento que ainda não passou.',
      'Choose a moment that has not passed.',
      'Elija un momento que aún no pasó.',
    ],
    quem: ['Escolha a quem pedir.', 'Choose whom to ask.', 'Elija a quién pedir.'],
  },
});

export type ReleaseTexts = TextsIn<typeof releaseTexts>;
