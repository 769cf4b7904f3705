import { defineTexts, type TextsIn } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const passkeyTexts = defineTexts({
  title: ['Chaves de acesso', 'Passkeys', 'Llaves de acceso'],
  lead: [
    'Entre com digital, rosto ou o código do aparelho, sem senha.',
    'Sign in with fingerprint, face or the device’s code, without a password.',
    'Entra con huella, rostro o el código del aparato, sin contraseña.',
  ],
  list: ['Suas chaves de acesso', 'Your passkeys', 'Tus llaves de acceso'],
  create: ['Criar chave de acesso', 'Create a passkey', 'Crear llave de acceso'],
  createTitle: ['Criar chave de acesso', 'Create a passkey', 'Crear llave de acceso'],
  createLead: [
    'A chave fica neste aparelho. Ninguém entra com ela sem sua digital, seu rosto ou o código do aparelho.',
    'The key stays on this device. Nobody signs in with it without your fingerprint, your face or the device’s code.',
    'La llave queda en este aparato. Nadie entra con ella sin tu huella, tu rostro o el código del aparato.',
  ],
  name: ['Nome da chave', 'Name of the passkey', 'Nombre de la llave'],
  nameHint: ['Como você chama este aparelho', 'What you call this device', 'Cómo llamas a este aparato'],
  nameOwn: ['Meu celular', 'My phone', 'Mi celular'],
  password: ['Senha atual', 'Current password', 'Contraseña actual'],
  go: ['Criar', 'Create', 'Crear'],
  created: ['Chave de acesso criada', 'Passkey created', 'Llave de acceso creada'],
  madeAt: [(day: string) => `Criada em ${day}`, day => `Created on ${day}`, day => `Creada el ${day}`],
  usedAt: [(when: string) => `usada ${when}`, when => `used ${when}`, when => `usada ${when}`],
  neverUsed: ['nunca usada', 'never used', 'nunca usada'],
  suspended: ['Suspensa', 'Suspended', 'Suspendida'],
  suspendedLead: [
    'Pode ter sido copiada e não entra mais. Remova e crie outra.',
    'It may have been copied and lets nobody in any more. Remove it and create another.',
    'Puede haber sido copiada y ya no entra. Retírala y crea otra.',
  ],
  doubted: ['É sua?', 'Is it yours?', '¿Es tuya?'],
  doubtedLead: [
    'Estava na conta antes do vínculo que você aceitou. Entra de novo quando você disser que é sua.',
    'It was in the account before the link you accepted. It signs in again once you say that it is yours.',
    'Estaba en la cuenta antes del vínculo que aceptaste. Vuelve a entrar cuando digas que es tuya.',
  ],
  mine: ['É minha', 'It is mine', 'Es mía'],
  mineOf: [(name: string) => `${name} é minha`, name => `${name} is mine`, name => `${name} es mía`],
  none: ['Nenhuma chave ainda', 'No passkey yet', 'Ninguna llave todavía'],
  noneLead: [
    'Com uma chave, você entra sem digitar a senha.',
    'With a passkey you sign in without typing your password.',
    'Con una llave entras sin escribir la contraseña.',
  ],
  rename: ['Renomear', 'Rename', 'Renombrar'],
  renameOf: [(name: string) => `Renomear ${name}`, name => `Rename ${name}`, name => `Renombrar ${name}`],
  renameTitle: ['Renomear chave', 'Rename passkey', 'Renombrar llave'],
  save: word.save,
  remove: ['Remover', 'Remove', 'Retirar'],
  removeOf: [(name: string) => `Remover ${name}`, name => `Remove ${name}`, name => `Retirar ${name}`],
  removeTitle: [(name: string) => `Remover ${name}?`, name => `Remove ${name}?`, name => `¿Retirar ${name}?`],
  removeLead: [
    'Esta chave não entra mais na sua conta.',
    'This passkey will not open your account any more.',
    'Esta llave ya no abrirá tu cuenta.',
  ],
  removeLast: [
    'É a sua última chave: daqui em diante você entra só com a senha.',
    'It is your last one: from now on you sign in with your password only.',
    'Es tu última llave: de aquí en adelante entras solo con la contraseña.',
  ],
  removed: ['Chave de acesso removida', 'Passkey removed', 'Llave de acceso retirada'],
  refused: [
    'O aparelho não criou a chave. Tente de novo, ou use outro aparelho.',
    'The device did not create the passkey. Try again, or use another device.',
    'El aparato no creó la llave. Inténtalo de nuevo, o usa otro aparato.',
  ],
  known: [
    'Este aparelho já tem uma chave da sua conta.',
    'This device already has a passkey of your account.',
    'Este aparato ya tiene una llave de tu cuenta.',
  ],
  notHere: [
    'Este navegador não cria chaves de acesso.',
    'This browser creates no passkeys.',
    'Este navegador no crea llaves de acceso.',
  ],
});

export type PasskeyTexts = TextsIn<typeof passkeyTexts>;
