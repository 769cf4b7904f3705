import { said } from '../../kernel/said.ts';
import type { Notices } from '../notification/notice.ts';

/** The job, not the name: a notification outlives the candidate's erasure. */
const named = ['funcao'] as const;

export const admissionNotices = {
  admissionSent: {
    values: named,
    title: said('Admissão para conferir', 'Admission to review', 'Admisión por revisar'),
    text: said(
      'Candidato a {funcao} enviou os dados.',
      'A candidate for {funcao} sent the data.',
      'Un candidato a {funcao} envió los datos.',
    ),
  },
  admissionEnded: {
    values: named,
    title: said('Admissão encerrada', 'Admission ended', 'Admisión terminada'),
    text: said(
      'Candidato a {funcao} não segue.',
      'A candidate for {funcao} does not go on.',
      'Un candidato a {funcao} no sigue.',
    ),
  },
  admissionContactReturned: {
    values: named,
    title: said('O convite não chegou', 'The invitation did not arrive', 'La invitación no llegó'),
    text: said(
      'O convite para {funcao} não foi entregue. Corrija o contato e reenvie.',
      'The invitation for {funcao} was not delivered. Correct the contact and send again.',
      'La invitación para {funcao} no se entregó. Corrige el contacto y reenvía.',
    ),
  },
} as const satisfies Notices;
