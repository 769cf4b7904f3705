import type { Errors } from '../../errors/error.ts';
import { said } from '../../kernel/said.ts';

export const identityErrors = {
  LOGIN_FAILED: {
    status: 401,
    kind: 'refusal',
    said: said(
      'Não foi possível fazer o login. Confira os dados e tente de novo.',
      'Could not sign in. Check your details and try again.',
      'No se pudo iniciar sesión. Revisa los datos e inténtalo de nuevo.',
    ),
  },
  KEY_NOT_FOUND: {
    status: 401,
    kind: 'refusal',
    silent: true,
    said: said(
      'Informe o código do autenticador.',
      'Enter the authenticator code.',
      'Introduce el código del autenticador.',
    ),
  },
  AUTHENTICATOR_EXPIRE_KEY: {
    status: 401,
    kind: 'refusal',
    silent: true,
    said: said(
      'Este aparelho precisa ser confirmado de novo. Informe o código do autenticador.',
      'This device must be confirmed again. Enter the authenticator code.',
      'Hay que confirmar de nuevo este dispositivo. Introduce el código del autenticador.',
    ),
  },
  TWO_FACTOR_CODE_INVALID: {
    status: 422,
    kind: 'refusal',
    said: said('Código 2F inválido', 'Invalid 2F code', 'Código 2F no válido'),
  },
  TWO_FACTOR_CODE_MISSING: {
    status: 400,
    kind: 'input',
    said: said('Código 2F não informado', '2F code not provided', 'Código 2F no informado'),
  },
  TWO_FACTOR_NOT_CONFIGURED: {
    status: 409,
    kind: 'refusal',
    said: said('2F não configurado', '2F is not configured', '2F no configurado'),
  },
  TWO_FACTOR_ALREADY_ACTIVE: {
    status: 409,
    kind: 'refusal',
    said: said(
      'O autenticador já está ativo e não pode ser desligado.',
      'The authenticator is already active and cannot be switched off.',
      'El autenticador ya está activo y no se puede desactivar.',
    ),
  },
  TWO_FACTOR_KEY_EXPIRED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'A chave mostrada venceu. Leia o novo QR code.',
      'The key shown has expired. Scan the new QR code.',
      'La clave mostrada ha caducado. Escanea el nuevo código QR.',
    ),
  },
  IDENTIFIER_REQUIRED: {
    status: 400,
    kind: 'input',
    said: said(
      'Informe um só dado: celular, CPF ou e-mail.',
      'Enter exactly one: cell phone, CPF or e-mail.',
      'Indica un solo dato: móvil, CPF o correo.',
    ),
  },
  CAPTCHA_REQUIRED: {
    status: 400,
    kind: 'input',
    said: said('Confirme que você não é um robô.', 'Confirm you are not a robot.', 'Confirma que no eres un robot.'),
  },
  CAPTCHA_INVALID: {
    status: 400,
    kind: 'input',
    said: said(
      'A confirmação venceu. Tente de novo.',
      'The check has expired. Try again.',
      'La comprobación ha caducado. Inténtalo de nuevo.',
    ),
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    kind: 'refusal',
    said: said(
      'Muitas tentativas. Tente de novo em {tempo}.',
      'Too many attempts. Try again in {tempo}.',
      'Demasiados intentos. Inténtalo de nuevo en {tempo}.',
    ),
  },
  RECOVERY_FAILED: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Não foi possível recuperar a senha. Peça um novo código.',
      'The password could not be recovered. Ask for a new code.',
      'No se pudo recuperar la contraseña. Pide un código nuevo.',
    ),
  },
  PROVISIONAL_PASSWORD_EXPIRED: {
    status: 401,
    kind: 'refusal',
    said: said(
      'A senha provisória venceu. Peça outra ao RH.',
      'The provisional password has expired. Ask HR for another.',
      'La contraseña provisional ha caducado. Pide otra a RR. HH.',
    ),
  },
  USER_INACTIVE: {
    status: 403,
    kind: 'refusal',
    goesTo: 'login',
    said: said('Usuário inativo no sistema!', 'Inactive user', 'Usuario inactivo'),
  },
  USER_WITHOUT_ROLES: {
    status: 403,
    kind: 'refusal',
    goesTo: 'login',
    said: said(
      'Usuário inativo, entre em contato com o RH',
      'User inactive, contact HR',
      'Usuario inactivo, contacta con RR. HH.',
    ),
  },
  PROVIDER_USER_UNKNOWN: {
    status: 403,
    kind: 'refusal',
    said: said(
      'Não encontramos seu cadastro com esses dados. Fale com o RH.',
      'We did not find you here with those details. Talk to HR.',
      'No encontramos tu registro con esos datos. Habla con RR. HH.',
    ),
  },
  PROVIDER_OUT_OF_REACH: {
    status: 503,
    kind: 'refusal',
    said: said(
      'O serviço de identificação não respondeu. Entre com a senha ou tente de novo.',
      'The identity service did not answer. Sign in with your password or try again.',
      'El servicio de identificación no respondió. Entra con la contraseña o inténtalo de nuevo.',
    ),
  },
  USER_CHANGE_NOT_ALLOWED: {
    status: 403,
    kind: 'refusal',
    said: said(
      'Operação não autorizada, você não pode alterar este usuário',
      'Unauthorized operation, not authorized to change this user',
      'Operación no autorizada, no puedes modificar este usuario',
    ),
  },
  SUPPORT_GRANT_REQUIRED: {
    status: 403,
    kind: 'refusal',
    said: said(
      'A pessoa ainda não liberou o atendimento ou o prazo acabou.',
      'The person has not granted support access, or it has ended.',
      'La persona aún no autorizó la asistencia o el plazo terminó.',
    ),
  },
  SUPPORT_ACT_FORBIDDEN: {
    status: 403,
    kind: 'refusal',
    said: said(
      'Durante o suporte isso não é permitido. Só a própria pessoa pode fazer.',
      'Not permitted during support. Only the person can do it.',
      'No se permite durante la asistencia. Solo la persona puede hacerlo.',
    ),
  },
  CURRENT_PASSWORD_WRONG: {
    status: 422,
    kind: 'refusal',
    said: said('Senha atual incorreta.', 'Current password is wrong.', 'La contraseña actual no es correcta.'),
  },
  CURRENT_PASSWORD_MISSING: {
    status: 400,
    kind: 'input',
    said: said('Senha atual não informada.', 'Current password not provided.', 'Contraseña actual no informada.'),
  },
  PASSWORD_INVALID: {
    status: 400,
    kind: 'input',
    said: said('Senha inválida', 'Invalid password', 'Contraseña no válida'),
  },
  PASSWORDS_DO_NOT_MATCH: {
    status: 400,
    kind: 'input',
    said: said('As senhas não conferem', 'Passwords do not match', 'Las contraseñas no coinciden'),
  },
  PASSWORD_HAS_SPACES: {
    status: 400,
    kind: 'input',
    said: said('Não use espaço na senha.', 'No spaces in the password.', 'No uses espacios en la contraseña.'),
  },
  PASSWORD_TOO_SHORT: {
    status: 400,
    kind: 'input',
    said: said(
      'A senha precisa de pelo menos {min} caracteres.',
      'The password needs at least {min} characters.',
      'La contraseña necesita al menos {min} caracteres.',
    ),
    bare: said('A senha é curta demais.', 'The password is too short.', 'La contraseña es demasiado corta.'),
  },
  PASSWORD_TOO_LONG: {
    status: 400,
    kind: 'input',
    said: said(
      'A senha pode ter até {max} caracteres.',
      'The password can have up to {max} characters.',
      'La contraseña puede tener hasta {max} caracteres.',
    ),
    bare: said('A senha é longa demais.', 'The password is too long.', 'La contraseña es demasiado larga.'),
  },
  PASSWORD_TOO_SIMPLE: {
    status: 400,
    kind: 'input',
    said: said(
      'Misture pelo menos {n}: letra maiúscula, letra minúscula, número, símbolo.',
      'Mix at least {n}: upper-case letter, lower-case letter, number, symbol.',
      'Mezcla al menos {n}: mayúscula, minúscula, número, símbolo.',
    ),
    bare: said(
      'Misture letra maiúscula, letra minúscula, número e símbolo.',
      'Mix upper-case letter, lower-case letter, number and symbol.',
      'Mezcla mayúscula, minúscula, número y símbolo.',
    ),
  },
  PASSWORD_TOO_COMMON: {
    status: 400,
    kind: 'input',
    said: said(
      'Esta senha é muito usada. Escolha outra.',
      'This password is too common. Choose another.',
      'Esta contraseña es muy común. Elige otra.',
    ),
  },
  PASSWORD_SAME_AS_CURRENT: {
    status: 422,
    kind: 'refusal',
    said: said(
      'A nova senha precisa ser diferente da atual.',
      'The new password must differ from the current one.',
      'La nueva contraseña debe ser distinta de la actual.',
    ),
  },
  CONTACT_CODE_MISSING: {
    status: 400,
    kind: 'input',
    said: said('Informe o código que enviamos.', 'Enter the code we sent.', 'Introduce el código que enviamos.'),
  },
  CONTACT_CODE_INVALID: {
    status: 422,
    kind: 'refusal',
    said: said('Código inválido ou vencido.', 'Invalid or expired code.', 'Código no válido o caducado.'),
  },
  CONTACT_CODE_TOO_SOON: {
    status: 429,
    kind: 'refusal',
    said: said(
      'Espere {tempo} para pedir outro código.',
      'Wait {tempo} before asking for another code.',
      'Espera {tempo} para pedir otro código.',
    ),
    bare: said(
      'Espere um pouco para pedir outro código.',
      'Wait a little before asking for another code.',
      'Espera un poco para pedir otro código.',
    ),
  },
  CODES_OF_DAY_USED: {
    status: 429,
    kind: 'refusal',
    said: said(
      'Já foram muitos códigos em um dia. Peça outro em {tempo}.',
      'Too many codes in one day. Ask for another in {tempo}.',
      'Ya fueron muchos códigos en un día. Pide otro en {tempo}.',
    ),
  },
  CODES_OF_DAY_USED_LAST_GOOD: {
    status: 429,
    kind: 'refusal',
    said: said(
      'Já foram muitos códigos em um dia. Use o último, enviado para {contato}: vale por mais {validade}. Outro, só em {tempo}.',
      'Too many codes in one day. Use the last one, sent to {contato}: it is good for another {validade}. The next in {tempo}.',
      'Ya fueron muchos códigos en un día. Usa el último, enviado a {contato}: vale {validade} más. Otro, en {tempo}.',
    ),
  },
  CONTACT_NOT_FOUND: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Sem contato cadastrado. Fale com o RH.',
      'No contact on record. Talk to HR.',
      'Sin contacto registrado. Habla con RR. HH.',
    ),
  },
  CONTACT_ALREADY_REGISTERED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'E-mail ou celular já cadastrado para outro usuário',
      'E-mail or mobile already registered for another user',
      'Correo o móvil ya registrado para otro usuario',
    ),
  },
  CONTACT_NOT_CONFIRMED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Confirme seu e-mail antes de continuar.',
      'Confirm your e-mail first.',
      'Confirma tu correo antes de continuar.',
    ),
  },
  ETHNICITY_DECLARATION_REQUIRED: {
    status: 400,
    kind: 'input',
    said: said(
      'Marque a declaração de raça/cor para continuar.',
      'Tick the race/colour declaration to go on.',
      'Marca la declaración de raza/color para continuar.',
    ),
  },
  PHOTO_OF_OWNER: {
    status: 409,
    kind: 'refusal',
    said: said(
      'A pessoa escolheu a própria foto, e é ela que aparece.',
      'This person chose their own photo, and that one is shown.',
      'La persona eligió su propia foto, y es la que se muestra.',
    ),
  },
  MANAGER_NOT_REGISTERED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Não existe Gestor cadastrado. Favor consultar seu RH',
      'No manager registered. Please consult your HR',
      'No hay gestor registrado. Consulta a tu RR. HH.',
    ),
  },
  MANAGER_HAS_WORKERS: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Este gestor tem {n} trabalhadores vinculados e não pode ser excluído.',
      'This manager has {n} linked workers and cannot be deleted.',
      'Este gestor tiene {n} trabajadores vinculados y no se puede eliminar.',
    ),
    bare: said(
      'Este gestor tem trabalhadores vinculados e não pode ser excluído.',
      'This manager has linked workers and cannot be deleted.',
      'Este gestor tiene trabajadores vinculados y no se puede eliminar.',
    ),
  },
  MANAGER_HAS_PENDING_REQUESTS: {
    status: 409,
    kind: 'refusal',
    said: said(
      'O gestor anterior tem {n} solicitações pendentes. Elas passam para o novo gestor?',
      'The previous manager has {n} pending requests. Hand them over to the new one?',
      'El gestor anterior tiene {n} solicitudes pendientes. ¿Pasan al nuevo gestor?',
    ),
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Pelo menos uma pessoa precisa continuar com esse acesso.',
      'At least one person must keep this access.',
      'Al menos una persona debe conservar ese acceso.',
    ),
  },
  LETTER_CODE_INVALID: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Este código não vale. Confira a carta ou peça outra ao RH.',
      'This code is not valid. Check the letter or ask HR for another one.',
      'Este código no es válido. Revisa la carta o pide otra a RR. HH.',
    ),
  },
  LETTER_ACCOUNT_IN_USE: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Você já tem conta. Entre e digite o código da carta em Conta › Empresas.',
      'You already have an account. Sign in and enter the letter code under Account › Companies.',
      'Ya tienes una cuenta. Entra e introduce el código de la carta en Cuenta › Empresas.',
    ),
  },
  CASE_OPEN: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Já há um pedido em andamento para esta conta.',
      'A request for this account is under way already.',
      'Ya hay una solicitud en curso para esta cuenta.',
    ),
  },
  CASE_DIFFERS: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Não é o contato que a outra pessoa pediu.',
      'It is not the contact that the other person asked for.',
      'No es el contacto que pidió la otra persona.',
    ),
  },
  LINK_REFUSED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'A pessoa recusou este vínculo. Dá para pedir de novo 90 dias depois da recusa.',
      'The person refused this link. You can ask again 90 days after the refusal.',
      'La persona rechazó este vínculo. Se puede pedir de nuevo 90 días después del rechazo.',
    ),
  },
} as const satisfies Errors;
