import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** The desk where sent mirrors are decided. */
export const decisionTexts = defineTexts({
  title: ['Aprovar espelhos', 'Approve time sheets', 'Aprobar hojas'],
  of: [(name: string) => `Ponto de ${name}`, name => `Time of ${name}`, name => `Fichajes de ${name}`],
  back: ['Voltar para espelhos', 'Back to time sheets', 'Volver a hojas'],
  queue: ['Esperando você', 'Time sheets waiting for you', 'Hojas esperándote'],
  none: ['Nenhum espelho para aprovar', 'No time sheet to approve', 'Ninguna hoja para aprobar'],
  noneLead: [
    'Quando alguém da equipe enviar o ponto, ele aparece aqui.',
    'When somebody of the team sends their time, it shows up here.',
    'Cuando alguien del equipo envíe sus fichajes, aparecen aquí.',
  ],
  sentOn: [(when: string) => `enviado em ${when}`, when => `sent on ${when}`, when => `enviada el ${when}`],
  at: [
    (at: string, all: string) => `${at} de ${all} espelhos`,
    (at, all) => `${at} of ${all} time sheets`,
    (at, all) => `${at} de ${all} hojas`,
  ],
  more: word.more,
  previous: ['Anterior', 'Previous', 'Anterior'],
  next: ['Próximo espelho', 'Next time sheet', 'Hoja siguiente'],
  goOn: ['Ver o que espera', 'See what waits', 'Ver lo que espera'],
  noAlert: ['sem ocorrência', 'nothing to look at', 'sin incidencias'],
  alerts: [
    (count: number) => pt(count, 'ocorrência', 'ocorrências'),
    count => en(count, 'occurrence', 'occurrences'),
    count => es(count, 'incidencia', 'incidencias'),
  ],
  pendings: [
    (count: number) => pt(count, 'justificativa pendente', 'justificativas pendentes'),
    count => en(count, 'justification pending', 'justifications pending'),
    count => es(count, 'justificación pendiente', 'justificaciones pendientes'),
  ],
  side: ['Totais e decisão', 'Totals and decision', 'Totales y decisión'],
  before: ['Antes de decidir', 'Before deciding', 'Antes de decidir'],
  right: ['certo:', 'right:', 'correcto:'],
  attention: ['atenção:', 'attention:', 'atención:'],
  agreed: [
    (name: string) => `${name} concordou com o espelho`,
    name => `${name} agreed with the time sheet`,
    name => `${name} está de acuerdo con la hoja`,
  ],
  disagreed: [
    (name: string) => `${name} discordou do espelho`,
    name => `${name} disagreed with the time sheet`,
    name => `${name} está en desacuerdo con la hoja`,
  ],
  unanswered: [
    (name: string) => `${name} não respondeu`,
    name => `${name} has not answered`,
    name => `${name} no respondió`,
  ],
  decided: [
    (count: number) => pt(count, 'justificativa decidida', 'justificativas decididas'),
    count => en(count, 'justification decided', 'justifications decided'),
    count => es(count, 'justificación decidida', 'justificaciones decididas'),
  ],
  dayFact: [
    (day: string, fact: string) => `${day}: ${fact}`,
    (day, fact) => `${day}: ${fact}`,
    (day, fact) => `${day}: ${fact}`,
  ],
  overTwo: [
    (hours: string) => `${hours} a mais, o limite é 02:00`,
    hours => `${hours} over, the limit is 02:00`,
    hours => `${hours} de más, el límite es 02:00`,
  ],
  restShort: [
    (hours: string) => `faltaram ${hours} de descanso`,
    hours => `${hours} of rest were lacking`,
    hours => `faltaron ${hours} de descanso`,
  ],
  decideDays: [
    (days: string) => `Decida ${days} para liberar os botões.`,
    days => `Decide ${days} to free the buttons.`,
    days => `Decide ${days} para liberar los botones.`,
  ],
  decideDay: [(day: string) => `Decidir ${day}`, day => `Decide ${day}`, day => `Decidir ${day}`],
  decideFirst: [
    (day: string) => `Ir para a justificativa de ${day}`,
    day => `Go to the justification of ${day}`,
    day => `Ir a la justificación del ${day}`,
  ],
  decideThem: ['Ir para as justificativas', 'Go to the justifications', 'Ir a las justificaciones'],
  month: word.month,
  everyMonth: ['todas', 'all', 'todos'],
  company: word.company,
  everyCompany: ['todas', 'all', 'todas'],
  seeDay: [(day: string) => `Ver ${day}`, day => `See ${day}`, day => `Ver ${day}`],
  approve: ['Aprovar espelho', 'Approve time sheet', 'Aprobar hoja'],
  approveTitle: [
    (name: string) => `Aprovar o ponto de ${name}?`,
    name => `Approve the time of ${name}?`,
    name => `¿Aprobar los fichajes de ${name}?`,
  ],
  approveLead: [
    'Depois de aprovar, não dá para mudar.',
    'You cannot change it after approving.',
    'Después de aprobar no se puede cambiar.',
  ],
  approveAct: ['Aprovar', 'Approve', 'Aprobar'],
  approved: [
    (name: string) => `Espelho de ponto de ${name} aprovado`,
    name => `Time sheet of ${name} approved`,
    name => `Hoja de ${name} aprobada`,
  ],
  return: ['Devolver para ajuste', 'Return for a change', 'Devolver para ajuste'],
  returnTitle: [
    (name: string) => `Devolver o ponto de ${name}?`,
    name => `Return the time of ${name}?`,
    name => `¿Devolver los fichajes de ${name}?`,
  ],
  returnLead: [
    'Os dias abrem de novo, e o motivo é lido por quem enviou.',
    'The days open again, and the reason is read by who sent them.',
    'Los días se abren de nuevo, y quien los envió lee el motivo.',
  ],
  returned: [
    (name: string) => `Espelho de ponto de ${name} devolvido`,
    name => `Time sheet of ${name} returned`,
    name => `Hoja de ${name} devuelta`,
  ],
  already: {
    approve: [
      (name: string, when: string) => `${name} já aprovou, ${when}.`,
      (name, when) => `${name} has approved it already, ${when}.`,
      (name, when) => `${name} ya la aprobó, ${when}.`,
    ],
    return: [
      (name: string, when: string) => `${name} já devolveu, ${when}.`,
      (name, when) => `${name} has returned it already, ${when}.`,
      (name, when) => `${name} ya la devolvió, ${when}.`,
    ],
    review: [
      (name: string, when: string) => `${name} abriu de novo, ${when}.`,
      (name, when) => `${name} opened it again, ${when}.`,
      (name, when) => `${name} la abrió de nuevo, ${when}.`,
    ],
  },
  noLonger: [
    'Este espelho não espera mais uma decisão.',
    'This time sheet no longer waits for a decision.',
    'Esta hoja ya no espera una decisión.',
  ],
  notYours: [
    'A decisão deste espelho não é sua.',
    'This time sheet is not yours to decide.',
    'La decisión de esta hoja no es tuya.',
  ],
  keys: {
    approve: ['aprovar', 'approve', 'aprobar'],
    return: ['devolver', 'return', 'devolver'],
    move: ['mudar de espelho', 'move', 'cambiar de hoja'],
  },
});
