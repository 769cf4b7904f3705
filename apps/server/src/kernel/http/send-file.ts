import type { FastifyReply } from 'fastify';
import { contentDisposition } from '../upload/content-disposition.ts';
import { rangeOf } from './byte-range.ts';
import type { ResumableContent, SentFile } from './handler.ts';

export function isSentFile(value: unknown): value is SentFile {
  return typeof value === 'object' && value !== null && 'content' in value && 'contentType' in value && 'name' in value;
}

/** Sends bytes under a clean name (RFC 6266). A file of a person is never kept by caches nor guessed at by browsers. */
export async function sendFile(reply: FastifyReply, file: SentFile): Promise<FastifyReply> {
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
