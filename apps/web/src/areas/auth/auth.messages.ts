import { defineTexts } from '#kernel/base/texts.ts';

export const authTexts = defineTexts({
  about: ['Sobre o Crachá', 'About Crachá', 'Sobre Crachá'],
  promise: [
    'Seu pagamento, seus benefícios e seus documentos.',
    'Your pay, your benefits and your documents.',
    'Tu pago, tus beneficios y tus documentos.',
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
  check: ['Validar um recibo', 'Validate a payslip', 'Validar un recibo'],
});
