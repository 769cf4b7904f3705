import { counted } from '#kernel/texts.ts';
import type { KeepTexts } from './keep.messages.ts';

const n = counted('es-ES');

export const texts: KeepTexts = {
  title: 'Guardar en este celular',
  lead: 'Tus últimos 12 recibos y el último certificado de ingresos se abren incluso sin conexión. Quedan cifrados, solo en este aparato.',
  ends: 'Se borran cuando cierras sesión, o 30 días después de la última actualización. No lo actives en el celular de otra persona.',
  keeping: 'Guardando',
  kept: (receipts, statement) =>
    `${n(receipts, 'recibo', 'recibos')}${statement ? ' y el certificado de ingresos' : ''}`,
  since: (what, when) => `Guardado: ${what} · actualizado el ${when}`,
  gone: 'Ya no hay nada guardado en este celular',
  failed: 'No se pudo guardar en este celular. Inténtalo más tarde.',
};
