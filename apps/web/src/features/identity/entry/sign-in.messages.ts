import { defineTexts, en, es, pt, type TextsIn } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const signInTexts = defineTexts({
  title: ['Entrar', 'Sign in', 'Entrar'],
  adminTitle: ['Entrar na administração', 'Sign in to administration', 'Entrar en la administración'],
  lead: [
    'Use um dado do seu cadastro no RH.',
    'Use a detail from your HR record.',
    'Usa un dato de tu ficha de RR. HH.',
  ],
  identifier: ['CPF, e-mail ou celular', 'CPF, e-mail or cell phone', 'CPF, correo o móvil'],
  kindCPF: word.cpf,
  kindCelular: ['Celular', 'Cell phone', 'Móvil'],
  kindEmail: word.email,
  password: ['Senha', 'Password', 'Contraseña'],
  remember: ['Lembrar de mim', 'Remember me', 'Recordarme'],
  borrowed: ['Celular emprestado', 'Borrowed phone', 'Celular prestado'],
  borrowedLead: [
    'Nada fica guardado aqui, e você sai sozinho depois de 5 minutos sem toque.',
    'Nothing is kept here, and you are signed out after 5 minutes without a touch.',
    'Nada queda guardado aquí, y se cierra solo después de 5 minutos sin tocarlo.',
  ],
  byPasskey: ['Entrar com digital ou rosto', 'Sign in with fingerprint or face', 'Entrar con huella o rostro'],
  passkeyFailed: [
    'A chave deste aparelho não abriu sua conta. Entre com a senha.',
    'This device’s passkey did not open your account. Sign in with your password.',
    'La llave de este aparato no abrió tu cuenta. Entra con la contraseña.',
  ],
  byProvider: [(name: string) => `Entrar com ${name}`, name => `Sign in with ${name}`, name => `Entrar con ${name}`],
  firstTime: ['Primeira vez aqui?', 'First time here?', '¿Primera vez aquí?'],
  useLetter: ['Usar a carta do RH', 'Use HR’s letter', 'Usar la carta de RR. HH.'],
  forgot: ['Esqueci a senha', 'I forgot my password', 'Olvidé la contraseña'],
  enter: ['Entrar', 'Sign in', 'Entrar'],
  entering: ['Entrando', 'Signing in', 'Entrando'],
  wait: [
    (seconds: number) => `Tente de novo em ${seconds} s`,
    seconds => `Try again in ${seconds} s`,
    seconds => `Inténtalo en ${seconds} s`,
  ],
  waitMinutes: [
    (minutes: number) => `Tente de novo em ${pt(minutes, 'minuto', 'minutos')}`,
    minutes => `Try again in ${en(minutes, 'minute', 'minutes')}`,
    minutes => `Inténtalo en ${es(minutes, 'minuto', 'minutos')}`,
  ],
  waitWhy: [
    'Foram muitas tentativas seguidas.',
    'There were many attempts in a row.',
    'Hubo muchos intentos seguidos.',
  ],
  required: ['Campo obrigatório', 'Required field', 'Campo obligatorio'],
  failed: ['Não deu para entrar', 'We could not sign you in', 'No se pudo entrar'],
  failedLead: [
    'Os dados não conferem. Veja o CPF, e-mail ou celular e digite a senha de novo.',
    'The details do not match. Check the CPF, e-mail or cell phone and type the password again.',
    'Los datos no coinciden. Revisa el CPF, el correo o el móvil y escribe la contraseña de nuevo.',
  ],
  notReached: ['Sem internet', 'Offline', 'Sin conexión'],
  notReachedLead: [
    'Não conseguimos chegar ao servidor. Tente de novo em instantes.',
    'We could not reach the server. Try again in a moment.',
    'No pudimos llegar al servidor. Inténtalo de nuevo en un momento.',
  ],
  nobody: [
    'Usuário inativo, entre em contato com o RH',
    'Inactive user, contact HR',
    'Usuario inactivo, contacta con RR. HH.',
  ],
  groupTitle: ['Escolha o grupo de acesso', 'Choose the access group', 'Elige el grupo de acceso'],
  groupLead: [
    'Você pode trocar depois, no menu da área.',
    'You can change it later, in the area menu.',
    'Puedes cambiarlo después, en el menú del área.',
  ],
  groups: ['Grupos de acesso', 'Access groups', 'Grupos de acceso'],
  groupSearch: ['Buscar grupo', 'Search group', 'Buscar grupo'],
  companies: [
    (count: number) => pt(count, 'empresa', 'empresas'),
    count => en(count, 'company', 'companies'),
    count => es(count, 'empresa', 'empresas'),
  ],
  lastUsed: [(when: string) => `usado em ${when}`, when => `used on ${when}`, when => `usado el ${when}`],
  useGroup: ['Usar este grupo', 'Use this group', 'Usar este grupo'],
  pickFirst: ['Escolha um grupo da lista', 'Choose a group from the list', 'Elige un grupo de la lista'],
  noGroups: ['Nenhum grupo liberado', 'No group available', 'Ningún grupo disponible'],
  noGroupsLead: [
    'Fale com o administrador da sua empresa.',
    'Talk to your company’s administrator.',
    'Habla con la administración de tu empresa.',
  ],
  backToLogin: word.backToSignIn,
});

export type SignInTexts = TextsIn<typeof signInTexts>;

/** The button's own words while one is made to wait. */
export function waitText(t: SignInTexts, seconds: number): string {
  return seconds > 120 ? t.waitMinutes(Math.ceil(seconds / 60)) : t.wait(seconds);
}
