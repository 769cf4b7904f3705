import { canonical } from '#core/document/chain.ts';
import { drawNotice } from '#core/notice/draw-notice.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import type { SentFile } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { signDetached } from '#kernel/seal/cms.ts';
import type { Seal, Unusable } from '#kernel/seal/seal.ts';
import { chainOf } from '../chain.queries.ts';
import { signersOf } from '../signature.queries.ts';
import { ownSignature } from './send-signature.ts';
import { standingOf } from './sign.ts';

/** What a signer keeps of their act (product 6.6): with it a chain that was written anew as a whole is uncovered. */
interface Receipt {
  readonly codigo: string;
  readonly verificacao: string;
  readonly hashLido: string | null;
  readonly hashFinal: string | null;
  readonly ato: string;
  readonly em: string;
  readonly seq: number;
  readonly hash: string;
  /** The hash of the chain's last row now. */
  readonly cabeca: string;
}

/**
 * The reader's own receipt, or that of a signer whom they asked. As data it ends with a detached signature of the platform (CMS, base64) over the RFC 8785 text of the rest.
 * @throws STATUS_FORBIDS before they signed, SEALING_NOT_CONFIGURED, NOT_FOUND, OPERATION_NOT_ALLOWED for another's where they didn't ask
 */
export async function receiptOf(
  seal: () => Promise<Seal | Unusable>,
  tx: Tx,
  by: By,
  { id, form, signerId }: { id: string; form: 'pdf' | 'json'; signerId: string | undefined },
): Promise<SentFile> {
  const { request, own } = signerId === undefined ? await standingOf(tx, by, id) : await asked(tx, by, id, signerId);
  if (own.act === null) return refuse('STATUS_FORBIDS', { status: own.state });
  const chain = await chainOf(tx, request.document_id);
  const row = chain[own.act.seq - 1] ?? refuse('NOT_FOUND');
  const receipt: Receipt = {
    ...{
      codigo: request.code,
      verificacao: request.check_code,
      hashLido: request.hash_read,
      hashFinal: request.hash_final,
    },
    ...{ ato: row.tipo, em: row.em, seq: row.seq, hash: row.hash, cabeca: chain.at(-1)?.hash ?? row.hash },
  };
  const name = `comprovante-${request.code}`;
  if (form === 'pdf')
    return sent(await paperOf(receipt, request.title, request.company, own.name), 'application/pdf', `${name}.pdf`);
  const found = await seal();
  if (!found.usable) return refuse('SEALING_NOT_CONFIGURED');
  const text = canonical({ ...receipt });
  const signature = await signDetached([Buffer.from(text)], found.signer, found.stamp ?? undefined);
  const whole = { ...receipt, assinatura: Buffer.from(signature).toString('base64') };
  return sent(Buffer.from(JSON.stringify(whole, null, 2)), 'application/json', `${name}.json`);
}

/** A signer of a request of the reader's. */
async function asked(tx: Tx, by: By, id: string, signerId: string) {
  const request = await ownSignature(tx, by, id);
  const own = (await signersOf(tx, id)).find(one => one.id === signerId.toLowerCase()) ?? refuse('NOT_FOUND');
  return { request, own };
}

const sent = (content: Uint8Array, contentType: string, name: string): SentFile => ({
  content,
  contentType,
  name,
  size: content.length,
});

function paperOf(receipt: Receipt, title: string, employer: string, worker: string): Promise<Uint8Array> {
  return drawNotice({
    ...{ title: 'Comprovante de assinatura', employer, worker },
    facts: [
      ['Documento', title],
      ['Código', receipt.codigo],
      ['Código de verificação', receipt.verificacao],
      ['Assinado em (UTC)', receipt.em],
      ['Linha do registro', String(receipt.seq)],
    ],
    words: [
      `Resumo do que foi lido (SHA-256): ${receipt.hashLido ?? ''}`,
      `Resumo do arquivo final (SHA-256): ${receipt.hashFinal ?? 'o documento ainda não foi selado'}`,
      `Resumo da linha do seu ato: ${receipt.hash}`,
      `Resumo da última linha do registro: ${receipt.cabeca}`,
      'Guarde este comprovante. Com ele qualquer pessoa confere se o registro do documento foi mudado depois.',
    ],
  });
}
