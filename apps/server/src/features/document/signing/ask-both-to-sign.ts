import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { askSignatures } from './ask-signatures.ts';
import { type SealReady, sendSignature } from './send-signature.ts';

/** For papers that other features make: asks a worker and the sender, side by side, to sign a draft, and sends it. */
export function bothSign(services: { enqueue: Enqueue; sealReady: SealReady }) {
  return async (
    tx: Tx,
    by: Doer,
    {
      documentId,
      employmentId,
      dueOn,
      message,
    }: { documentId: string; employmentId: string; dueOn: string | null; message: string },
  ): Promise<void> => {
    const both = { passo: 1, nivel: 'simples', contato: 'email' } as const;
    const { id } = await askSignatures(tx, by, {
      ...{ idDocumento: documentId, mensagem: message, ...(dueOn !== null && { prazo: dueOn }) },
      assinantes: [
        { ...both, idEmpregado: employmentId, papel: 'parte' },
        { ...both, idUsuario: by.personId, papel: 'representante' },
      ],
    });
    await sendSignature(services, tx, by, id);
  };
}
