import { defineTexts } from '#kernel/base/texts.ts';

export const authTexts = defineTexts({
  about: ['Sobre o Crachá', 'About Crachá', 'Sobre Crachá'],
  promise: [
    'Seu pagamento, seu ponto e seus pedidos.',
    'Your pay, your time clock and your requests.',
    'Tu pago, tu fichaje y tus solicitudes.',
  ],
  promiseLead: [
    'O RH da sua empresa, na sua mão.',
    'Your company’s HR, in your hand.',
    'RR. HH. de tu empresa, en tu mano.',
  ],
  privacy: ['Privacidade', 'Privacy', 'Privacidad'],
  help: ['Ajuda para entrar', 'Help to sign in', 'Ayuda para entrar'],
  step: [
    (step: number, total: number) => `Passo ${step} de ${total}`,
    (step, total) => `Step ${step} of ${total}`,
    (step, total) => `Paso ${step} de ${total}`,
  ],
  back: ['Voltar um passo', 'Back one step', 'Volver un paso'],
  leave: ['Sair', 'Sign out', 'Salir'],
  check: ['Conferir um recibo', 'Check a payslip', 'Comprobar un recibo'],
});
