import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** The desk of a closing: before it, and what came of it. */
export const closingTexts = defineTexts({
  closeOf: [
    (period: string) => `Fechar o ponto de ${period}`,
    period => `Close the time clock of ${period}`,
    period => `Cerrar los fichajes de ${period}`,
  ],
  closeMany: [
    (count: number) => `Fechar ${count} períodos`,
    count => `Close ${count} periods`,
    count => `Cerrar ${count} periodos`,
  ],
  closedOf: [
    (period: string) => `Ponto de ${period}`,
    period => `Time clock of ${period}`,
    period => `Fichajes de ${period}`,
  ],
  closedMany: ['Fechamento do ponto', 'Closing of the time clock', 'Cierre de los fichajes'],
  companies: [
    (count: number) => pt(count, 'empresa', 'empresas'),
    count => en(count, 'company', 'companies'),
    count => es(count, 'empresa', 'empresas'),
  ],
  askedBy: [
    (who: string, when: string) => `${who}, ${when}`,
    (who, when) => `${who}, ${when}`,
    (who, when) => `${who}, ${when}`,
  ],
  department: ['Lotação', 'Department', 'Departamento'],
  client: ['Tomador', 'Client', 'Cliente'],
  everybody: ['todos', 'all', 'todos'],
  figures: ['Conferência', 'Check', 'Revisión'],
  canClose: [
    (ready: number, all: number) => (ready === 1 ? `1 de ${all} pode fechar` : `${ready} de ${all} podem fechar`),
    (ready, all) => `${ready} of ${all} can close`,
    (ready, all) => (ready === 1 ? `1 de ${all} puede cerrar` : `${ready} de ${all} pueden cerrar`),
  ],
  allClosed: ['Tudo fechado', 'All closed', 'Todo cerrado'],
  noSheets: ['Nada para fechar', 'Nothing to close', 'Nada que cerrar'],
  noSheetsLead: [
    'Ninguém tem espelho nestes dias.',
    'Nobody has a time sheet on these days.',
    'Nadie tiene hoja de fichajes en esos días.',
  ],
  blockedCount: [
    (count: number) => pt(count, 'bloqueado', 'bloqueados'),
    count => `${count} blocked`,
    count => es(count, 'bloqueado', 'bloqueados'),
  ],
  closedCount: [
    (count: number) => pt(count, 'já fechado', 'já fechados'),
    count => `${count} closed already`,
    count => es(count, 'ya cerrado', 'ya cerrados'),
  ],
  lacks: ['O que falta', 'What is missing', 'Lo que falta'],
  once: [
    'cada pessoa conta uma vez, na causa mais grave',
    'each person counts once, by the gravest cause',
    'cada persona cuenta una vez, en la causa más grave',
  ],
  withReason: ['dá para fechar com motivo', 'can be closed with a reason', 'se puede cerrar con motivo'],
  remind: [
    (count: number) => (count === 1 ? 'Lembrar quem falta' : `Lembrar os ${count}`),
    count => (count === 1 ? 'Remind who is missing' : `Remind the ${count}`),
    count => (count === 1 ? 'Recordar a quien falta' : `Recordar a los ${count}`),
  ],
  remindLead: [
    'Um aviso para quem envia ou aprova, uma vez por dia.',
    'One notice for who sends or approves, once a day.',
    'Un aviso para quien envía o aprueba, una vez al día.',
  ],
  reminded: [
    (count: number) => (count === 0 ? 'Ninguém a lembrar hoje' : pt(count, 'pessoa lembrada', 'pessoas lembradas')),
    count => (count === 0 ? 'Nobody to remind today' : en(count, 'person reminded', 'people reminded')),
    count => (count === 0 ? 'Nadie a quien recordar hoy' : es(count, 'persona avisada', 'personas avisadas')),
  ],
  openMirror: ['Abrir espelho', 'Open time sheet', 'Abrir hoja'],
  company: word.company,
  companiesTitle: word.companies,
  peopleColumn: ['Pessoas', 'People', 'Personas'],
  ready: ['Prontas', 'Ready', 'Listas'],
  blocked: ['Bloqueadas', 'Blocked', 'Bloqueadas'],
  state: word.status,
  readyState: ['Pronta', 'Ready', 'Lista'],
  emptyState: ['Sem espelhos', 'No time sheets', 'Sin hojas'],
  closedState: ['Fechada', 'Closed', 'Cerrada'],
  blocks: [
    (count: number) => pt(count, 'bloqueia', 'bloqueiam'),
    count => (count === 1 ? '1 blocks' : `${count} block`),
    count => es(count, 'bloquea', 'bloquean'),
  ],
  anyway: ['Fechar assim mesmo', 'Close anyway', 'Cerrar igualmente'],
  include: [
    (count: number) => (count === 1 ? 'Incluir 1 sem aprovação' : `Incluir os ${count} sem aprovação`),
    count => (count === 1 ? 'Include 1 without approval' : `Include the ${count} without approval`),
    count => (count === 1 ? 'Incluir 1 sin aprobación' : `Incluir los ${count} sin aprobación`),
  ],
  includeLead: [
    'Pede um motivo. Faltar marcação ou decisão não tem exceção.',
    'It needs a reason. A missing punch or decision has no exception.',
    'Pide un motivo. Un fichaje o una decisión que falta no tiene excepción.',
  ],
  toPayroll: ['O que vai para a folha', 'What goes to payroll', 'Lo que va a la nómina'],
  extras: [(percentage: number) => `Extras ${percentage}%`, of => `Overtime ${of}%`, of => `Extras ${of}%`],
  bank: ['Banco: crédito menos débito', 'Bank: credit less debit', 'Bolsa: crédito menos débito'],
  kept: [
    'Fechar guarda o retrato de cada espelho. Reabrir pede um motivo e lança o contrário no banco.',
    'Closing keeps a picture of each time sheet. Reopening needs a reason and posts the reverse to the bank.',
    'Cerrar guarda la foto de cada hoja. Reabrir pide un motivo y anota lo contrario en la bolsa.',
  ],
  neverMoves: [
    'Nada disto muda sozinho. Marcação nova aparece como "Fora do espelho".',
    'Nothing of this changes by itself. A new punch shows as "Outside the time sheet".',
    'Nada de esto cambia solo. Un fichaje nuevo aparece como "Fuera de la hoja".',
  ],
  closes: [
    (count: number) => pt(count, 'fecha', 'fecham'),
    count => (count === 1 ? '1 closes' : `${count} close`),
    count => es(count, 'cierra', 'cierran'),
  ],
  byReason: [
    (count: number) => `${count} com motivo`,
    count => `${count} with a reason`,
    count => `${count} con motivo`,
  ],
  stayOpen: [
    (count: number) => pt(count, 'fica aberto', 'ficam abertos'),
    count => (count === 1 ? '1 stays open' : `${count} stay open`),
    count => es(count, 'queda abierto', 'quedan abiertos'),
  ],
  act: [
    (count: number) => (count === 1 ? 'Fechar 1 espelho' : `Fechar ${count} espelhos`),
    count => (count === 1 ? 'Close 1 time sheet' : `Close ${count} time sheets`),
    count => (count === 1 ? 'Cerrar 1 hoja' : `Cerrar ${count} hojas`),
  ],
  nobody: ['Ninguém pode fechar ainda', 'Nobody can be closed yet', 'Nadie puede cerrar aún'],
  closing: ['Fechando', 'Closing', 'Cerrando'],
  reopening: ['Reabrindo', 'Reopening', 'Reabriendo'],
  goesOn: [
    'Pode sair desta tela: o trabalho continua.',
    'You can leave this screen: the work goes on.',
    'Puedes salir de esta pantalla: el trabajo continúa.',
  ],
  closedSum: [
    (done: number, all: number) => (done === 1 ? `1 de ${all} fechado` : `${done} de ${all} fechados`),
    (done, all) => `${done} of ${all} closed`,
    (done, all) => (done === 1 ? `1 de ${all} cerrado` : `${done} de ${all} cerrados`),
  ],
  reopenedSum: [
    (done: number, all: number) => (done === 1 ? `1 de ${all} reaberto` : `${done} de ${all} reabertos`),
    (done, all) => `${done} of ${all} reopened`,
    (done, all) => (done === 1 ? `1 de ${all} reabierto` : `${done} de ${all} reabiertos`),
  ],
  refusedCount: [
    (count: number) => pt(count, 'aberto', 'abertos'),
    count => `${count} open`,
    count => es(count, 'abierto', 'abiertos'),
  ],
  resultTitle: ['Resultado por pessoa', 'Result by person', 'Resultado por persona'],
  person: ['Pessoa', 'Person', 'Persona'],
  result: ['Resultado', 'Result', 'Resultado'],
  results: {
    fecha: ['Fechado', 'Closed', 'Cerrado'],
    reabre: ['Reaberto', 'Reopened', 'Reabierto'],
  },
  queued: ['Na fila', 'Queued', 'En cola'],
  stayed: [
    (why: string) => `Ficou como estava: ${why}`,
    why => `Stayed as it was: ${why}`,
    why => `Quedó como estaba: ${why}`,
  ],
  showing: [
    (shown: string, all: string) => `mostrando ${shown} de ${all}`,
    (shown, all) => `showing ${shown} of ${all}`,
    (shown, all) => `mostrando ${shown} de ${all}`,
  ],
  more: word.more,
  stillCan: [
    (count: number) =>
      count === 1
        ? '1 pessoa ainda pode entrar neste fechamento'
        : `${count} pessoas ainda podem entrar neste fechamento`,
    count => (count === 1 ? '1 person can still be closed' : `${count} people can still be closed`),
    count =>
      count === 1 ? '1 persona aún puede entrar en este cierre' : `${count} personas aún pueden entrar en este cierre`,
  ],
  stillLead: [
    'Resolva o que falta e feche só elas. O arquivo da folha sai de novo, com outro número.',
    'Solve what is missing and close only them. The payroll file is made again, with another number.',
    'Resuelve lo que falta y ciérralas solo a ellas. El archivo de nómina sale de nuevo, con otro número.',
  ],
  seeThem: ['Ver quem falta', 'See who is missing', 'Ver quién falta'],
  failed: ['O trabalho parou com erro', 'The work stopped with an error', 'El trabajo se detuvo con error'],
  failedLead: [
    'O que já fechou continua fechado. Confira de novo e feche o resto.',
    'What was closed stays closed. Check again and close the rest.',
    'Lo que ya cerró sigue cerrado. Revisa de nuevo y cierra el resto.',
  ],
  payrollFile: ['Gerar arquivo da folha', 'Make the payroll file', 'Generar archivo de nómina'],
  reopen: ['Reabrir', 'Reopen', 'Reabrir'],
  reopenAsk: [(period: string) => `Reabrir ${period}?`, period => `Reopen ${period}?`, period => `¿Reabrir ${period}?`],
  reopenLead: [
    'Os espelhos fechados voltam para revisão. O banco de horas recebe o lançamento contrário.',
    'Closed time sheets go back to review. The hours bank gets the reverse posting.',
    'Las hojas cerradas vuelven a revisión. La bolsa de horas recibe el asiento contrario.',
  ],
  reopenNote: [
    'Reabrir pede um motivo e lança o contrário no banco de horas.',
    'Reopening needs a reason and posts the reverse to the hours bank.',
    'Reabrir pide un motivo y anota lo contrario en la bolsa de horas.',
  ],
  otherNote: [
    (code: string) => `Outro aviso (${code})`,
    code => `Another note (${code})`,
    code => `Otro aviso (${code})`,
  ],
});
