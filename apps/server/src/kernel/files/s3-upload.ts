import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { type Send, StoreFailure } from './s3-calls.ts';

/** A larger file goes in parts: one call for all of it would begin anew after each broken connection. */
const largestWhole = 100 * 1024 * 1024;
/** Of a file in parts; the service takes 5 MB to 5 GB each, and 10,000 of them. */
const partSize = 32 * 1024 * 1024;

/** Sends a local file under its hash. Unfinished parts are taken back where it fails; a bucket forgets those of a killed process by a rule. */
export async function upload(
  send: Send,
  path: string,
  sha256: string,
  sizes = { largestWhole, partSize },
): Promise<void> {
  const content = await openAsBlob(path);
  if (content.size <= sizes.largestWhole) {
    await send({ method: 'PUT', sha256, expected: [200], body: { content, sha256 } });
    return;
  }
  const begun = await send({ method: 'POST', sha256, query: 'uploads=', expected: [200] });
  const id = /<UploadId>([^<]+)<\/UploadId>/.exec(await begun.text())?.[1];
  if (!id) throw new StoreFailure(`POST of ${sha256} answered no upload.`);
  const uploadId = `uploadId=${encodeURIComponent(id)}`;
  try {
    const tags: string[] = [];
    for (let from = 0; from < content.size; from += sizes.partSize) {
      const until = Math.min(from + sizes.partSize, content.size);
      const body = { content: content.slice(from, until), sha256: await hashOf(path, from, until - 1) };
      const query = `partNumber=${tags.length + 1}&${uploadId}`;
      const sent = await send({ method: 'PUT', sha256, query, expected: [200], body });
      await sent.body?.cancel();
      tags.push(sent.headers.get('etag') ?? '');
    }
    await complete(send, sha256, uploadId, tags);
  } catch (error) {
    await send({ method: 'DELETE', sha256, query: uploadId, expected: [200, 204, 404] }).catch(() => undefined);
    throw error;
  }
}

/** The service may begin to answer 200 before it knows: then the body says what failed. */
async function complete(send: Send, sha256: string, uploadId: string, tags: readonly string[]): Promise<void> {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
  const xml = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
  const body = { content: new Blob([xml]), sha256: createHash('sha256').update(xml).digest('hex') };
  const answer = await send({ method: 'POST', sha256, query: uploadId, expected: [200], body });
  const said = await answer.text();
  if (!/<CompleteMultipartUploadResult/.test(said))
    throw new StoreFailure(`The parts of ${sha256} were not put together: ${/<Code>([^<]+)/.exec(said)?.[1]}.`);
}

async function hashOf(path: string, start: number, end: number): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { start, end })) hash.update(piece);
  return hash.digest('hex');
}
