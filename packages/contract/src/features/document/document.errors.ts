import type { Errors } from '../../errors/error.ts';
import { said } from '../../kernel/said.ts';

export const documentErrors = {
  DOCUMENT_NOT_READ: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Leia até o fim para assinar. Página {n} de {t}.',
      'Read to the end to sign. Page {n} of {t}.',
      'Lee hasta el final para firmar. Página {n} de {t}.',
    ),
  },
  SIGNERS_COUNT: {
    status: 400,
    kind: 'input',
    said: said(
      'Escolha de 2 a 4 assinantes, contando com o trabalhador.',
      'Choose 2 to 4 signers, the worker included.',
      'Elige de 2 a 4 firmantes, contando al trabajador.',
    ),
  },
  SIGNING_NOT_YOUR_TURN: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Ainda não é a sua vez de assinar.',
      'It is not your turn to sign yet.',
      'Aún no es tu turno de firmar.',
    ),
  },
  EDIT_NOT_ALLOWED: {
    status: 409,
    kind: 'refusal',
    said: said('Edição não permitida', 'Editing not allowed', 'Edición no permitida'),
  },
  CERTIFICATE_INVALID: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Certificado inválido, vencido ou de outra pessoa.',
      'Certificate invalid, expired or of another person.',
      'Certificado no válido, caducado o de otra persona.',
    ),
  },
  SIGNED_UPLOAD: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Este arquivo já tem assinatura digital. Envie o original sem assinatura.',
      'This file is digitally signed already. Send the original without signatures.',
      'Este archivo ya tiene firma digital. Envía el original sin firmas.',
    ),
  },
  FILE_PASSWORD_PROTECTED: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Este arquivo pede senha. Envie-o sem senha.',
      'This file asks for a password. Send it without one.',
      'Este archivo pide contraseña. Envíalo sin ella.',
    ),
  },
  GUARDIAN_REQUIRED: {
    status: 422,
    kind: 'refusal',
    said: said(
      '{nome} tem menos de 18 anos. Inclua quem é responsável legal entre quem assina.',
      '{nome} is under 18. Add their legal guardian to those who sign.',
      '{nome} tiene menos de 18 años. Incluye a quien es responsable legal entre quienes firman.',
    ),
  },
  FORMAT_NOT_SIGNABLE: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Este formato não pode ser assinado. Envie em PDF.',
      'This format cannot be signed. Send it as PDF.',
      'Este formato no se puede firmar. Envíalo en PDF.',
    ),
  },
  SEALING_NOT_CONFIGURED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'O selo da plataforma não está pronto. Fale com o administrador.',
      "The platform's seal is not ready. Talk to the administrator.",
      'El sello de la plataforma no está listo. Habla con el administrador.',
    ),
  },
  CLOCK_UNSURE: {
    status: 503,
    kind: 'refusal',
    said: said(
      'O relógio do servidor está sendo acertado. Tente em instantes.',
      "The server's clock is being set. Try again in a moment.",
      'El reloj del servidor se está ajustando. Inténtalo en un momento.',
    ),
  },
} as const satisfies Errors;
