import { said } from '../../kernel/said.ts';
import type { Notices } from '../notification/notice.ts';

export const kitNotices = {
  papersAsked: {
    values: ['empresa', 'total'] as const,
    title: said('Documentos pedidos', 'Papers asked for', 'Documentos pedidos'),
    text: said(
      '{empresa} espera {total} documentos seus.',
      '{empresa} waits for {total} papers of yours.',
      '{empresa} espera {total} documentos tuyos.',
    ),
  },
  paperAccepted: {
    values: ['papel'] as const,
    title: said('Documento aceito', 'Paper accepted', 'Documento aceptado'),
    text: said('{papel} foi aceito.', '{papel} was accepted.', '{papel} fue aceptado.'),
  },
  paperRefused: {
    values: ['papel'] as const,
    title: said('Documento recusado', 'Paper refused', 'Documento rechazado'),
    text: said(
      '{papel} foi recusado. Leia o motivo e envie de novo.',
      '{papel} was refused. Read why and send it again.',
      '{papel} fue rechazado. Lee el motivo y envíalo de nuevo.',
    ),
  },
  kitReady: {
    values: ['nome', 'kit'] as const,
    title: said('Kit completo', 'Kit complete', 'Kit completo'),
    text: said('{nome} entregou tudo: {kit}.', '{nome} delivered everything: {kit}.', '{nome} entregó todo: {kit}.'),
  },
  terminationOpened: {
    values: ['empresa'] as const,
    title: said('Sua rescisão foi aberta', 'Your termination was opened', 'Se abrió tu rescisión'),
    text: said(
      '{empresa} abriu a sua rescisão. Veja o que vem e quando.',
      '{empresa} opened your termination. See what comes and when.',
      '{empresa} abrió tu rescisión. Mira qué sigue y cuándo.',
    ),
  },
} as const satisfies Notices;
