import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** HR's settings of requests. */
export const requestSetupTexts = defineTexts({
  company: [
    'Férias e adiantamento por empresa',
    'Vacations and advances by company',
    'Vacaciones y anticipos por empresa',
  ],
  companyLead: [
    'Vale para pedidos enviados de agora em diante.',
    'It holds for requests sent from now on.',
    'Vale para solicitudes enviadas de ahora en adelante.',
  ],
  which: word.company,
  chooseCompany: ['Escolha a empresa', 'Choose the company', 'Elige la empresa'],
  notice: ['Aviso de férias, em dias', 'Notice of vacations, in days', 'Aviso de vacaciones, en días'],
  noticeHelp: [
    'Entre o pedido e o início. A lei pede 30 ou mais.',
    'Between request and start. The law wants 30 or more.',
    'Entre la solicitud y el inicio. La ley pide 30 o más.',
  ],
  cutoff: ['Corte da folha, dia do mês', "Payroll's cut-off, day of the month", 'Cierre de la nómina, día del mes'],
  cutoffHelp: [
    'Até esse dia o adiantamento ainda entra na folha do mês.',
    'Until that day an advance is still paid with the month.',
    'Hasta ese día el anticipo aún entra en la nómina del mes.',
  ],
  rest: ['Dias de descanso', 'Rest days', 'Días de descanso'],
  restHelp: [
    'Onde o ponto não tem horário.',
    'Where the time clock has no schedule.',
    'Donde el fichaje no tiene horario.',
  ],
  weekdays: {
    1: ['Segunda', 'Monday', 'Lunes'],
    2: ['Terça', 'Tuesday', 'Martes'],
    3: ['Quarta', 'Wednesday', 'Miércoles'],
    4: ['Quinta', 'Thursday', 'Jueves'],
    5: ['Sexta', 'Friday', 'Viernes'],
    6: ['Sábado', 'Saturday', 'Sábado'],
    7: ['Domingo', 'Sunday', 'Domingo'],
  },
  many: [
    'Tipos que se decidem vários de uma vez',
    'Types decided several at once',
    'Tipos que se deciden varias a la vez',
  ],
  manyHelp: [
    'Os outros são vistos um por um.',
    'The others are looked at one by one.',
    'Los demás se ven una por una.',
  ],
  noticeFirst: ['Aviso: de 30 a 120 dias', 'Notice: 30 to 120 days', 'Aviso: de 30 a 120 días'],
  cutoffFirst: ['Corte: dia 1 a 31', 'Cut-off: day 1 to 31', 'Cierre: día 1 a 31'],
  workFirst: ['Deixe um dia de trabalho', 'Leave a day of work', 'Deja un día de trabajo'],
  save: word.save,
  saved: ['Configuração salva', 'Settings saved', 'Configuración guardada'],
  unchanged: ['Nada mudou', 'Nothing has changed', 'Nada cambió'],
  subjects: ['Assuntos de outros pedidos', 'Subjects of other requests', 'Asuntos de otras solicitudes'],
  subjectsLead: [
    'O trabalhador escolhe um deles ao escrever ao RH.',
    'A worker chooses one of them when writing to HR.',
    'El trabajador elige uno al escribir a RR. HH.',
  ],
  noSubjects: ['Nenhum assunto', 'No subject', 'Ningún asunto'],
  newSubject: ['Novo assunto', 'New subject', 'Nuevo asunto'],
  change: [(name: string) => `Mudar ${name}`, name => `Change ${name}`, name => `Cambiar ${name}`],
  name: word.name,
  nameFirst: ['Escreva o nome', 'Write the name', 'Escribe el nombre'],
  order: ['Ordem', 'Order', 'Orden'],
  inUse: ['Em uso', 'In use', 'En uso'],
  off: ['Fora de uso', 'Out of use', 'Fuera de uso'],
});
