import type { PlannedTexts } from './planned.messages.ts';

export const texts: PlannedTexts = {
  title: 'Esta pantalla aún no está disponible',
  lead: 'Estamos construyendo esta parte de Crachá. Te avisaremos cuando llegue.',
  home: 'Ir al inicio',
  login: 'Ir a la entrada',
  account: 'Abrir mi cuenta',
};
