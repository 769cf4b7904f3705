import type { Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';
import { noteTenant } from './asker.ts';
import type { AnyHandler, Routes } from './handler.ts';
import { openingOf } from './opening.ts';
import { askHot, askStatement, guardPlanned, runCall, runHot } from './run.ts';
import { sendFile } from './send-file.ts';
import type { MountServices } from './services.ts';

/** Serves every call of a contract below `/api`. @throws where a built call has no handler or a handler no call */
export function mount(app: FastifyInstance, services: MountServices, { contract, handlers }: Routes): void {
  for (const key of Object.keys(handlers))
    if (!contract[key]) throw new Error(`The handler ${key} belongs to no call of its contract.`);
  for (const [key, endpoint] of Object.entries(contract)) {
    const handler = handlers[key];
    if (!handler && !endpoint.planned)
      throw new Error(`${endpoint.method} ${endpoint.path} is declared as built and has no handler.`);
    const methods = endpoint.changesState && endpoint.method === 'GET' ? ['GET', 'POST'] : [endpoint.method];
    for (const method of methods) {
      app.route({
        method,
        url: `/api${endpoint.path}`,
        handler: (request, reply) => serve(endpoint, handler, services, request, reply),
      });
    }
  }
}

async function serve(
  endpoint: Endpoint,
  handler: AnyHandler<Endpoint> | undefined,
  services: MountServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (changesState(endpoint) && request.headers['sec-fetch-site'] === 'cross-site') refuse('CROSS_SITE_REFUSED');
  const opening = await openingOf(endpoint, services.tokens, request);
  if (opening.tokenRow) noteTenant(request, opening.tenant);
  const { calls, long } = services.admission;
  if (handler === undefined || endpoint.planned)
    return calls.run(opening.tenant, () => guardPlanned(endpoint, services.pool, opening, request));
  if (typeof handler === 'function') return runCall(endpoint, handler, services, opening, request, reply);
  if ('otherwise' in handler) {
    const found = await calls.run(opening.tenant, () => askHot(endpoint, handler, services.pool, opening, request));
    const file =
      found === null
        ? undefined
        : await handler.send(found, {
            ip: request.ip,
            tenant: opening.tenant,
            ask: hot => calls.run(opening.tenant, () => askStatement(hot, services.pool, opening)),
            atLength: work => long.run(opening.tenant, work),
          });
    if (file) return sendFile(reply, file, services.log);
    return runCall(endpoint, handler.otherwise, services, opening, request, reply);
  }
  return calls.run(opening.tenant, () => runHot(endpoint, handler, services.pool, opening, request, reply));
}

function changesState(endpoint: Endpoint): boolean {
  return endpoint.method !== 'GET' || endpoint.changesState === true;
}
