import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';

/** Who asked, as far as it is known when a request is refused: for the log. */
interface Asker {
  personId?: string;
  accessGroupId?: string | null;
  supporterId?: string | null;
  /** Before the person is known: whose turn it is (`opening.ts`). */
  tenant?: string;
}

const askers = new WeakMap<FastifyRequest, Asker>();
/** Of this process alone: lines of one stranger are seen to be of one, and the address can't be read from them. */
const key = randomBytes(32);

export function noteAsker(request: FastifyRequest, { personId, accessGroupId, supporterId }: Actor): void {
  askers.set(request, { personId, accessGroupId, ...(supporterId ? { supporterId } : {}) });
}

export function noteTenant(request: FastifyRequest, tenant: string): void {
  askers.set(request, { tenant });
}

/** What the log says of who was refused (ASVS 16.2.1, 16.3.2): person, group and address; of a stranger the address as a mark alone. */
export function askerOf(request: FastifyRequest): Asker & { ip?: string; address?: string } {
  const asker = askers.get(request);
  if (asker) return { ...asker, ip: request.ip };
  return { address: createHmac('sha256', key).update(request.ip).digest('hex').slice(0, 16) };
}
