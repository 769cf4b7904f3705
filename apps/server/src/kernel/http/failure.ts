import { errorCatalogue, isErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { messageOf } from '@cracha/contract/errors/message.ts';
import { errorTitles } from '@cracha/contract/errors/titles.ts';
import type { RefusalBody } from '@cracha/contract/kernel/client.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import pg from 'pg';
import { isOutOfReach } from '../database/out-of-reach.ts';
import { Refusal } from '../refusal.ts';

/** A thrown thing as the refusal it stands for; undefined is a bug of ours. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isOutOfReach(error)) return new Refusal('UNAVAILABLE', { retryAfter: 5 });
  if (error instanceof pg.DatabaseError) return ofDatabase(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Refusal('UPLOAD_TOO_LARGE', { max: '20 MB' });
  if (typeof code === 'string' && code.startsWith('FST_ERR_CTP')) return new Refusal('INVALID_REQUEST');
  if (error instanceof SyntaxError && 'statusCode' in error) return new Refusal('INVALID_REQUEST');
  return undefined;
}

/** CR001 carries a code of the catalogue; a malformed id looks like a missing one. */
function ofDatabase(error: pg.DatabaseError): Refusal | undefined {
  if (error.code === 'CR001' && isErrorCode(error.message)) return new Refusal(error.message);
  if (error.code === '22P02' && error.message.includes('uuid')) return new Refusal('NOT_FOUND');
  return undefined;
}

/** Status and body of a refusal, or of a bug: a request id, nothing internal. */
export async function failureBody(
  refusal: Refusal | undefined,
  language: Language,
  requestId: string,
): Promise<{ status: number; body: RefusalBody }> {
  const code = refusal?.code ?? 'ERROR_SEND';
  const fields = await wordFields(refusal, language);
  return {
    status: errorCatalogue[code].status,
    body: {
      code,
      title: errorTitles[language][errorCatalogue[code].kind],
      message: await messageOf(code, language, refusal?.data ?? {}),
      ...(fields ? { fields } : {}),
      ...(refusal?.data ? { data: { ...refusal.data, ...(refusal.findings && { achados: refusal.findings }) } } : {}),
      requestId,
    },
  };
}

async function wordFields(
  refusal: Refusal | undefined,
  language: Language,
): Promise<Record<string, string> | undefined> {
  if (!refusal?.fields) return undefined;
  const worded = Object.entries(refusal.fields).map(
    async ([field, code]) =>
      [field, await messageOf(code, language, refusal.fieldData?.[field] ?? refusal.data ?? {})] as const,
  );
  return Object.fromEntries(await Promise.all(worded));
}
