import type { Language } from '@cracha/contract/kernel/wire.ts';

/** What is said about one's own access: a code, a link, or that something changed. */
export type IdentityMessage =
  | { kind: 'code'; code: string }
  | { kind: 'recoveryCode'; code: string }
  | { kind: 'recoveryLink'; link: string }
  | { kind: 'invitation'; link: string }
  | { kind: 'helpAnswer'; text: string }
  | { kind: 'bankChange'; company: string; due: string; link: string }
  | { kind: 'filesShown'; company: string; total: number; link: string }
  | { kind: 'accessGranted' }
  | { kind: 'authenticatorRemovalAsked' }
  | { kind: 'authenticatorRemoved' }
  | { kind: 'passwordChanged' }
  | { kind: 'provisionalPasswordIssued' }
  | { kind: 'twoFactorActivated' }
  | { kind: 'twoFactorReset' }
  | { kind: 'recoveryCodesRenewed' }
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
  invitation: (link: string) => string;
  invitationSubject: string;
  helpAnswerSubject: string;
  bankChangeSubject: string;
  bankChange: (change: { company: string; due: string; link: string }) => string;
  filesShownSubject: string;
  filesShown: (shown: { company: string; total: number; link: string }) => string;
  changes: Record<
    Exclude<
      IdentityMessage['kind'],
      'code' | 'recoveryCode' | 'recoveryLink' | 'invitation' | 'helpAnswer' | 'bankChange' | 'filesShown'
    >,
    { subject: string; text: string }
  >;
}

/** An SMS: one or two sentences, no link but a recovery's or an invitation's. */
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
  if (message.kind === 'invitation') return words.invitationSubject;
  if (message.kind === 'helpAnswer') return words.helpAnswerSubject;
  if (message.kind === 'bankChange') return words.bankChangeSubject;
  if (message.kind === 'filesShown') return words.filesShownSubject;
  return words.changes[message.kind].subject;
}

function bodyOf(words: Words, message: IdentityMessage): string {
  if (message.kind === 'code') return words.code(message.code);
  if (message.kind === 'recoveryCode') return words.recoveryCode(message.code);
  if (message.kind === 'recoveryLink') return words.recoveryLink(message.link);
  if (message.kind === 'invitation') return words.invitation(message.link);
  if (message.kind === 'helpAnswer') return message.text;
  if (message.kind === 'bankChange') return words.bankChange(message);
  if (message.kind === 'filesShown') return words.filesShown(message);
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
    invitationSubject: 'Seu convite para o Crachá',
    helpAnswerSubject: 'Resposta do suporte do Crachá',
    filesShownSubject: 'Documento novo no Crachá',
    filesShown: ({ company, total, link }) =>
      `${company} enviou a você ${total === 1 ? 'um documento' : `${total} documentos`}. Entre para ver:\n${link}`,
    bankChangeSubject: 'Sua conta de pagamento vai mudar',
    bankChange: ({ company, due, link }) =>
      `${company} pediu para trocar a conta em que você recebe. A troca vale a partir de ${due}. Não foi você? Entre e recuse:\n${link}`,
    invitation: link =>
      `Há um convite para você no Crachá. Crie sua senha por este link. Ele vale por 7 dias e uma vez só:\n${link}`,
    changes: {
      accessGranted: {
        subject: 'Novo acesso no Crachá',
        text: 'você ganhou um novo papel no Crachá. Entre como sempre para usar.',
      },
      authenticatorRemovalAsked: {
        subject: 'Pedido para retirar seu autenticador',
        text: 'alguém da administração do Crachá pediu para retirar o autenticador da sua conta. Outra pessoa ainda precisa confirmar. Se você não perdeu o seu, avise já.',
      },
      authenticatorRemoved: {
        subject: 'Autenticador retirado',
        text: 'o autenticador da sua conta foi retirado por duas pessoas da administração do Crachá. Na próxima entrada você cadastra outro.',
      },
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
      recoveryCodesRenewed: {
        subject: 'Códigos reserva novos',
        text: 'novos códigos reserva foram gerados para a sua conta. Os anteriores não valem mais.',
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
    invitationSubject: 'Your Crachá invitation',
    helpAnswerSubject: 'Answer from Crachá support',
    filesShownSubject: 'New document in Crachá',
    filesShown: ({ company, total, link }) =>
      `${company} sent you ${total === 1 ? 'a document' : `${total} documents`}. Sign in to see:\n${link}`,
    bankChangeSubject: 'The account you are paid to will change',
    bankChange: ({ company, due, link }) =>
      `${company} asked to change the account you are paid to. It takes effect on ${due}. Not you? Sign in and refuse it:\n${link}`,
    invitation: link =>
      `You were invited to Crachá. Create your password with this link. It is good for 7 days, once only:\n${link}`,
    changes: {
      accessGranted: {
        subject: 'New access at Crachá',
        text: 'you were given a new role at Crachá. Sign in as always to use it.',
      },
      authenticatorRemovalAsked: {
        subject: 'Somebody asked to remove your authenticator',
        text: "somebody at Crachá's administration asked to remove the authenticator of your account. Another person must confirm it. If you did not lose yours, tell us at once.",
      },
      authenticatorRemoved: {
        subject: 'Authenticator removed',
        text: "the authenticator of your account was removed by two people of Crachá's administration. At the next sign-in you register another one.",
      },
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
      recoveryCodesRenewed: {
        subject: 'New recovery codes',
        text: 'new recovery codes were made for your account. The former ones no longer work.',
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
    invitationSubject: 'Tu invitación a Crachá',
    helpAnswerSubject: 'Respuesta del soporte de Crachá',
    filesShownSubject: 'Documento nuevo en Crachá',
    filesShown: ({ company, total, link }) =>
      `${company} te envió ${total === 1 ? 'un documento' : `${total} documentos`}. Entra para verlo:\n${link}`,
    bankChangeSubject: 'Tu cuenta de pago va a cambiar',
    bankChange: ({ company, due, link }) =>
      `${company} pidió cambiar la cuenta en la que cobras. El cambio vale desde ${due}. ¿No fuiste tú? Entra y recházalo:\n${link}`,
    invitation: link =>
      `Te invitaron a Crachá. Crea tu contraseña con este enlace. Vale 7 días y una sola vez:\n${link}`,
    changes: {
      accessGranted: {
        subject: 'Nuevo acceso en Crachá',
        text: 'tienes un nuevo papel en Crachá. Entra como siempre para usarlo.',
      },
      authenticatorRemovalAsked: {
        subject: 'Pedido para retirar tu autenticador',
        text: 'alguien de la administración de Crachá pidió retirar el autenticador de tu cuenta. Otra persona debe confirmarlo. Si no perdiste el tuyo, avisa ya.',
      },
      authenticatorRemoved: {
        subject: 'Autenticador retirado',
        text: 'dos personas de la administración de Crachá retiraron el autenticador de tu cuenta. Al entrar de nuevo registras otro.',
      },
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
      recoveryCodesRenewed: {
        subject: 'Códigos de reserva nuevos',
        text: 'se generaron nuevos códigos de reserva para tu cuenta. Los anteriores ya no valen.',
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
