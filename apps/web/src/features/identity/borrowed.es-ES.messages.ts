import type { BorrowedTexts } from './borrowed.messages.ts';

export const texts: BorrowedTexts = {
  title: '¿Sigues ahí?',
  lead: 'Por tu seguridad, vas a salir de este celular.',
  seconds: n => `Faltan ${n} s.`,
  stay: 'Continuar',
  left: 'Saliste: pasaron 5 minutos sin tocar este celular prestado.',
};
