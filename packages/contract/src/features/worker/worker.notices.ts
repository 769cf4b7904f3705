import { said } from '../../kernel/said.ts';
import type { Notices } from '../notification/notice.ts';

export const workerNotices = {
  registryChecked: {
    values: ['arquivo', 'incluir', 'mudar', 'recusar'],
    title: said('Cadastro conferido', 'Registry checked', 'Registro revisado'),
    text: said(
      '{arquivo}: {incluir} para incluir, {mudar} para mudar, {recusar} de fora. Nada mudou ainda.',
      '{arquivo}: {incluir} to add, {mudar} to change, {recusar} left out. Nothing has changed yet.',
      '{arquivo}: {incluir} para incluir, {mudar} para cambiar, {recusar} fuera. Nada ha cambiado aún.',
    ),
  },
  registryApplied: {
    values: ['arquivo', 'total'],
    title: said('Cadastro aplicado', 'Registry applied', 'Registro aplicado'),
    text: said(
      '{arquivo} foi aplicado ao cadastro. Vínculos: {total}.',
      '{arquivo} was applied to the registry. Employments: {total}.',
      '{arquivo} se aplicó al registro. Vínculos: {total}.',
    ),
  },
  requestsOfDismissed: {
    values: ['arquivo', 'n'],
    title: said('Pedidos de quem saiu', 'Requests of who has left', 'Solicitudes de quien salió'),
    text: said(
      '{arquivo} desligou pessoas com pedidos abertos: {n}. Decida ou cancele cada um.',
      '{arquivo} ended employments with open requests: {n}. Decide or cancel each of them.',
      '{arquivo} terminó vínculos con solicitudes abiertas: {n}. Decide o cancela cada una.',
    ),
  },
  registryFailed: {
    values: ['arquivo'],
    title: said('Cadastro com erro', 'Registry file failed', 'Registro con error'),
    text: said('{arquivo} não pôde ser lido.', '{arquivo} could not be read.', '{arquivo} no se pudo leer.'),
  },
  bankChangeAsked: {
    values: ['empresa', 'quando'],
    title: said('Sua conta vai mudar', 'Your account will change', 'Tu cuenta va a cambiar'),
    text: said(
      '{empresa}: conta nova em {quando}. Não foi você?',
      '{empresa}: new account on {quando}. Not you?',
      '{empresa}: cuenta nueva el {quando}. ¿No fuiste tú?',
    ),
  },
  bankChanged: {
    values: ['empresa'],
    title: said('Conta trocada', 'Account changed', 'Cuenta cambiada'),
    text: said(
      '{empresa} agora paga na conta nova.',
      '{empresa} now pays to the new account.',
      '{empresa} ahora paga en la cuenta nueva.',
    ),
  },
  bankChangeCancelled: {
    values: ['empresa'],
    title: said('Troca cancelada', 'Change cancelled', 'Cambio cancelado'),
    text: said(
      '{empresa} paga na conta de antes.',
      '{empresa} pays to the former account.',
      '{empresa} paga en la cuenta de antes.',
    ),
  },
  bankChangeStopped: {
    values: ['nome'],
    title: said('Conta recusada', 'Account refused', 'Cuenta rechazada'),
    text: said('{nome} recusou a conta nova.', '{nome} refused the new account.', '{nome} rechazó la cuenta nueva.'),
  },
  workerFileShown: {
    values: ['empresa', 'arquivo'],
    title: said('Documento novo', 'New document', 'Documento nuevo'),
    text: said('{empresa} enviou a você: {arquivo}', '{empresa} sent you: {arquivo}', '{empresa} te envió: {arquivo}'),
  },
  transferHeld: {
    values: ['nome', 'empresa'],
    title: said('Mudança de empresa parada', 'Change of company held up', 'Cambio de empresa detenido'),
    text: said(
      '{nome} ainda não passou para {empresa}. A ficha diz por quê.',
      '{nome} has not moved to {empresa} yet. The record says why.',
      '{nome} aún no pasó a {empresa}. La ficha dice por qué.',
    ),
  },
  employmentGiven: {
    values: ['empresa'],
    title: said('Vínculo novo', 'New employment', 'Vínculo nuevo'),
    text: said(
      '{empresa} corrigiu um CPF. O vínculo de lá agora aparece na sua conta.',
      '{empresa} corrected a CPF. Your employment there is in your account now.',
      '{empresa} corrigió un CPF. El vínculo de allí ahora aparece en tu cuenta.',
    ),
  },
  workerFilesShown: {
    values: ['empresa', 'total'],
    title: said('Documentos novos', 'New documents', 'Documentos nuevos'),
    text: said(
      '{empresa} enviou a você {total} documentos.',
      '{empresa} sent you {total} documents.',
      '{empresa} te envió {total} documentos.',
    ),
  },
} as const satisfies Notices;
