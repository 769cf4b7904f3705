import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  title: 'Entrar',
  adminTitle: 'Entrar na administração',
  lead: 'Use um dado do seu cadastro no RH.',
  identifier: 'CPF, e-mail ou celular',
  kindCPF: 'CPF',
  kindCelular: 'Celular',
  kindEmail: 'E-mail',
  password: 'Senha',
  remember: 'Lembrar de mim',
  borrowed: 'Celular emprestado',
  borrowedLead: 'Nada fica guardado aqui, e você sai sozinho depois de 5 minutos sem toque.',
  byPasskey: 'Entrar com digital ou rosto',
  passkeyFailed: 'A chave deste aparelho não abriu sua conta. Entre com a senha.',
  byProvider: (name: string) => `Entrar com ${name}`,
  firstTime: 'Primeira vez aqui?',
  useLetter: 'Usar a carta do RH',
  forgot: 'Esqueci a senha',
  enter: 'Entrar',
  entering: 'Entrando',
  wait: (seconds: number) => `Tente de novo em ${seconds} s`,
  waitMinutes: (minutes: number) => `Tente de novo em ${n(minutes, 'minuto', 'minutos')}`,
  waitWhy: 'Foram muitas tentativas seguidas.',
  required: 'Campo obrigatório',
  failed: 'Não deu para entrar',
  failedLead: 'Os dados não conferem. Veja o CPF, e-mail ou celular e digite a senha de novo.',
  notReached: 'Sem internet',
  notReachedLead: 'Não conseguimos chegar ao servidor. Tente de novo em instantes.',
  nobody: 'Usuário inativo, entre em contato com o RH',
  groupTitle: 'Escolha o grupo de acesso',
  groupLead: 'Você pode trocar depois, no menu da área.',
  groups: 'Grupos de acesso',
  groupSearch: 'Buscar grupo',
  companies: (count: number) => n(count, 'empresa', 'empresas'),
  lastUsed: (when: string) => `usado em ${when}`,
  useGroup: 'Usar este grupo',
  pickFirst: 'Escolha um grupo da lista',
  noGroups: 'Nenhum grupo liberado',
  noGroupsLead: 'Fale com o administrador da sua empresa.',
  backToLogin: 'Voltar para a entrada',
};

export type SignInTexts = TextsOf<typeof portuguese>;

export const signInTexts = defineTexts<SignInTexts>(portuguese, {
  'en-US': () => import('./sign-in.en-US.messages.ts'),
  'es-ES': () => import('./sign-in.es-ES.messages.ts'),
});

/** The button's own words while one is made to wait. */
export function waitText(t: SignInTexts, seconds: number): string {
  return seconds > 120 ? t.waitMinutes(Math.ceil(seconds / 60)) : t.wait(seconds);
}
