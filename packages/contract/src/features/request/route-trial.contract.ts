import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { codedMessage, day, id } from '../../kernel/wire.ts';
import { approvedKinds } from '../approver-profile/approver-profile.schemas.ts';

const trialForm = z.object({
  idVinculo: id,
  tipo: z.enum(approvedKinds, 'INVALID_OPTION'),
  /** What conditions may name of it: days, centavos, a field of the record. */
  dados: z.optional(
    z.object({
      dias: z.optional(z.int('INVALID_OPTION').check(z.minimum(0, 'INVALID_OPTION'), z.maximum(366, 'INVALID_OPTION'))),
      valor: z.optional(z.int('INVALID_OPTION').check(z.minimum(0, 'INVALID_OPTION'))),
      campo: z.optional(z.string().check(z.maxLength(60))),
    }),
  ),
  /** The day of asking; left out: today. */
  em: z.optional(day),
});

const trialStep = z.object({
  etapa: z.string(),
  /** How many of them. */
  precisa: z.int(),
  /** The last day of the first step, or null; of later ones nobody knows it yet. */
  prazo: z.nullable(day),
  /** Working days. */
  prazoDias: z.nullable(z.int()),
  /** Who has the seats. */
  nomes: z.array(z.string()),
  /** Who may fill them that day: stand-ins, too. */
  podem: z.array(z.string()),
  observadores: z.array(z.string()),
});

/** Trying the approver profiles out, before anybody asks for anything. */
export const routeTrialContract = {
  tryRoute: endpoint({
    method: 'POST',
    path: '/perfilAprovador/simula',
    summary: 'Who would decide what a worker asked for on a day; nothing is written.',
    access: { roles: ['RH'], permission: ['RhPerfilAprovadorVisualizar'] },
    forSupport: true,
    body: trialForm,
    response: z.object({
      /** Without flow HR decides alone. */
      comFluxo: z.boolean(),
      /** Null: none fits, HR decides. */
      perfil: z.nullable(z.string()),
      rota: z.array(trialStep),
      /** Why it could not be sent: nobody to decide. */
      recusa: z.nullable(codedMessage),
    }),
  }),
} satisfies Contract;
