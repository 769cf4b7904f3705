import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { day, id, instant } from '../../kernel/wire.ts';

/** What the law lets a person ask of who keeps their data (LGPD art. 18): I and II, III, IV, VI and § 2, VII and VIII. */
export const privacyKinds = ['acesso', 'correcao', 'eliminacao', 'informacao'] as const;
export type PrivacyKind = (typeof privacyKinds)[number];

/** A text that the other side reads: 10 to 2,000 characters. */
const longText = z
  .string()
  .check(z.trim(), z.minLength(1, 'REQUIRED_FIELD'), z.minLength(10, 'MIN_LENGTH'), z.maxLength(2000, 'MAX_LENGTH'));

const requestShape = {
  id,
  tipo: z.enum(privacyKinds),
  texto: z.string(),
  pedidoEm: instant,
  /** The last day to answer: 15 days (LGPD art. 19 II); `atrasado` from the day after, while open. */
  prazo: day,
  atrasado: z.boolean(),
  desfecho: z.nullable(z.enum(['atendido', 'recusado'])),
  resposta: z.nullable(z.string()),
  respondidoEm: z.nullable(instant),
};

/** One's own request; `grupoAcesso` is who answers. */
export const ownRequest = z.object({ ...requestShape, grupoAcesso: z.string() });

/** A row of HR's list; `can` is empty for one's own. */
export const listedRequest = z.object({
  ...requestShape,
  nome: z.string(),
  empresa: z.nullable(z.string()),
  can: z.array(z.enum(['responder'])),
});

export const privacyOverview = z.object({
  politica: z.object({ versao: z.string(), aceitaEm: z.nullable(instant) }),
  /** Whose HR answers; none: the person belongs to no access group. */
  grupos: z.array(z.object({ id, nome: z.string() })),
});

export const askForm = z.object({ tipo: z.enum(privacyKinds, 'INVALID_OPTION'), texto: longText });
export const answerForm = z.object({
  desfecho: z.enum(['atendido', 'recusado'], 'INVALID_OPTION'),
  resposta: longText,
});

/** Which requests HR's list shows: open, open and late, answered. */
export const privacyStates = ['abertos', 'atrasados', 'respondidos'] as const;
export type PrivacyState = (typeof privacyStates)[number];
export const privacyQuery = z.object({
  situacao: z._default(z.optional(z.enum(privacyStates, 'INVALID_OPTION')), 'abertos'),
  ...cursorQuery,
});
export const privacyCounts = z.record(z.enum(privacyStates), z.int());
