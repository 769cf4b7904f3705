import type { Language } from '@cracha/contract/kernel/wire.ts';

/** What is said about one's own access: a code, a link, or that something changed. */
export type IdentityMessage =
  | { kind: 'code'; code: string }
  | { kind: 'recoveryCode'; code: string }
  | { kind: 'recoveryLink'; link: string }
  | { kind: 'passwordChanged' }
  | { kind: 'provisionalPasswordIssued' }
  | { kind: 'twoFactorActivated' }
  | { kind: 'twoFactorReset' }
  | { kind: 'contactChanged' }
  | { kind: 'passkeyCreated' }
  | { kind: 'passkeyRemoved' }
  | { kind: 'passkeySuspended' };

interface Words {
  hello: (name: string) => string;
  notYou: string;
  code: (code: string) => string;
  codeSubject: string;
  recoveryCode: (code: string) => string;
  recoveryLink: (link: string) => string;
  recoverySubject: string;
  changes: Record<
    Exclude<IdentityMessage['kind'], 'code' | 'recoveryCode' | 'recoveryLink'>,
    { subject: string; text: string }
  >;
}

/** An SMS: one or two sentences, no link but a recovery's. */
export function identitySmsText(language: Language, message: IdentityMessage): string {
  const words = texts[language];
  return `Crachá: ${bodyOf(words, message)}`;
}

export function identityMailText(
  language: Language,
  name: string,
  message: IdentityMessage,
): { subject: string; text: string } {
  const words = texts[language];
  const subject = subjectOf(words, message);
  // the name comes from a payroll file: a line break in it would begin a paragraph of somebody else's words
  const greeting = words.hello(name.replace(/\p{Cc}+/gu, ' ').trim());
  return { subject, text: `${greeting}\n\n${bodyOf(words, message)}\n\n${words.notYou}\n\nCrachá` };
}

function subjectOf(words: Words, message: IdentityMessage): string {
  if (message.kind === 'code') return words.codeSubject;
  if (message.kind === 'recoveryCode' || message.kind === 'recoveryLink') return words.recoverySubject;
  return words.changes[message.kind].subject;
}

function bodyOf(words: Words, message: IdentityMessage): string {
  if (message.kind === 'code') return words.code(message.code);
  if (message.kind === 'recoveryCode') return words.recoveryCode(message.code);
  if (message.kind === 'recoveryLink') return words.recoveryLink(message.link);
  return words.changes[message.kind].text;
}

const texts: Record<Language, Words> = {
  'pt-BR': {
    hello: name => `Olá, ${name}.`,
    notYou: 'Se não foi você, fale com o RH. Ninguém do Crachá pede seu código ou sua senha.',
    codeSubject: 'Seu código do Crachá',
    code: code => `seu código é ${code}. Ele vale por 10 minutos.`,
    recoverySubject: 'Nova senha do Crachá',
    recoveryCode: code => `seu código para criar uma nova senha é ${code}. Ele vale por 10 minutos.`,
    recoveryLink: link => `Crie sua nova senha por este link. Ele vale por 30 minutos e uma vez só:\n${link}`,
    changes: {
      passwordChanged: {
        subject: 'Sua senha mudou',
        text: 'sua senha foi trocada e as outras sessões foram encerradas.',
      },
      provisionalPasswordIssued: {
        subject: 'Senha provisória emitida',
        text: 'o RH ou o suporte emitiu uma senha provisória para você. Na próxima entrada você cria a sua.',
      },
      twoFactorActivated: {
        subject: 'Autenticador ativado',
        text: 'a entrada em duas etapas foi ativada na sua conta.',
      },
      twoFactorReset: {
        subject: 'Autenticador retirado',
        text: 'o autenticador da sua conta foi retirado com um código enviado a um contato seu. Outro precisa ser cadastrado.',
      },
      contactChanged: { subject: 'Seu contato mudou', text: 'um contato da sua conta foi trocado.' },
      passkeyCreated: {
        subject: 'Chave de acesso criada',
        text: 'uma chave de acesso (digital, rosto ou código do aparelho) foi criada para a sua conta.',
      },
      passkeyRemoved: { subject: 'Chave de acesso retirada', text: 'uma chave de acesso da sua conta foi retirada.' },
      passkeySuspended: {
        subject: 'Chave de acesso suspensa',
        text: 'uma chave de acesso da sua conta pode ter sido copiada e não entra mais. Retire-a em Minha conta e crie outra.',
      },
    },
  },
  'en-US': {
    hello: name => `Hello, ${name}.`,
    notYou: 'If it was not you, talk to HR. Nobody at Crachá asks for your code or your password.',
    codeSubject: 'Your Crachá code',
    code: code => `your code is ${code}. It is good for 10 minutes.`,
    recoverySubject: 'New Crachá password',
    recoveryCode: code => `your code to create a new password is ${code}. It is good for 10 minutes.`,
    recoveryLink: link => `Create your new password with this link. It is good for 30 minutes, once only:\n${link}`,
    changes: {
      passwordChanged: {
        subject: 'Your password changed',
        text: 'your password was changed and the other sessions were ended.',
      },
      provisionalPasswordIssued: {
        subject: 'Provisional password issued',
        text: 'HR or support issued a provisional password for you. At the next sign-in you create your own.',
      },
      twoFactorActivated: {
        subject: 'Authenticator activated',
        text: 'two-step sign-in was activated for your account.',
      },
      twoFactorReset: {
        subject: 'Authenticator removed',
        text: 'the authenticator of your account was removed with a code sent to one of your contacts. Another one must be registered.',
      },
      contactChanged: { subject: 'Your contact changed', text: 'a contact of your account was changed.' },
      passkeyCreated: {
        subject: 'Passkey created',
        text: 'a passkey (fingerprint, face or the device’s code) was created for your account.',
      },
      passkeyRemoved: { subject: 'Passkey removed', text: 'a passkey of your account was removed.' },
      passkeySuspended: {
        subject: 'Passkey suspended',
        text: 'a passkey of your account may have been copied and lets nobody in any more. Remove it in My account and create another.',
      },
    },
  },
  'es-ES': {
    hello: name => `Hola, ${name}.`,
    notYou: 'Si no fuiste tú, habla con RR. HH. Nadie de Crachá pide tu código ni tu contraseña.',
    codeSubject: 'Tu código de Crachá',
    code: code => `tu código es ${code}. Vale 10 minutos.`,
    recoverySubject: 'Nueva contraseña de Crachá',
    recoveryCode: code => `tu código para crear una contraseña nueva es ${code}. Vale 10 minutos.`,
    recoveryLink: link => `Crea tu contraseña nueva con este enlace. Vale 30 minutos y una sola vez:\n${link}`,
    changes: {
      passwordChanged: {
        subject: 'Tu contraseña cambió',
        text: 'tu contraseña fue cambiada y las demás sesiones se cerraron.',
      },
      provisionalPasswordIssued: {
        subject: 'Contraseña provisional emitida',
        text: 'RR. HH. o soporte emitió una contraseña provisional para ti. En la próxima entrada creas la tuya.',
      },
      twoFactorActivated: { subject: 'Autenticador activado', text: 'la entrada en dos pasos se activó en tu cuenta.' },
      twoFactorReset: {
        subject: 'Autenticador retirado',
        text: 'el autenticador de tu cuenta fue retirado con un código enviado a un contacto tuyo. Hay que registrar otro.',
      },
      contactChanged: { subject: 'Tu contacto cambió', text: 'un contacto de tu cuenta fue cambiado.' },
      passkeyCreated: {
        subject: 'Llave de acceso creada',
        text: 'se creó una llave de acceso (huella, rostro o código del aparato) para tu cuenta.',
      },
      passkeyRemoved: { subject: 'Llave de acceso retirada', text: 'se retiró una llave de acceso de tu cuenta.' },
      passkeySuspended: {
        subject: 'Llave de acceso suspendida',
        text: 'una llave de acceso de tu cuenta puede haber sido copiada y ya no entra. Retírala en Mi cuenta y crea otra.',
      },
    },
  },
};
