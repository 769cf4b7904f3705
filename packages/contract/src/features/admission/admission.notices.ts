import { said } from '../../kernel/said.ts';
import type { Notices } from '../notification/notice.ts';

/** The job, not the name: a notification outlives the candidate's erasure. */
const named = ['cargo'] as const;

export const admissionNotices = {
  admissionSent: {
    values: named,
    title: said('Admissão para conferir', 'Admission to review', 'Admisión por revisar'),
    text: said(
      'Candidato a {cargo} enviou os dados.',
      'A candidate for {cargo} sent the data.',
      'Un candidato a {cargo} envió los datos.',
    ),
  },
  admissionEnded: {
    values: named,
    title: said('Admissão encerrada', 'Admission ended', 'Admisión terminada'),
    text: said(
      'Candidato a {cargo} não segue.',
      'A candidate for {cargo} does not go on.',
      'Un candidato a {cargo} no sigue.',
    ),
  },
  admissionContactReturned: {
    values: named,
    title: said('O convite não chegou', 'The invitation did not arrive', 'La invitación no llegó'),
    text: said(
      'O convite para {cargo} não foi entregue. Corrija o contato e reenvie.',
      'The invitation for {cargo} was not delivered. Correct the contact and send again.',
      'La invitación para {cargo} no se entregó. Corrige el contacto y reenvía.',
    ),
  },
} as const satisfies Notices;
