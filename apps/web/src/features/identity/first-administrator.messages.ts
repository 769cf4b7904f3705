import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Criar o primeiro administrador',
  lead: 'Esta instalação ainda não tem ninguém. Quem for criado aqui administra tudo.',
  nome: 'Nome completo',
  cpf: 'CPF',
  email: 'E-mail',
  senha: 'Senha',
  length: 'De 8 a 64 caracteres',
  classes: 'Três destes: maiúscula, minúscula, número, símbolo',
  spaces: 'Sem espaços',
  kept: 'cumprida',
  notYet: 'ainda não',
  wrongCpf: 'CPF não confere. Veja os 11 números.',
  wrongEmail: 'E-mail não confere. Veja se falta o @ ou o final.',
  missing: (fields: string) => `Falta preencher: ${fields}`,
  passwordFirst: 'A senha ainda não segue as regras.',
  create: 'Criar administrador',
  failed: 'Não deu para criar',
  failedFields: 'Veja os campos marcados e tente de novo.',
  notReached: 'Não conseguimos chegar ao servidor. Nada se perdeu: tente de novo em instantes.',
  unexpected: 'O servidor não respondeu como devia. Tente de novo em instantes.',
  expired: 'Este link não vale mais',
  expiredLead:
    'Ele serve uma vez e muda sempre que o servidor inicia. Se ainda não há administrador, reinicie o servidor: ele mostra um link novo.',
  haveOne: 'Já existe administrador: entrar',
  done: 'Administrador criado',
  doneLead: 'Entre com o CPF ou o e-mail e a senha que você escolheu. Este link não serve mais.',
  enter: 'Entrar na administração',
};

export type FirstAdministratorTexts = TextsOf<typeof portuguese>;

export const firstAdministratorTexts = defineTexts<FirstAdministratorTexts>(portuguese, {
  'en-US': () => import('./first-administrator.en-US.messages.ts'),
  'es-ES': () => import('./first-administrator.es-ES.messages.ts'),
});
