import { counted } from '#kernel/texts.ts';
import type { WithholdingTexts } from './withholding.messages.ts';

const n = counted('es-ES');

export const texts: WithholdingTexts = {
  withhold: 'Retener con motivo',
  giveBack: 'Devolver al trabajador',
  title: count => (count === 1 ? '¿Retener este recibo?' : `¿Retener ${n(count, 'recibo', 'recibos')}?`),
  lead: 'El trabajador ve el mes y el motivo, sin los importes. Después lo devuelves.',
  reason: 'Motivo',
  reasonHelp: 'El trabajador lo lee. De 10 a 250 letras.',
  reasonFirst: 'Escribe el motivo para continuar (10 a 250 letras)',
  act: 'Retener',
  withheld: count => `${n(count, 'recibo retenido', 'recibos retenidos')}. Se avisó a quien lo recibe.`,
  givenBack: count => n(count, 'recibo devuelto', 'recibos devueltos'),
  state: 'retenido',
  since: when => `Retenido desde el ${when}`,
};
