import type { FastifyReply } from 'fastify';
import { contentDisposition } from '../upload/content-disposition.ts';
import type { SentFile } from './handler.ts';

export function isSentFile(value: unknown): value is SentFile {
  return typeof value === 'object' && value !== null && 'content' in value && 'contentType' in value && 'name' in value;
}

/** Sends bytes under a clean name (RFC 6266). A file of a person is never kept by caches nor guessed at by browsers. */
export function sendFile(reply: FastifyReply, file: SentFile): FastifyReply {
  reply.header('content-type', file.contentType);
  reply.header('content-disposition', contentDisposition(file.name, file.inline ? 'inline' : 'attachment'));
  // what a person sent may be a page to a browser that guesses: it gets no origin to act in
  if (!file.inline) reply.header('content-security-policy', "default-src 'none'; sandbox");
  if (file.size !== undefined) reply.header('content-length', file.size);
  return reply.send(
    file.content instanceof Uint8Array
      ? Buffer.from(file.content.buffer, file.content.byteOffset, file.content.byteLength)
      : file.content,
  );
}
