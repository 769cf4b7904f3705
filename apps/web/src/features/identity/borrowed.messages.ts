import { defineTexts } from '#kernel/base/texts.ts';

export const borrowedTexts = defineTexts({
  title: ['Você ainda está aí?', 'Are you still there?', '¿Sigues ahí?'],
  lead: [
    'Para sua segurança, você vai sair deste celular.',
    'For your safety you are about to be signed out of this phone.',
    'Por tu seguridad, vas a salir de este celular.',
  ],
  seconds: [(n: number) => `Faltam ${n} s.`, n => `${n} s left.`, n => `Faltan ${n} s.`],
  stay: ['Continuar', 'Stay', 'Continuar'],
  left: [
    'Você saiu: foram 5 minutos sem toque neste celular emprestado.',
    'You were signed out: 5 minutes without a touch on this borrowed phone.',
    'Saliste: pasaron 5 minutos sin tocar este celular prestado.',
  ],
});
