import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Periods: opened, checked, closed, reopened. */
export const periodTexts = defineTexts({
  title: ['Fechamento', 'Closing', 'Cierre'],
  lead: [
    'Feche o mês de muita gente de uma vez, e reabra com um motivo.',
    'Close a month for many people at once, and reopen it with a reason.',
    'Cierra el mes de mucha gente a la vez, y reábrelo con un motivo.',
  ],
  back: ['Voltar para os períodos', 'Back to the periods', 'Volver a los periodos'],
  close: ['Fechar período', 'Close period', 'Cerrar periodo'],
  chooseFirst: ['Escolha um período na lista', 'Choose a period in the list', 'Elige un periodo de la lista'],
  openPeriod: ['Abrir período', 'Open period', 'Abrir periodo'],
  openLead: [
    'Quem tem horário nesses dias ganha um espelho de ponto.',
    'Whoever has a schedule on these days gets a time sheet.',
    'Quien tiene horario en esos días recibe una hoja de fichajes.',
  ],
  from: ['Primeiro dia', 'First day', 'Primer día'],
  to: ['Último dia', 'Last day', 'Último día'],
  companyFirst: ['Escolha a empresa', 'Choose the company', 'Elige la empresa'],
  daysFirst: ['Preencha os dois dias', 'Fill in both days', 'Completa los dos días'],
  daysOrder: [
    'A data inicial vem depois da final.',
    'Start date is after the end date.',
    'La fecha inicial es posterior a la final.',
  ],
  opened: ['Período aberto', 'Period opened', 'Periodo abierto'],
  none: ['Nada para fechar', 'Nothing to close', 'Nada que cerrar'],
  noneLead: [
    'Os períodos abrem sozinhos. Para um mês antigo, abra aqui.',
    'Periods open by themselves. Open an older month here.',
    'Los periodos se abren solos. Para un mes antiguo, ábrelo aquí.',
  ],
  period: ['Período', 'Period', 'Periodo'],
  people: ['Pessoas', 'People', 'Personas'],
  closed: ['Fechados', 'Closed', 'Cerrados'],
  toReview: ['Em revisão', 'In review', 'En revisión'],
  waiting: ['Esperam aprovação', 'Waiting for approval', 'Esperan aprobación'],
  state: word.status,
  everyState: ['todas', 'all', 'todos'],
  states: {
    aberto: ['Aberto', 'Open', 'Abierto'],
    enviado: ['Enviado', 'Sent', 'Enviado'],
    emRevisao: ['Em revisão', 'In review', 'En revisión'],
    aprovado: ['Aprovado', 'Approved', 'Aprobado'],
    fechado: ['Fechado', 'Closed', 'Cerrado'],
  },
  missing: [(period: string) => `Falta ${period}`, period => `${period} is missing`, period => `Falta ${period}`],
  openMissing: [(period: string) => `Abrir ${period}`, period => `Open ${period}`, period => `Abrir ${period}`],
  total: [
    (count: number) => pt(count, 'período', 'períodos'),
    count => en(count, 'period', 'periods'),
    count => es(count, 'periodo', 'periodos'),
  ],
  closeChosen: [
    (count: number) => (count === 1 ? 'Conferir e fechar' : `Conferir e fechar ${count}`),
    count => (count === 1 ? 'Check and close' : `Check and close ${count}`),
    count => (count === 1 ? 'Revisar y cerrar' : `Revisar y cerrar ${count}`),
  ],
});
