import { said } from '../kernel/said.ts';
import type { Errors } from './error.ts';

/** Of capabilities that are only declared so far; each moves to its feature. */
export const plannedErrors = {
  REQUEST_ALREADY_FINISHED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Este pedido já foi finalizado.',
      'This request is already finished.',
      'Esta solicitud ya está finalizada.',
    ),
  },
  REQUEST_IN_PROCESS: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Este pedido está em processamento e não pode mudar agora.',
      'This request is in process and cannot change now.',
      'Esta solicitud está en proceso y no puede cambiar ahora.',
    ),
  },
  REQUEST_AWAITING_DECISION: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Este pedido espera o gestor ou o RH e não pode ser finalizado.',
      'The request awaits the manager or HR and cannot be finished.',
      'La solicitud espera al gestor o a RR. HH. y no puede finalizarse.',
    ),
  },
  REQUEST_NOT_YOUR_APPROVAL: {
    status: 403,
    kind: 'refusal',
    said: said(
      'Este pedido não passa por você.',
      'You are not an approver of this request.',
      'Esta solicitud no pasa por ti.',
    ),
  },
  REQUEST_OWN_APPROVAL: {
    status: 403,
    kind: 'refusal',
    said: said(
      'Você não pode decidir o seu próprio pedido.',
      'You cannot decide your own request.',
      'No puedes decidir tu propia solicitud.',
    ),
  },
  CANCEL_REASON_REQUIRED: {
    status: 400,
    kind: 'input',
    said: said('Escreva o motivo para cancelar.', 'Write the reason to cancel.', 'Escribe el motivo para cancelar.'),
  },
  DENY_REASON_REQUIRED: {
    status: 400,
    kind: 'input',
    said: said('Escreva o motivo para continuar', 'Write the reason to continue', 'Escribe el motivo para continuar'),
  },
  EMPSFLAGAPROV: {
    status: 403,
    kind: 'refusal',
    said: said(
      'A aprovação está desligada para esta empresa.',
      'Approval is switched off for this company.',
      'La aprobación está desactivada para esta empresa.',
    ),
  },
  EMPSFLOW: {
    status: 403,
    kind: 'refusal',
    said: said(
      'A aprovação está desligada para este fluxo.',
      'Approval is switched off for this flow.',
      'La aprobación está desactivada para este flujo.',
    ),
  },
  EMPSMODAPROV: {
    status: 403,
    kind: 'refusal',
    said: said(
      'A aprovação está desligada neste módulo.',
      'Approval is switched off for this module.',
      'La aprobación está desactivada en este módulo.',
    ),
  },
  VACATION_NOT_LAWFUL: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Estas férias não seguem a regra: {regra}.',
      'This vacation does not follow the rule: {regra}.',
      'Estas vacaciones no cumplen la regla: {regra}.',
    ),
    bare: said(
      'Estas férias não seguem a regra.',
      'This vacation does not follow the rule.',
      'Estas vacaciones no cumplen la regla.',
    ),
  },
  ADVANCE13_NOT_AVAILABLE: {
    status: 409,
    kind: 'refusal',
    said: said(
      'O adiantamento do 13º vale de fevereiro a novembro, uma vez por ano.',
      'The 13th-salary advance is available February to November, once a year.',
      'El adelanto de la paga 13 vale de febrero a noviembre, una vez al año.',
    ),
  },
  REPORT_DELETE_FAILED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Não foi possível excluir o relatório. Ele está em uso ou em processamento.',
      'The report could not be deleted. It is in use or being processed.',
      'No se pudo eliminar el informe. Está en uso o en proceso.',
    ),
  },
  REPORT_PRICE_CHANGED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'O valor mudou para {valor}. Confirme para gerar.',
      'The price changed to {valor}. Confirm to generate.',
      'El precio cambió a {valor}. Confirma para generar.',
    ),
  },
  PAYMENT_WITHOUT_ITEMS: {
    status: 400,
    kind: 'input',
    said: said(
      'Escolha ao menos um item para pagar.',
      'Choose at least one item to pay.',
      'Elige al menos un elemento para pagar.',
    ),
  },
  PAYMENT_DATE_REQUIRED: {
    status: 400,
    kind: 'input',
    said: said(
      'Informe a data do pagamento e o mês/ano.',
      'Enter the payment date and month/year.',
      'Indica la fecha de pago y el mes/año.',
    ),
  },
  INSUFFICIENT_BALANCE: {
    status: 409,
    kind: 'refusal',
    said: said('Saldo insuficiente.', 'Insufficient balance.', 'Saldo insuficiente.'),
  },
  CARD_ALREADY_LINKED: {
    status: 409,
    kind: 'refusal',
    said: said('Este cartão já está vinculado.', 'This card is already linked.', 'Esta tarjeta ya está vinculada.'),
  },
  BANK_UNAVAILABLE: {
    status: 503,
    kind: 'refusal',
    said: said(
      'O banco não respondeu. Nada foi pago em dobro; vamos tentar de novo.',
      'The bank did not answer. Nothing was paid twice; we will try again.',
      'El banco no respondió. Nada se pagó dos veces; lo intentaremos de nuevo.',
    ),
  },
  BANK_NOT_CONFIGURED: {
    status: 409,
    kind: 'refusal',
    said: said('Integração não configurada', 'Integration not configured', 'Integración no configurada'),
  },
  ASSOCIATION_REQUEST_NOT_FOUND: {
    status: 404,
    kind: 'refusal',
    said: said('Acesso negado!', 'Access denied!', '¡Acceso denegado!'),
  },
  NOT_A_MEMBER: {
    status: 403,
    kind: 'refusal',
    said: said('Associe-se para usar este recurso.', 'Join the association to use this.', 'Asóciate para usar esto.'),
  },
  LOAN_REASON_TOO_SHORT: {
    status: 400,
    kind: 'input',
    said: said(
      'Escreva o motivo com pelo menos {min} caracteres.',
      'Write the reason with at least {min} characters.',
      'Escribe el motivo con al menos {min} caracteres.',
    ),
    bare: said('O motivo é curto demais.', 'The reason is too short.', 'El motivo es demasiado corto.'),
  },
  LOAN_RULE_BROKEN: {
    status: 422,
    kind: 'refusal',
    said: said(
      'O pedido não segue a regra: {regra}.',
      'The request does not follow the rule: {regra}.',
      'La solicitud no cumple la regla: {regra}.',
    ),
    bare: said(
      'O pedido não segue a regra.',
      'The request does not follow the rule.',
      'La solicitud no cumple la regla.',
    ),
  },
  SIMULATION_BLOCKED: {
    status: 403,
    kind: 'refusal',
    said: said(
      'A simulação está bloqueada para a sua empresa.',
      'Simulation is blocked for your company.',
      'La simulación está bloqueada para tu empresa.',
    ),
  },
  CLUB_ACCESS_FAILED: {
    status: 502,
    kind: 'refusal',
    said: said('Não foi possível acessar o clube.', 'The club could not be accessed.', 'No se pudo acceder al club.'),
  },
  CLUB_NEEDS_CONTACTS: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Confirme e-mail e celular para entrar',
      'Confirm e-mail and cell phone to enter',
      'Confirma correo y móvil para entrar',
    ),
  },
} as const satisfies Errors;
