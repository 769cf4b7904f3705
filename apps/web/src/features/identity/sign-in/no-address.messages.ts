import { defineTexts } from '#kernel/base/texts.ts';

export const noAddressTexts = defineTexts({
  title: ['Este endereço não existe', 'This address does not exist', 'Esta dirección no existe'],
  lead: [
    'O link pode estar errado ou ser antigo. Você continua na sua conta.',
    'The link may be wrong or old. You are still in your account.',
    'El enlace puede estar mal o ser antiguo. Sigues en tu cuenta.',
  ],
  goOn: [(name: string) => `Continuar como ${name}`, name => `Continue as ${name}`, name => `Continuar como ${name}`],
  other: ['Entrar com outra conta', 'Sign in with another account', 'Entrar con otra cuenta'],
});
