import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** The ways to go of the time clock. */
export const clockMenuTexts = defineTexts({
  title: ['Gestão do ponto', 'Time clock setup', 'Gestión del fichaje'],
  lead: [
    'Horários, regras e o fechamento do mês.',
    'Schedules, rules and the closing of the month.',
    'Horarios, reglas y el cierre del mes.',
  ],
  managerLead: [
    'Espelhos de ponto e justificativas da sua equipe.',
    'Time sheets and justifications of your team.',
    'Hojas y justificaciones de tu equipo.',
  ],
  mirrors: word.timeSheets,
  toDecide: ['Espelhos de ponto para aprovar', 'Time sheets to approve', 'Hojas por aprobar'],
  toDecideLead: ['Um por um, com os dias.', 'One by one, with the days.', 'Una por una, con los días.'],
  justifications: ['Justificativas', 'Justifications', 'Justificaciones'],
  justificationsLead: [
    'Esperando decisão. Cada uma com o dia e os arquivos.',
    'Waiting for a decision. Each with its day and files.',
    'Esperando decisión. Cada una con el día y los archivos.',
  ],
  bank: ['Banco de horas', 'Hours bank', 'Bolsa de horas'],
  bankLead: ['Saldos, prazos e movimentos.', 'Balances, due days and moves.', 'Saldos, vencimientos y movimientos.'],
  managerBankLead: [
    'Saldos e prazos da sua equipe.',
    'Balances and due days of your team.',
    'Saldos y vencimientos de tu equipo.',
  ],
  lots: ['Justificativas em lote', 'Many justifications', 'Justificaciones en lote'],
  lotsLead: ['Várias de uma vez.', 'Several at once.', 'Varias de una vez.'],
  closing: ['Fechamento', 'Closing', 'Cierre'],
  closingLead: [
    'Períodos abertos: conferir, fechar, reabrir.',
    'Open periods: check, close, reopen.',
    'Periodos abiertos: revisar, cerrar, reabrir.',
  ],
  schedules: ['Horários', 'Schedules', 'Horarios'],
  schedulesLead: [
    'Semana ou ciclo, e quem usa cada um.',
    'Week or cycle, and who goes by each.',
    'Semana o ciclo, y quién usa cada uno.',
  ],
  rules: ['Regras', 'Rules', 'Reglas'],
  rulesLead: [
    'Extras, noite e banco, por acordo e por data.',
    'Overtime, night and bank, by agreement and date.',
    'Extras, noche y bolsa, por acuerdo y fecha.',
  ],
  holidays: ['Feriados', 'Holidays', 'Feriados'],
  holidaysLead: [
    'Os nacionais já estão aqui. Inclua os seus.',
    'National ones are here already. Add yours.',
    'Los nacionales ya están. Agrega los tuyos.',
  ],
  files: ['Arquivos', 'Files', 'Archivos'],
  filesLead: [
    'Números desconhecidos, AFD e arquivo da folha.',
    'Unknown numbers, AFD and the payroll file.',
    'Números desconocidos, AFD y archivo de nómina.',
  ],
  devices: ['Aparelhos', 'Clocks', 'Relojes'],
  devicesLead: [
    'Registradores e relógios, com o último arquivo de cada.',
    'Recorders and clocks, with the last file of each.',
    'Registradores y relojes, con el último archivo de cada uno.',
  ],
  payroll: ['Ponto Fopag', 'Ponto Fopag', 'Ponto Fopag'],
  payrollLead: [
    'Espelhos de ponto que vêm do outro sistema.',
    'Time sheets that come from the other system.',
    'Hojas de fichajes que vienen del otro sistema.',
  ],
  integration: ['Integração', 'Integration', 'Integración'],
  integrationLead: [
    'Ponto Fopag: conexão, última cópia e o que espera.',
    'Ponto Fopag: connection, last copy and what waits.',
    'Ponto Fopag: conexión, última copia y qué espera.',
  ],
  settings: ['Configuração', 'Settings', 'Configuración'],
  settingsLead: [
    'Fuso, prazos e códigos da folha por empresa.',
    'Zone, deadlines and payroll codes by company.',
    'Zona, plazos y códigos de nómina por empresa.',
  ],
});
