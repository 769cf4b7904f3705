import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

/** The clocks of the companies. */
export const deviceTexts = defineTexts({
  title: ['Aparelhos', 'Clocks', 'Relojes'],
  lead: [
    'O registrador do Crachá e os relógios de onde vieram arquivos.',
    'The recorder of Crachá and the clocks that files came from.',
    'El registrador de Crachá y los relojes de donde llegaron archivos.',
  ],
  clock: ['Aparelho', 'Clock', 'Reloj'],
  own: ['Registrador do Crachá', 'Recorder of Crachá', 'Registrador de Crachá'],
  serial: [(serial: string) => `Relógio ${serial}`, serial => `Clock ${serial}`, serial => `Reloj ${serial}`],
  nsr: ['NSR', 'NSR', 'NSR'],
  next: [(nsr: string) => `próximo ${nsr}`, nsr => `next ${nsr}`, nsr => `siguiente ${nsr}`],
  lastMark: ['Última marcação', 'Last punch', 'Último fichaje'],
  lastFile: ['Último arquivo', 'Last file', 'Último archivo'],
  none: ['Nenhum aparelho ainda', 'No clocks yet', 'Aún no hay relojes'],
  noneLead: [
    'Aparecem com a primeira marcação pelo Crachá ou o primeiro arquivo AFD.',
    'They appear with the first punch by Crachá or the first AFD file.',
    'Aparecen con el primer fichaje por Crachá o el primer archivo AFD.',
  ],
  total: [
    (count: number) => pt(count, 'aparelho', 'aparelhos'),
    count => en(count, 'clock', 'clocks'),
    count => es(count, 'reloj', 'relojes'),
  ],
  serverTime: [
    (when: string) => `Hora do servidor: ${when}.`,
    when => `Time of the server: ${when}.`,
    when => `Hora del servidor: ${when}.`,
  ],
  off: [
    (seconds: string, server: string) => `Diferença de ${seconds} s para ${server}, o limite é 30 s.`,
    (seconds, server) => `${seconds} s off ${server}, the limit is 30 s.`,
    (seconds, server) => `Diferencia de ${seconds} s con ${server}, el límite es 30 s.`,
  ],
  silent: [
    (server: string) => `${server} não respondeu: a diferença não é conhecida.`,
    server => `${server} did not answer: the difference is not known.`,
    server => `${server} no respondió: no se conoce la diferencia.`,
  ],
  noServer: [
    'Nenhum servidor de hora está configurado: a diferença não é conhecida.',
    'No time server is set: the difference is not known.',
    'No hay servidor de hora configurado: no se conoce la diferencia.',
  ],
});
