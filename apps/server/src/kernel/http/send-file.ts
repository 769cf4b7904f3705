import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Log } from '../log.ts';
import { contentDisposition } from '../upload/content-disposition.ts';
import { rangeOf } from './byte-range.ts';
import type { ResumableContent, SentFile } from './handler.ts';

export function isSentFile(value: unknown): value is SentFile {
  return typeof value === 'object' && value !== null && 'content' in value && 'contentType' in value && 'name' in value;
}

/**
 * Sends bytes under a clean name (RFC 6266). A file of a person is never kept by caches nor guessed at by browsers. What fails before the
 * first byte is told as of any call; later the connection is cut, and the log has a line.
 */
export async function sendFile(reply: FastifyReply, file: SentFile, log: Log): Promise<FastifyReply> {
  if (file.content instanceof Readable) {
    await begun(file.content);
    file.content.once('error', error => {
      // who has left cuts it off too, which is nobody's fault
      const { id: requestId, routeOptions } = reply.request;
      if (!reply.raw.destroyed) log.error('file cut off', { requestId, route: routeOptions.url, error: String(error) });
    });
  }
  reply.header('content-type', file.contentType);
  reply.header('content-disposition', contentDisposition(file.name, file.inline ? 'inline' : 'attachment'));
  // what a person sent may be a page to a browser that guesses: it gets no origin to act in
  if (!file.inline) reply.header('content-security-policy', "default-src 'none'; sandbox");
  if (isResumable(file.content)) return sendPart(reply, file.content, file.size ?? 0);
  if (file.size !== undefined) reply.header('content-length', file.size);
  return reply.send(
    file.content instanceof Uint8Array
      ? Buffer.from(file.content.buffer, file.content.byteOffset, file.content.byteLength)
      : file.content,
  );
}

/** Its first bytes are there, or it is empty. @throws what it failed with before */
function begun(content: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      content.off('readable', done).off('end', done).off('error', reject);
      resolve();
    };
    content.once('readable', done).once('end', done).once('error', reject);
  });
}

function isResumable(content: SentFile['content']): content is ResumableContent {
  return 'part' in content;
}

/** The whole, or the one part that is asked for of these very bytes (RFC 9110, 14). */
async function sendPart(reply: FastifyReply, content: ResumableContent, size: number): Promise<FastifyReply> {
  const { range, 'if-range': ifRange } = reply.request.headers;
  const etag = `"${content.etag}"`;
  reply.header('accept-ranges', 'bytes').header('etag', etag);
  const asked = ifRange === undefined || ifRange === etag ? rangeOf(range, size) : undefined;
  if (asked === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { from, to } = asked ?? { from: 0, to: size - 1 };
  if (asked) reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
  reply.header('content-length', to - from + 1);
  return reply.send(await content.part(from, to));
}
