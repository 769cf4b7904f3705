import * as z from 'zod/mini';
import { codedMessage, id, instant } from '../../kernel/wire.ts';
import { signatureLevels, signerRoles, signerStates } from './document-words.ts';

/** Who signs, how far they have come, and what became of each message to them. */
export const signer = z.object({
  id,
  nome: z.string(),
  papel: z.enum(signerRoles),
  passo: z.int(),
  nivel: z.enum(signatureLevels),
  nivelAlcancado: z.nullable(z.enum(signatureLevels)),
  situacao: z.enum(signerStates),
  /** Masked. */
  contato: z.nullable(z.string()),
  entregas: z.array(
    z.object({ tipo: z.string(), em: instant, situacao: z.enum(['naFila', 'enviada', 'recusada', 'semResposta']) }),
  ),
  abertoEm: z.nullable(instant),
  lidoEm: z.nullable(instant),
  assinadoEm: z.nullable(instant),
  motivo: z.nullable(z.string()),
});

/** How a request for signatures stands, for its page and for the row of its document. */
export const signatureStanding = {
  assinantes: z.array(signer),
  /** Why it could not be prepared or sealed. */
  causaSelo: z.nullable(codedMessage),
  /** Whose turn it is, since when, and whether they got the message. */
  esperando: z.nullable(
    z.object({ quem: z.array(z.string()), desde: z.nullable(instant), recebeu: z.nullable(z.boolean()) }),
  ),
};
